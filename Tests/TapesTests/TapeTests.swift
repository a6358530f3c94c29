// What a tape computes.

import Testing

@Suite("Tapes")
struct TapeTests {}
