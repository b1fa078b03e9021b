import type { HostileProgram } from './program.ts'

const raw = String.raw

/**
 * Makes each call in a child, because some calls end it. Prints those that work. It doesn't matter why a call fails:
 * the system call filter, missing capabilities, or because it doesn't exist.
 */
const systemCalls = raw`#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif
#define TRY(name, call) do { \
    int status = 0; \
    fflush(stdout); \
    pid_t child = fork(); \
    if (child == 0) { alarm(2); _exit((long)(call) >= 0 ? 1 : 0); } \
    waitpid(child, &status, 0); \
    if (WIFEXITED(status) && WEXITSTATUS(status) == 1) puts(name); \
  } while (0)
static char stack[65536];
static int nothing(void *unused) { (void)unused; return 0; }
static long clone_with(int flags) { return clone(nothing, stack + sizeof stack, flags | SIGCHLD, NULL); }
static long clone3_with(uint64_t flags) {
  uint64_t arguments[11] = {flags, 0, 0, 0, SIGCHLD};
  long pid = syscall(435, arguments, sizeof arguments);
  if (pid == 0) _exit(0);
  return pid;
}
static long read_memory_of(pid_t pid) {
  char byte;
  struct iovec mine = {&byte, 1}, theirs = {(void *)0x400000, 1};
  return syscall(SYS_process_vm_readv, pid, &mine, 1, &theirs, 1, 0);
}
static long gain_capabilities(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct all[2] = {{~0u, ~0u, ~0u}, {~0u, ~0u, ~0u}};
  return syscall(SYS_capset, &header, all);
}
static long raise_limit(int what) {
  struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
  return setrlimit(what, &all);
}
static long real_time(int policy) {
  struct sched_param most = {.sched_priority = 99};
  return sched_setscheduler(0, policy, &most);
}
static long set_clock(void) {
  struct timespec now = {1, 0};
  return clock_settime(CLOCK_REALTIME, &now);
}
static long tune_clock(void) {
  struct timex change = {.modes = ADJ_FREQUENCY};
  return adjtimex(&change);
}
#ifdef __x86_64__
static long old_call(void) {
  long result = 20;
  __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
  return result;
}
#endif
int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  TRY("a user namespace", unshare(CLONE_NEWUSER));
  TRY("a user and mount namespace", unshare(CLONE_NEWUSER | CLONE_NEWNS));
  const int flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWCGROUP, 0x80};
  for (int at = 0; at < 8; at++) {
    if (flags[at] != 0x80) TRY("clone with a namespace", clone_with(flags[at]));
    TRY("clone3 with a namespace", clone3_with((uint64_t)(unsigned)flags[at]));
    TRY("unshare", unshare(flags[at]));
  }
  TRY("clone3 into a control group", clone3_with(0x200000000ull));
  TRY("setns", setns(open("/proc/1/ns/mnt", O_RDONLY), 0));
  TRY("mount", mount("none", "/tmp", "tmpfs", 0, ""));
  TRY("bind mount", mount("/tmp", "/box", NULL, MS_BIND, NULL));
  TRY("remount", mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL));
  TRY("remount of /proc", mount(NULL, "/proc", NULL, MS_REMOUNT | MS_BIND, NULL));
  TRY("umount", umount2("/proc", MNT_DETACH));
  TRY("umount of /tmp", umount2("/tmp", MNT_DETACH));
  TRY("pivot_root", syscall(SYS_pivot_root, "/tmp", "/tmp"));
  TRY("chroot", chroot("/tmp"));
  TRY("fsopen", syscall(430, "tmpfs", 0));
  TRY("open_tree", syscall(428, -100, "/", 1));
  TRY("move_mount", syscall(429, -100, "/tmp", -100, "/box", 0));
  TRY("mount_setattr", syscall(442, -100, "/", 0, (uint64_t[4]){0}, 32));
  TRY("name_to_handle_at", syscall(SYS_name_to_handle_at, -100, "/", (int[64]){128}, &(int){0}, 0));
  TRY("open_by_handle_at", syscall(SYS_open_by_handle_at, open("/", O_RDONLY), (int[34]){8, 1, 2, 0}, O_RDONLY));
  TRY("ptrace of the first process", ptrace(PTRACE_ATTACH, 1, 0, 0));
  TRY("ptrace of the parent", ptrace(PTRACE_SEIZE, getppid(), 0, 0));
  TRY("memory of the first process", read_memory_of(1));
  TRY("kcmp", syscall(SYS_kcmp, 1, getpid(), 0, 0, 0));
  TRY("pidfd_getfd", syscall(438, syscall(434, 1, 0), 0, 0));
  TRY("bpf", syscall(SYS_bpf, 0, (uint64_t[16]){1, 4, 4}, 128));
  TRY("perf_event_open", syscall(SYS_perf_event_open, (uint64_t[16]){0x8000000001ull}, 0, -1, -1, 0));
  TRY("userfaultfd", syscall(SYS_userfaultfd, 0));
  TRY("userfaultfd for users", syscall(SYS_userfaultfd, 1));
  TRY("io_uring_setup", syscall(425, 8, (uint64_t[15]){0}));
  TRY("io_uring_register", syscall(427, 0, 0, 0, 0));
  TRY("keyctl: the session keyring", syscall(SYS_keyctl, 0, -3, 1));
  TRY("keyctl: a new session", syscall(SYS_keyctl, 1, "x"));
  TRY("add_key", syscall(SYS_add_key, "user", "x", "x", 1, -3));
  TRY("request_key", syscall(SYS_request_key, "user", "x", "x", -3));
  TRY("memfd_secret", syscall(SYS_memfd_secret, 0));
  TRY("fanotify_init", syscall(SYS_fanotify_init, 0, 0));
  TRY("quotactl", syscall(SYS_quotactl, 0x80000700, NULL, 0, NULL));
  TRY("acct", syscall(SYS_acct, "/tmp/acct"));
  TRY("swapon", syscall(SYS_swapon, "/tmp/x", 0));
  TRY("swapoff", syscall(SYS_swapoff, "/tmp/x"));
  TRY("syslog", syscall(SYS_syslog, 3, stack, 100));
  TRY("kexec_load", syscall(SYS_kexec_load, 0, 0, NULL, 0));
  TRY("init_module", syscall(SYS_init_module, "", 0, ""));
  TRY("delete_module", syscall(SYS_delete_module, "x", 0));
  TRY("sethostname", sethostname("x", 1));
  TRY("setdomainname", setdomainname("x", 1));
  TRY("clock_settime", set_clock());
  TRY("settimeofday", settimeofday(&(struct timeval){1, 0}, NULL));
  TRY("adjtimex", tune_clock());
  TRY("vhangup", syscall(SYS_vhangup));
  TRY("reboot", syscall(SYS_reboot, 0, 0, 0, NULL));
  TRY("setuid", setuid(0));
  TRY("setresuid", setresuid(0, 0, 0));
  TRY("setgid", setgid(0));
  TRY("setgroups", syscall(SYS_setgroups, 1, (int[1]){0}));
  TRY("capset", gain_capabilities());
  TRY("ambient capabilities", prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0));
  TRY("securebits", prctl(PR_SET_SECUREBITS, 0x2f, 0, 0, 0));
  TRY("PR_SET_MM", prctl(PR_SET_MM, PR_SET_MM_BRK, 0, 0, 0));
  TRY("no_new_privs taken back", prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
  for (int what = 0; what < 16; what++) {
    struct rlimit now;
    if (getrlimit(what, &now) == 0 && now.rlim_max != RLIM_INFINITY) TRY("a higher limit", raise_limit(what));
  }
  TRY("a better priority", setpriority(PRIO_PROCESS, 0, -5));
  TRY("real time", real_time(SCHED_FIFO));
  TRY("real time in turns", real_time(SCHED_RR));
  TRY("input and output in real time", syscall(SYS_ioprio_set, 1, 0, 1 << 13));
  TRY("a lock of all memory", mlockall(MCL_CURRENT | MCL_FUTURE) == 0 && mmap(NULL, 1 << 28, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0) != MAP_FAILED ? 1 : -1);
  TRY("memory at address 0", mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == NULL ? 1 : -1);
#ifdef __x86_64__
  TRY("iopl", syscall(SYS_iopl, 3));
  TRY("ioperm", syscall(SYS_ioperm, 0x80, 1, 1));
  TRY("modify_ldt", syscall(SYS_modify_ldt, 0, stack, 100));
  TRY("a system call of 32 bits", old_call());
  TRY("a system call of x32", syscall(0x40000000 | 39));
  TRY("a system call of x32 above 512", syscall(0x40000000 | 521, 0, 0, 0));
#endif
  puts("end");
}`

const withCtypes = raw`import ctypes, os, platform, sys
libc = ctypes.CDLL(None, use_errno=True)
def attempt(name, call):
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        result = -1
        try: result = call()
        except Exception: pass
        os._exit(1 if result is not None and result >= 0 else 0)
    status = os.waitpid(child, 0)[1]
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 1: print(name)
calls = {
    "ptrace": (101, 16, 1, 0, 0), "unshare of users": (272, 0x10000000), "unshare of mounts": (272, 0x20000), "setns": (308, 0, 0),
    "mount": (165, b"none", b"/tmp", b"tmpfs", 0, b""), "umount": (166, b"/proc", 2), "chroot": (161, b"/tmp"), "pivot_root": (155, b"/tmp", b"/tmp"),
    "bpf": (321, 0, 0, 0), "perf": (298, 0, 0, -1, -1, 0), "userfaultfd": (323, 1), "io_uring": (425, 1, ctypes.create_string_buffer(120)),
    "keyctl": (250, 0, -3, 1), "add_key": (248, b"user", b"x", b"x", 1, -3), "process_vm_readv": (310, 1, 0, 0, 0, 0, 1),
    "open_by_handle_at": (304, -100, ctypes.create_string_buffer(128), 0), "kexec": (246, 0, 0, 0, 0), "syslog": (103, 10, 0, 0),
    "sethostname": (170, b"x", 1), "reboot": (169, 0, 0, 0, 0), "setuid": (105, 0), "iopl": (172, 3), "swapon": (167, b"/tmp/x", 0),
    "init_module": (175, b"", 0, b""), "fsopen": (430, b"tmpfs", 0), "open_tree": (428, -100, b"/", 1), "pidfd_getfd": (438, 0, 0, 0),
    "memfd_secret": (447, 0), "clock_settime": (227, 0, ctypes.create_string_buffer(16)), "fanotify": (300, 0, 0), "x32": (0x40000000 | 39,),
}
if platform.machine() == "x86_64":
    for name, arguments in calls.items(): attempt(name, lambda: libc.syscall(*arguments))
print("end")`

/** Languages that can't make system calls use programs for them. */
const commands = [
  'unshare -U true',
  'unshare -Ur id',
  'unshare -n true',
  'unshare -m true',
  'unshare -p -f true',
  'nsenter -t 1 -m true',
  'mount -t tmpfs none /tmp',
  'mount --bind /tmp /box',
  'mount -o remount,rw /',
  'umount -l /proc',
  'chroot /tmp /bin/true',
  'swapon /tmp/x',
  'losetup -f /tmp/x',
  'hostname hostile',
  'date -s 2001-01-01',
  'dmesg',
  'setpriv --reuid 0 true',
  'renice -n -5 1',
  'chrt -f 50 true',
  'strace -p 1',
  'mknod /tmp/device b 8 0',
  'prlimit --pid 1 --nofile=9',
] as const

const byCommands: HostileProgram[] = (
  [
    [
      'javascript',
      raw`const { spawnSync } = require("child_process")
for (const line of ${JSON.stringify(commands)}) {
  const [program, ...words] = line.split(" ")
  if (spawnSync(program, words, { stdio: "ignore", timeout: 2000 }).status === 0) console.log(line)
}
console.log("end")`,
    ],
    [
      'java',
      raw`class Main {
  public static void main(String[] a) throws Exception {
    for (var line : "${commands.join(';')}".split(";")) {
      try {
        var child = new ProcessBuilder(line.split(" ")).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (child.waitFor() == 0) System.out.println(line);
      } catch (java.io.IOException missing) { }
    }
    System.out.println("end");
  }
}`,
    ],
    [
      'bash',
      `${commands.map((line) => `${line} > /dev/null 2>&1 < /dev/null && echo "${line}"`).join('\n')}\necho end\n`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'commands that would change the kernel',
  language,
  source,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

export const kernelPrograms: HostileProgram[] = [
  {
    name: 'system calls that no program needs',
    language: 'c',
    source: systemCalls,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'system calls that no program needs',
    language: 'python',
    source: withCtypes,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'system calls that no program needs',
    language: 'perl',
    source: raw`my %calls = (unshare => [272, 0x10000000], chroot => [161, "/tmp"], keyctl => [250, 0, -3, 1], ptrace => [101, 16, 1, 0, 0], bpf => [321, 0, 0, 0], userfaultfd => [323, 1], sethostname => [170, "x", 1]);
$| = 1;
for my $name (keys %calls) {
  last if (POSIX::uname())[4] ne "x86_64";
  my $child = fork;
  if ($child == 0) { my @words = @{$calls{$name}}; POSIX::_exit(syscall(shift @words, @words) >= 0 ? 1 : 0) }
  waitpid $child, 0;
  print "$name\n" if $? == 256;
}
BEGIN { require POSIX }
print "end\n";`,
    expected: 'ACCEPTED',
  },
  ...byCommands,
  {
    name: 'a filter of system calls that lies to its children',
    language: 'c',
    source: raw`#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
  struct sock_filter all[] = {BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO)};
  struct sock_fprog program = {1, all};
  puts("end");
  fflush(stdout);
  syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
  /* Not even its own end is possible now. */
  for (;;) _exit(0);
}`,
    limits: { timeMs: 300 },
    expected: ['ACCEPTED', 'TIME_LIMIT_EXCEEDED', 'RUNTIME_ERROR'],
  },
]
