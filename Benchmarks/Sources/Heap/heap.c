#include "heap.h"

#include <malloc.h>

size_t heapBytes(void) {
  struct mallinfo2 usage = mallinfo2();
  return usage.uordblks + usage.hblkhd;
}
