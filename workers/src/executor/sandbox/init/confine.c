/* What the sandbox can never have again, and what a program loses before it starts: resources without bound, user, capabilities. */
#define _GNU_SOURCE
#include <grp.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "init.h"

static int limit(int what, uint64_t soft, uint64_t hard) {
  struct rlimit both = {soft, hard};
  return setrlimit(what, &both);
}

/*
 * All that can be done once for the init and whatever it starts, so that no test has to wait for it: signals as a program
 * expects them, no dump of memory, no capability that a program could come by, no system call that nobody here makes.
 */
int seal_sandbox(void) {
  sigset_t none;
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  signal(SIGPIPE, SIG_IGN);
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  /* Not 0: the kernel would still hand a crashed program to a core dump handler of the host. It does not for exactly 1. */
  if (limit(RLIMIT_CORE, 1, 1) < 0) return -1;
  for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0) return -1;
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) < 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -1;
  return filter_common_calls();
}

int set_limits(const struct limits *limits) {
  uint64_t cpu_s = limits->cpu_ms / 1000u + 2, file = (uint64_t)limits->file_kb * 1024u, stack = (uint64_t)limits->stack_kb * 1024u;
  if (limit(RLIMIT_CPU, cpu_s, cpu_s) || limit(RLIMIT_FSIZE, file, file)) return -1;
  if (limit(RLIMIT_STACK, stack, stack) || limit(RLIMIT_NPROC, limits->processes, limits->processes)) return -1;
  if (limit(RLIMIT_NOFILE, limits->open_files, limits->open_files) || limit(RLIMIT_MEMLOCK, 65536, 65536)) return -1;
  if (limit(RLIMIT_MSGQUEUE, 0, 0) || limit(RLIMIT_NICE, 0, 0) || limit(RLIMIT_RTPRIO, 0, 0)) return -1;
  return limit(RLIMIT_SIGPENDING, 1024, 1024);
}

int drop_privileges(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (getuid() != PROGRAM_UID) {
    if (setgroups(0, NULL) < 0 || setresgid(PROGRAM_UID, PROGRAM_UID, PROGRAM_UID) < 0) return -1;
    if (setresuid(PROGRAM_UID, PROGRAM_UID, PROGRAM_UID) < 0) return -1;
  }
  return (int)syscall(SYS_capset, &header, none);
}
