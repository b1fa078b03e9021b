/* Measures what a running program uses, all its processes together, by reading /proc. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "watch.h"

uint64_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000u + (uint64_t)now.tv_nsec / 1000000u;
}

/*
 * Every process here but the wall's first one and this one belongs to the program. The times of a finished child are
 * counted in its parent once it was waited for. Memory that processes share is counted in each.
 */
struct usage measure_all(void) {
  struct usage total = {0, 0};
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
    unsigned long long user, system, resident = 0;
    long long child_user, child_system;
    if (after_name == NULL) continue;
    if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %lld %lld %*d %*d %*d %*d %*u %*u %llu",
               &user, &system, &child_user, &child_system, &resident) != 5)
      continue;
    total.cpu_ms += (user + system + (uint64_t)child_user + (uint64_t)child_system) * 1000u / (uint64_t)ticks;
    total.memory_kb += resident * (uint64_t)page_kb;
  }
  closedir(proc);
  return total;
}
