#ifndef GREENROOM_WATCH_H
#define GREENROOM_WATCH_H

#include <stdint.h>

struct usage {
  uint64_t cpu_ms, memory_kb;
};

uint64_t now_ms(void);
struct usage measure_all(void);

#endif
