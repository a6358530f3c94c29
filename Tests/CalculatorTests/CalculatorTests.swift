// The module has a test target.

import Testing

@Test func `the module builds`() {}
