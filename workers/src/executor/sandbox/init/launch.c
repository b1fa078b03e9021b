/*
 * launch UID PROCESSOR_TIME MEMORY_EVENTS CGROUP_PROCS... -- COMMAND...
 * Joins the control groups, and opens the files that tell their processor time and how often they had no memory left (not
 * "-") for the init, who cannot reach them from behind the wall. Where the service runs as root (UID is not "-") it then enters a user namespace that knows two
 * users only: its own root (for the wall and the init) and PROGRAM_UID, which is UID on the host and owns nothing there.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "init.h"

static int fail(const char *what) {
  perror(what);
  return 125;
}

static int write_text(const char *path, const char *text) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  int failed = write_all(fd, text, strlen(text));
  close(fd);
  return failed;
}

static int write_map(pid_t pid, const char *file, long host_id) {
  char path[64], text[96];
  snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, file);
  snprintf(text, sizeof text, "0 0 1\n%d %ld 1\n", PROGRAM_UID, host_id);
  return write_text(path, text);
}

static int hand_over(const char *path, int as) {
  int fd = open(path, O_RDONLY);
  return fd == as ? 0 : fd < 0 || dup2(fd, as) < 0 ? -1 : close(fd);
}

static int enter_user_namespace(long host_id);

int launch(int argc, char **argv) {
  int at = 3;
  if (argc < 5) return 125;
  if (close_range(CONTROL_FD + 1, ~0u, 0) < 0) return fail("descriptors"); /* whatever the service was started with */
  for (; at < argc && strcmp(argv[at], "--") != 0; at++)
    if (write_text(argv[at], "0") < 0) return fail(argv[at]);
  if (at + 1 >= argc) return 125;
  if (strcmp(argv[1], "-") != 0 && hand_over(argv[1], PROCESSOR_TIME_FD) < 0) return fail(argv[1]);
  if (strcmp(argv[2], "-") != 0 && hand_over(argv[2], MEMORY_EVENTS_FD) < 0) return fail(argv[2]);
  /* Where it may: no want of memory in the group ends the wall or the init. first.c says who goes instead. */
  write_text("/proc/self/oom_score_adj", "-1000");
  if (strcmp(argv[0], "-") != 0 && enter_user_namespace(strtol(argv[0], NULL, 10)) != 0) return 125;
  execv(argv[at + 1], argv + at + 1);
  return fail(argv[at + 1]);
}

static int enter_user_namespace(long host_id) {
  int go[2];
  if (pipe2(go, O_CLOEXEC) < 0) return fail("pipe");
  pid_t self = getpid(), mapper = fork();
  if (mapper < 0) return fail("fork");
  if (mapper == 0) { /* only a process outside may write a map of more than one user */
    char byte;
    close(go[1]);
    if (read(go[0], &byte, 1) != 1) _exit(1);
    _exit(write_map(self, "uid_map", host_id) < 0 || write_map(self, "gid_map", host_id) < 0);
  }
  if (unshare(CLONE_NEWUSER) < 0) return fail("user namespace");
  if (write_all(go[1], "g", 1) < 0) return fail("pipe");
  int status;
  if (waitpid(mapper, &status, 0) < 0 || status != 0) return fail("user map");
  if (setgroups(0, NULL) < 0 || setresgid(0, 0, 0) < 0 || setresuid(0, 0, 0) < 0) return fail("user");
  close(go[0]), close(go[1]);
  return 0;
}
