import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../testing/executorUnderTest.ts'

let executor: ExecutorUnderTest
beforeAll(async () => {
  executor = await startExecutorUnderTest({ slotCount: 1, languages: ['c'] })
  await executor.languages()
})
afterAll(() => executor.stop())

const headers = [
  'errno.h',
  'fcntl.h',
  'linux/futex.h',
  'linux/mman.h',
  'sched.h',
  'signal.h',
  'stdio.h',
  'string.h',
  'sys/ioctl.h',
  'sys/mman.h',
  'sys/personality.h',
  'sys/prctl.h',
  'sys/resource.h',
  'sys/socket.h',
  'sys/syscall.h',
  'sys/wait.h',
  'unistd.h',
]

/** Runs a program that makes each call, and returns the results: `ok` or the name of the error. */
async function answersTo(calls: Record<string, string>): Promise<Record<string, string>> {
  const tries = Object.entries(calls).map(
    ([name, call]) => `errno = 0; answer(${JSON.stringify(name)}, (long)(${call}));`,
  )
  const sourceCode = `#define _GNU_SOURCE
${headers.map((name) => `#include <${name}>`).join('\n')}
static void answer(const char *name, long result) { printf("%s: %s\\n", name, result < 0 ? strerrorname_np(errno) : "ok"); }
int main(void) { setvbuf(stdout, NULL, _IONBF, 0); ${tries.join('\n')} return 0; }`
  const { compilation, testCases } = await executor.submit({
    language: 'c',
    sourceCode,
    testCases: [{ expected_output: '' }],
  })
  expect(compilation).toMatchObject({ status: 'ACCEPTED' })
  const lines = testCases[0]?.actual_output.trim().split('\n') ?? []
  return Object.fromEntries(lines.map((line) => line.split(': ')))
}

async function expectAnswers(answer: string, calls: Record<string, string>): Promise<void> {
  const expected = Object.fromEntries(Object.keys(calls).map((name) => [name, answer]))
  expect(await answersTo(calls)).toEqual(expected)
}

/**
 * Makes these system calls with arguments that the kernel itself would refuse. The filter runs before the kernel checks
 * the arguments.
 */
const plainly = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `syscall(SYS_${name}, -1, -1, -1, -1, -1, -1)`]))

describe('the filter of system calls', () => {
  it('refuses calls that control a machine', async () => {
    await expectAnswers(
      'EPERM',
      plainly(
        [
          ['unshare', 'setns', 'mount', 'umount2', 'pivot_root', 'chroot', 'open_tree', 'move_mount', 'fsopen'],
          ['fsconfig', 'fsmount', 'fspick', 'mount_setattr', 'ptrace', 'process_vm_readv', 'process_vm_writev'],
          ['process_madvise', 'kcmp', 'pidfd_getfd', 'seccomp', 'bpf', 'perf_event_open', 'userfaultfd', 'keyctl'],
          ['add_key', 'request_key', 'name_to_handle_at', 'open_by_handle_at', 'fanotify_init', 'fanotify_mark'],
          ['quotactl', 'acct', 'swapon', 'swapoff', 'reboot', 'syslog', 'kexec_load', 'init_module', 'finit_module'],
          ['delete_module', 'settimeofday', 'clock_settime', 'clock_adjtime', 'adjtimex', 'sethostname'],
          ['setdomainname', 'vhangup', 'set_mempolicy', 'mbind', 'move_pages', 'migrate_pages', 'vmsplice'],
        ].flat(),
      ),
    )
  })

  it('refuses calls that runtimes can do without, and unknown ones', async () => {
    const calls = plainly(['clone3', 'io_uring_setup', 'io_uring_enter', 'io_uring_register', 'io_setup', 'io_submit'])
    const younger = { landlock: 'syscall(444, 0, 0, 1)', statmount: 'syscall(457, 0, 0, 0, 0)', never: 'syscall(999)' }
    await expectAnswers('ENOSYS', { ...calls, ...younger })
  })

  it('refuses new namespaces by any flag of clone', async () => {
    const flags = ['NEWNS', 'NEWCGROUP', 'NEWUTS', 'NEWIPC', 'NEWUSER', 'NEWPID', 'NEWNET']
    const calls = flags.map((name) => [name, `syscall(SYS_clone, CLONE_${name} | SIGCHLD, 0, 0, 0, 0)`])
    await expectAnswers('EPERM', Object.fromEntries(calls))
  })

  it('allows local sockets, TCP and UDP only', async () => {
    const families = [
      'AF_NETLINK',
      'AF_PACKET',
      'AF_VSOCK',
      'AF_ALG',
      'AF_TIPC',
      'AF_BLUETOOTH',
      'AF_CAN',
      'AF_KEY',
      'AF_XDP',
    ]
    const sockets = families.map((name) => [name, `socket(${name}, SOCK_RAW, 0)`])
    await expectAnswers('EAFNOSUPPORT', {
      ...Object.fromEntries(sockets),
      'pair of another family': 'socketpair(AF_TIPC, SOCK_STREAM, 0, (int[2]){0})',
    })
    await expectAnswers('EPROTONOSUPPORT', {
      raw: 'socket(AF_INET, SOCK_RAW, 1)',
      sctp: 'socket(AF_INET, SOCK_STREAM, 132)',
      'sctp by kind': 'socket(AF_INET6, SOCK_SEQPACKET, 0)',
      mptcp: 'socket(AF_INET, SOCK_STREAM, 262)',
    })
    await expectAnswers('ok', {
      unix: 'socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)',
      pair: 'socketpair(AF_UNIX, SOCK_SEQPACKET, 0, (int[2]){0})',
      tcp: 'socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0)',
      tcp6: 'socket(AF_INET6, SOCK_STREAM, 6)',
      udp: 'socket(AF_INET, SOCK_DGRAM, 17)',
    })
    await expectAnswers('ENOPROTOOPT', {
      'tls in the kernel': 'setsockopt(socket(AF_INET, SOCK_STREAM, 0), 6, 31, "tls", 4)',
    })
  })

  it('checks requests by their arguments', async () => {
    await expectAnswers('ENOTTY', {
      'forged input': 'ioctl(0, TIOCSTI, "x")',
      'console selection': 'ioctl(0, TIOCLINUX, "x")',
      'line discipline': 'ioctl(open("/dev/ptmx", O_RDWR), TIOCSETD, &(int){21})',
    })
    await expectAnswers('EINVAL', {
      'a filter of its own': 'prctl(PR_SET_SECCOMP, 2, 0, 0, 0)',
      'another memory map': 'prctl(PR_SET_MM, 1, 0, 0, 0)',
    })
    await expectAnswers('EPERM', {
      'executable memory everywhere': 'personality(READ_IMPLIES_EXEC)',
      'another kernel': 'personality(0x0020000)',
      'core dumps': 'setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0})',
      'core dumps, asked otherwise': 'syscall(SYS_prlimit64, 0, RLIMIT_CORE, &(struct rlimit){0, 0}, NULL)',
      'limits of others': 'prlimit(1, RLIMIT_NOFILE, &(struct rlimit){9, 9}, NULL)',
    })
  })

  it('allows the usual calls of programs', async () => {
    await expectAnswers('ok', {
      name: 'prctl(PR_SET_NAME, "x", 0, 0, 0)',
      'what it is': 'personality(0xffffffff)',
      limits: 'prlimit(0, RLIMIT_NOFILE, NULL, &(struct rlimit){0})',
      'limit of core dumps': 'prlimit(0, RLIMIT_CORE, NULL, &(struct rlimit){0})',
      'another limit': 'setrlimit(RLIMIT_NOFILE, &(struct rlimit){64, 64})',
      'memory file': 'memfd_create("x", 0)',
      fork: 'fork() == 0 ? (_exit(0), 0) : wait(NULL)',
      terminal: 'ioctl(open("/dev/ptmx", O_RDWR), TIOCGWINSZ, (char[64]){0})',
      'waiting for the disk': '(sync(), 0)',
      'a pipe file': 'syscall(SYS_mknodat, AT_FDCWD, "/tmp/pipe", 0010600, 0)',
      priority: 'nice(5)',
      'shared memory': 'syscall(SYS_shmget, 0, 4096, 0600)',
    })
  })

  it('ends a process that makes calls of another architecture', async () => {
    const programs =
      process.arch === 'x64'
        ? ['syscall(0x40000000 | 39)', '({ long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(20)); r; })']
        : []
    for (const call of programs) {
      const sourceCode = `#include <unistd.h>\nlong syscall(long, ...);\nint main(void) { ${call}; return 0; }`
      const { testCases } = await executor.submit({ language: 'c', sourceCode, testCases: [{ expected_output: '' }] })
      expect(testCases).toMatchObject([{ status: 'RUNTIME_ERROR', signal: 'SIGSYS' }])
    }
    expect(programs).toHaveLength(process.arch === 'x64' ? 2 : 0)
  })
})
