#ifndef GREENROOM_WATCH_H
#define GREENROOM_WATCH_H

#include <stdint.h>

struct usage {
  uint64_t cpu_ms, memory_kb;
  uint64_t fetches; /* how often a page had to be read from a file: the major faults */
};

uint64_t now_ms(void);

/* Looks once whether the launcher has handed the group's accounts over, before any other descriptor is opened. */
void find_group_accounts(void);

/* The processor time that the control group has used since it was made; -1 where there is no control group to tell. */
int64_t group_cpu_us(void);

/* How many processes of the group the kernel has ended so far for want of memory; 0 where there is no group to tell. */
uint32_t group_memory_kills(void);

/* The processor time of this process alone. */
int64_t own_cpu_us(void);

struct usage measure_all(void);

#endif
