/* What a program loses before it starts: resources without bound, user, capabilities, and the system calls it does not need. */
#define _GNU_SOURCE
#include <errno.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "init.h"

static int limit(int what, uint64_t soft, uint64_t hard) {
  struct rlimit both = {soft, hard};
  return setrlimit(what, &both);
}

int set_limits(const struct limits *limits) {
  uint64_t cpu_s = limits->cpu_ms / 1000u + 2, file = (uint64_t)limits->file_kb * 1024u, stack = (uint64_t)limits->stack_kb * 1024u;
  if (limit(RLIMIT_CORE, 0, 0) || limit(RLIMIT_CPU, cpu_s, cpu_s) || limit(RLIMIT_FSIZE, file, file)) return -1;
  if (limit(RLIMIT_STACK, stack, stack) || limit(RLIMIT_NPROC, limits->processes, limits->processes)) return -1;
  if (limit(RLIMIT_NOFILE, limits->open_files, limits->open_files) || limit(RLIMIT_MEMLOCK, 65536, 65536)) return -1;
  if (limit(RLIMIT_MSGQUEUE, 0, 0) || limit(RLIMIT_NICE, 0, 0) || limit(RLIMIT_RTPRIO, 0, 0)) return -1;
  return limit(RLIMIT_SIGPENDING, 1024, 1024);
}

int drop_privileges(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) < 0) return -1;
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) < 0) return -1;
  if (getuid() != PROGRAM_UID) {
    if (setgroups(0, NULL) < 0 || setresgid(PROGRAM_UID, PROGRAM_UID, PROGRAM_UID) < 0) return -1;
    if (setresuid(PROGRAM_UID, PROGRAM_UID, PROGRAM_UID) < 0) return -1;
  }
  if (syscall(SYS_capset, &header, none) < 0) return -1;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the system-call filter knows x86-64 and arm64 only"
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(what) BPF_STMT(BPF_RET | BPF_K, (what))
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))
#define IF_EQUAL(value, then) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, 1), then
#define DENY(name) IF_EQUAL(SYS_##name, REFUSE(EPERM))
#define MISSING(name) IF_EQUAL(SYS_##name, REFUSE(ENOSYS))

/* A list of what is refused: what no judged program needs and what the kernel's holes were found in. */
int filter_system_calls(void) {
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
#ifdef __x86_64__
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), /* the x32 numbers */
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      DENY(iopl), DENY(ioperm), DENY(modify_ldt),
#endif
      MISSING(clone3), /* its flags cannot be read here; the C library then falls back to clone */
      MISSING(io_uring_setup), MISSING(io_uring_enter), MISSING(io_uring_register),
      MISSING(userfaultfd), MISSING(bpf), MISSING(perf_event_open),
      DENY(unshare), DENY(setns), DENY(mount), DENY(umount2), DENY(pivot_root), DENY(chroot),
      DENY(open_tree), DENY(move_mount), DENY(fsopen), DENY(fsconfig), DENY(fsmount), DENY(fspick), DENY(mount_setattr),
      DENY(ptrace), DENY(process_vm_readv), DENY(process_vm_writev), DENY(kcmp), DENY(pidfd_getfd),
      DENY(keyctl), DENY(add_key), DENY(request_key),
      DENY(open_by_handle_at), DENY(name_to_handle_at), DENY(fanotify_init), DENY(quotactl), DENY(acct),
      DENY(swapon), DENY(swapoff), DENY(reboot), DENY(syslog),
      DENY(kexec_load), DENY(init_module), DENY(finit_module), DENY(delete_module),
      DENY(settimeofday), DENY(clock_settime), DENY(clock_adjtime), DENY(adjtimex), DENY(sethostname), DENY(setdomainname),
      DENY(memfd_secret), DENY(vhangup), DENY(lookup_dcookie), DENY(mbind), DENY(move_pages), DENY(migrate_pages),
      /* Sockets: local ones and the Internet's (this network namespace is empty); no netlink, vsock, packets, crypto. */
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 6),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 3, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 1, 0),
      REFUSE(EAFNOSUPPORT),
      ANSWER(SECCOMP_RET_ALLOW),
      /* New processes and threads, but no new namespaces: 0x7e020000 are the CLONE_NEW flags. */
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x7e020000, 0, 1),
      REFUSE(EPERM),
      ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}
