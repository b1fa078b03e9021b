/* Measures what a running program uses, all its processes together: from its control group and by reading /proc. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "init.h"
#include "watch.h"

uint64_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000u + (uint64_t)now.tv_nsec / 1000000u;
}

static int tells_time, tells_memory;

void find_group_accounts(void) {
  tells_time = fcntl(PROCESSOR_TIME_FD, F_SETFD, FD_CLOEXEC) == 0;
  tells_memory = fcntl(MEMORY_EVENTS_FD, F_SETFD, FD_CLOEXEC) == 0;
}

static int read_account(int fd, char *text, size_t size) {
  ssize_t length = pread(fd, text, size - 1, 0);
  if (length <= 0) return -1;
  text[length] = 0;
  return 0;
}

/* The same line in memory.oom_control of the first version and in memory.events of the second. */
uint32_t group_memory_kills(void) {
  char text[512];
  if (!tells_memory || read_account(MEMORY_EVENTS_FD, text, sizeof text) < 0) return 0;
  const char *kills = strstr(text, "oom_kill ");
  return kills == NULL ? 0 : (uint32_t)strtoul(kills + strlen("oom_kill "), NULL, 10);
}

/* The first version tells nanoseconds and nothing else, the second a list that begins with "usage_usec". */
int64_t group_cpu_us(void) {
  char text[256];
  if (!tells_time || read_account(PROCESSOR_TIME_FD, text, sizeof text) < 0) return -1;
  const char *second = strstr(text, "usage_usec ");
  return second != NULL ? strtoll(second + strlen("usage_usec "), NULL, 10) : strtoll(text, NULL, 10) / 1000;
}

int64_t own_cpu_us(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
}

/*
 * Every process here but the wall's first one and this one belongs to the program. The times of a finished child are
 * counted in its parent once it was waited for. Memory that processes share is counted in each.
 */
struct usage measure_all(void) {
  struct usage total = {0, 0, 0};
  const long ticks = sysconf(_SC_CLK_TCK), page_kb = sysconf(_SC_PAGESIZE) / 1024;
  DIR *proc = opendir("/proc");
  if (proc == NULL) return total;
  for (struct dirent *entry = readdir(proc); entry != NULL; entry = readdir(proc)) {
    char path[64], text[1024];
    long pid = strtol(entry->d_name, NULL, 10);
    if (pid <= 1 || pid == (long)getpid()) continue;
    snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) continue;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    if (length <= 0) continue;
    text[length] = 0;
    char *after_name = strrchr(text, ')'); /* the name may hold anything, brackets too */
    unsigned long long fetches, user, system, resident = 0;
    long long child_user, child_system;
    if (after_name == NULL) continue;
    if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %llu %*u %llu %llu %lld %lld %*d %*d %*d %*d %*u %*u %llu",
               &fetches, &user, &system, &child_user, &child_system, &resident) != 6)
      continue;
    total.cpu_ms += (user + system + (uint64_t)child_user + (uint64_t)child_system) * 1000u / (uint64_t)ticks;
    total.fetches += fetches;
    total.memory_kb += resident * (uint64_t)page_kb;
  }
  closedir(proc);
  return total;
}
