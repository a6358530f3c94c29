// What the allocator counts.

#include <stddef.h>

/// The bytes of the heap that are in use, with what the allocator adds to each
/// piece.
size_t heapBytes(void);
