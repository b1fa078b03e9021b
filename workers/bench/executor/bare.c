/*
 * bare TIMES INPUT PROGRAM ARGUMENT...
 * The floor of the executor's figures: forks, executes and waits, nothing else. Prints for each run how long it took and the
 * processor time of the program, in microseconds.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long micros(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

static long long of(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  for (int left = atoi(argv[1]); left > 0; left--) {
    struct rusage used;
    int status;
    long long started = micros();
    pid_t child = fork();
    if (child == 0) {
      int in = open(argv[2], O_RDONLY), out = open("/dev/null", O_WRONLY);
      dup2(in, 0), dup2(out, 1);
      execv(argv[3], argv + 3);
      _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0) return 1;
    printf("%lld %lld\n", micros() - started, of(used.ru_utime) + of(used.ru_stime));
  }
  return 0;
}
