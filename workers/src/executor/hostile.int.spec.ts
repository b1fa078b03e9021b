import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProgrammingLanguage, TestCaseResult } from '@greenroom/shared'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ExecutorUnderTest, startExecutorUnderTest } from './testing/executorUnderTest.ts'

let executor: ExecutorUnderTest
beforeAll(async () => {
  executor = await startExecutorUnderTest({ slotCount: 1, languages: ['bash', 'python', 'c'] })
  await executor.languages()
})
afterAll(() => executor.stop())

/** Processes that run as a user of the sandbox, or as its init, by their command lines. */
function leftovers(): string[] {
  const found: string[] = []
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      if (Number(parent) === process.pid && /bwrap|sandbox-init/.test(command)) found.push(command)
      if (command.includes('greenroom-marker')) found.push(command)
    } catch {
      // It ended while it was looked at.
    }
  }
  return found
}

afterEach(async () => {
  const after = await executor.submit({
    language: 'python',
    sourceCode: 'import os\nprint(sum(map(int, input().split())), os.listdir("/tmp"), os.listdir("/dev/shm"))',
    testCases: [{ stdin: '20 22', expected_output: '42 [] []' }],
  })
  expect(after.testCases).toMatchObject([{ status: 'ACCEPTED' }])
  const mounts = readFileSync('/proc/mounts', 'utf8')
  expect(mounts).not.toMatch(/ \/(?:box|newroot|oldroot)/)
  for (let tries = 0; leftovers().length > 0 && tries < 50; tries++) await pause(20)
  expect(leftovers()).toEqual([])
})

async function run(
  language: ProgrammingLanguage,
  sourceCode: string,
  { expected = '', limits = {}, stdin = '' } = {},
): Promise<TestCaseResult> {
  const results = await executor.submit({
    language,
    sourceCode,
    testCases: [{ stdin, expected_output: expected }],
    limits: { timeMs: 1_000, ...limits },
  })
  const [result] = results.testCases
  if (result === undefined) throw new Error('there is no result')
  return result
}

describe('processes', () => {
  it('survives a fork bomb', async () => {
    const bomb = '#include <unistd.h>\nint main(void) { for (;;) fork(); }'
    expect(await run('c', bomb)).toMatchObject({ status: 'TIME_LIMIT_EXCEEDED' })
  })

  it('counts the processor time of all children together', async () => {
    const source = 'import os\nfor _ in range(4): os.fork()\nwhile True: pass\n'
    const result = await run('python', source)
    expect(result.status).toBe('TIME_LIMIT_EXCEEDED')
    // On a machine that is busy with other things the wall limit may come first.
    expect(result.timeMs > 900 || result.wallMs >= 3_000).toBe(true)
  })

  it('ends a sleeper that ignores every signal', async () => {
    const source = `import signal, time
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
print("asleep", flush=True)
time.sleep(60)`
    const result = await run('python', source, { limits: { timeMs: 500 } })
    expect(result).toMatchObject({ status: 'TIME_LIMIT_EXCEEDED', actual_output: 'asleep\n', signal: 'SIGKILL' })
    expect(result.timeMs).toBeLessThan(500)
    expect(result.wallMs).toBeGreaterThanOrEqual(2_000)
  })

  it('ends a daemon that a right program leaves behind', async () => {
    const source = `import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execv("/usr/bin/python3", ["greenroom-marker", "-c", "import time; time.sleep(60)"])
    os._exit(0)
os.wait()
print("done")`
    const result = await run('python', source, { expected: 'done' })
    expect(result.status).toBe('ACCEPTED')
  })

  it('lets a program kill nothing but itself', async () => {
    const source = `import os, signal
for target in (1, -1):
    try: os.kill(target, signal.SIGKILL); print("sent")
    except OSError as error: print(type(error).__name__)
print(os.getppid(), len([name for name in os.listdir("/proc") if name.isdigit()]))`
    const result = await run('python', source)
    expect(result.actual_output).toMatch(/^PermissionError\n(?:ProcessLookupError|PermissionError)\n1 2\n$/)
  })

  it('gives a program no terminal, no capability and no way to gain any', async () => {
    const source =
      'grep -E "^(Cap(Prm|Eff|Bnd|Amb)|NoNewPrivs|Seccomp|Uid)" /proc/self/status; ls /proc/self/fd | wc -l; (: < /dev/tty) 2>&1'
    const { actual_output } = await run('bash', source)
    expect(actual_output.match(/^Cap\w+:\t0{16}$/gm)).toHaveLength(4)
    expect(actual_output).toContain('NoNewPrivs:\t1')
    expect(actual_output).toContain('Seccomp:\t2')
    expect(actual_output).toContain('Uid:\t1000\t1000\t1000\t1000')
    expect(actual_output).toContain('\n4\n')
    expect(actual_output).toMatch(/No such device/)
  })
})

describe('memory and files', () => {
  it('tells that a child was out of memory though its parent prints the right answer', async () => {
    const source = `import os
if os.fork() == 0:
    kept = []
    while True: kept.append(b"x" * 1000000)
os.wait()
print("fine")`
    const result = await run('python', source, { expected: 'fine', limits: { memoryMb: 64, timeMs: 5_000 } })
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: 'memory' })
  })

  it('ends deep recursion as a runtime error', async () => {
    const source =
      'int dive(volatile int n) { volatile char room[4096]; room[0] = n; return dive(n + 1) + room[0]; }\nint main(void) { return dive(0); }'
    expect(await run('c', source)).toMatchObject({ status: 'RUNTIME_ERROR', signal: 'SIGSEGV' })
  })

  it('bounds files, and all files together', async () => {
    const sparse =
      'truncate -s 10G /tmp/huge; dd if=/dev/zero of=/tmp/full bs=1M count=200 2>&1; df -k --output=used /tmp'
    const { actual_output } = await run('bash', sparse, { limits: { timeMs: 5_000 } })
    expect(Number(/\n *(\d+)\n$/.exec(actual_output)?.[1])).toBeLessThanOrEqual(64 * 1024)
    const many = 'import itertools\nfor n in itertools.count(): open(f"/tmp/{n}", "w").close()'
    expect(await run('python', many, { limits: { timeMs: 5_000 } })).toMatchObject({
      status: 'RUNTIME_ERROR',
      stderr: expect.stringContaining('No space left'),
    })
  })

  it('leaves nothing to the next test case', async () => {
    const source = `cat /tmp/kept /dev/shm/kept 2> /dev/null; echo secret > /tmp/kept; echo secret > /dev/shm/kept
echo changed 2> /dev/null > /box/main.sh; ipcmk -M 1000 > /dev/null 2>&1; ipcs -m | grep -c 0x; true`
    const results = await executor.submit({
      language: 'bash',
      sourceCode: source,
      testCases: [{ expected_output: '1' }, { expected_output: '1' }, { expected_output: '1' }],
    })
    expect(results.testCases.map(({ actual_output }) => actual_output)).toEqual(['1\n', '1\n', '1\n'])
  })

  it('shows no file of the host but its toolchains', async () => {
    const source = `import os
for path in ("/etc/shadow", "/etc/passwd", "/root", "/home", "${import.meta.dirname}", "/var", "/sys", "/run", "/proc/1/environ", "/proc/1/root",
             "/proc/1/mem", "/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/dev/kvm", "/dev/mem", "/dev/vda", "/init"):
    for flags in (os.O_RDONLY, os.O_WRONLY):
        try: os.open(path, flags); print(path, flags)
        except OSError: pass
for path in ("/box/x", "/usr/x", "/x", "/dev/x", "/proc/sys/kernel/x", "/etc/x"):
    try: os.open(path, os.O_WRONLY | os.O_CREAT); print(path)
    except OSError: pass
print(sorted(os.listdir("/")), os.listdir("/etc"))`
    const { actual_output } = await run('python', source)
    const lines = actual_output.trim().split('\n')
    expect(lines.slice(0, -1)).toEqual(['/proc/sys/kernel/core_pattern 0', '/init 0'])
    expect(lines.at(-1)).not.toMatch(/root|home|var|sys'|passwd|shadow/)
  })

  it('takes nothing but plain files from a compiler', async () => {
    const stolen = '#include "/etc/shadow"\nint main(void) {}'
    const endless = '#include "/dev/zero"\nint main(void) {}'
    const included = '__asm__(".section .rodata\\n.incbin \\"/etc/shadow\\"");\nint main(void) {}'
    for (const source of [stolen, endless, included]) {
      const { status } = await run('c', source)
      expect(status).toBe('COMPILATION_ERROR')
    }
  }, 90_000)

  it('follows no symbolic link that a program left', async () => {
    const source =
      'ln -s /etc/shadow /tmp/out; ln -s /proc/1/root /tmp/root; mkfifo /tmp/pipe; cat /tmp/out /tmp/root/etc/shadow'
    const result = await run('bash', source)
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', actual_output: '' })
  })
})

describe('the network and the kernel', () => {
  it('reaches no socket of the host', async () => {
    const server = createServer((socket) => socket.end('reached'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server does not listen')
    const source = `import socket
def attempt(name, family, kind, target):
    try:
        with socket.socket(family, kind) as s:
            s.settimeout(1); s.connect(target); s.send(b"x"); print(name, "reached")
    except OSError as error: print(name, "refused")
attempt("tcp", socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", ${address.port}))
attempt("tcp out", socket.AF_INET, socket.SOCK_STREAM, ("1.1.1.1", 53))
attempt("udp out", socket.AF_INET, socket.SOCK_DGRAM, ("1.1.1.1", 53))
attempt("netlink", socket.AF_NETLINK, socket.SOCK_RAW, (0, 0))
attempt("vsock", socket.AF_VSOCK, socket.SOCK_STREAM, (2, 22))
attempt("packet", socket.AF_PACKET, socket.SOCK_RAW, ("lo", 0))`
    const { actual_output } = await run('python', source)
    server.close()
    const names = ['tcp', 'tcp out', 'udp out', 'netlink', 'vsock', 'packet']
    expect(actual_output).toBe(names.map((name) => `${name} refused\n`).join(''))
  })

  it('is refused by the kernel what no program needs', async () => {
    const source = `#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <unistd.h>
static void show(const char *name, long result) { if (result >= 0) printf("%s\\n", name); }
int main(void) {
  show("user namespace", unshare(CLONE_NEWUSER));
  show("clone", syscall(SYS_clone, CLONE_NEWUSER | 17, 0, 0, 0, 0));
  show("mount", mount("none", "/tmp", "tmpfs", 0, ""));
  show("chroot", chroot("/tmp"));
  show("ptrace", ptrace(PTRACE_ATTACH, 1, 0, 0));
  show("bpf", syscall(SYS_bpf, 0, 0, 0));
  show("io_uring", syscall(SYS_io_uring_setup, 1, 0));
  show("keyctl", syscall(SYS_keyctl, 0, -3, 1));
  show("perf", syscall(SYS_perf_event_open, 0, 0, 0, 0, 0));
  show("userfaultfd", syscall(SYS_userfaultfd, 0));
  show("setuid", setuid(0));
  show("sethostname", sethostname("x", 1));
  show("write to a descriptor of the sandbox", write(3, "x", 1));
  puts("end");
}`
    expect(await run('c', source)).toMatchObject({ status: 'WRONG_ANSWER', actual_output: 'end\n' })
  })

  it('passes nothing of its own environment on', async () => {
    const { actual_output } = await run('bash', 'env | cut -d= -f1 | sort | tr "\\n" " "')
    expect(actual_output.trim().split(' ')).toEqual(['HOME', 'LANG', 'LC_ALL', 'PATH', 'PWD', 'SHLVL', 'TMPDIR', '_'])
  })
})

describe('outputs', () => {
  it.each([
    ['bytes that are not UTF-8', 'printf "\\xff\\xfe"', '\ufffd\ufffd', 'WRONG_ANSWER'],
    ['a NUL', 'printf "a\\0b"', 'a\0b', 'ACCEPTED'],
    ['colours', 'printf "\\e[31mred\\e[0m\\n"', '\u001b[31mred\u001b[0m', 'ACCEPTED'],
    ['CRLF and no line feed at the end', 'printf "1\\r\\n2"', '1\n2\n', 'ACCEPTED'],
    ['no output', 'true', '', 'ACCEPTED'],
    ['a right answer with exit code 1', 'echo 1; exit 1', '1', 'RUNTIME_ERROR'],
    ['a right answer and then a hang', 'echo 1; sleep 60', '1', 'TIME_LIMIT_EXCEEDED'],
    ['a closed stdout', 'echo 1; exec >&-; exit 0', '1', 'ACCEPTED'],
  ])('judges %s', async (_name, source, expected, status) => {
    const result = await run('bash', source, { expected, limits: { timeMs: 500 } })
    expect(result.status).toBe(status)
  })

  it('ends endless errors, and shows the first 64 KB of them', async () => {
    const result = await run('bash', 'while :; do echo xxxxxxxxxxxxxxxxxxxxxxxx >&2; done', {
      limits: { timeMs: 10_000 },
    })
    expect(result).toMatchObject({ status: 'RUNTIME_ERROR', reason: 'output', truncated: true })
    expect(result.stderr).toHaveLength(64 * 1024)
  })

  it('takes a program that reads nothing of a large input', async () => {
    expect(await run('bash', 'echo 1', { expected: '1', stdin: 'x'.repeat(4_000_000) })).toMatchObject({
      status: 'ACCEPTED',
    })
  })

  it('bounds what a compiler prints', async () => {
    const names = Array.from({ length: 6_000 }, (_, index) => `int n${index} = missing_${index};`)
    const source = `${names.join('\n')}\nint main(void) {}`
    const results = await executor.submit({ language: 'c', sourceCode: source, testCases: [{ expected_output: '' }] })
    expect(results.compilation.status).toBe('COMPILATION_ERROR')
    expect(Buffer.byteLength(results.compilation.output)).toBeLessThanOrEqual(64 * 1024)
    expect(Buffer.byteLength(results.compilation.output)).toBeGreaterThan(60 * 1024)
  })
})

describe('control groups', () => {
  it('are removed when the executor stops', async () => {
    const other = await startExecutorUnderTest({ slotCount: 1, languages: ['bash', 'python', 'c'] })
    await other.submit({ language: 'bash', sourceCode: 'true', testCases: [{ expected_output: '' }] })
    const groupsOf = (folder: string): string[] =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /greenroom-\d+-[^/]*$/.test(name))
        : []
    const before = groupsOf('/sys/fs/cgroup/memory').filter((name) => name.includes(`greenroom-${process.pid}-`))
    await other.stop()
    const after = groupsOf('/sys/fs/cgroup/memory').filter((name) => name.includes(`greenroom-${process.pid}-`))
    expect(after.length).toBe(before.length === 0 ? 0 : before.length - 1)
  })
})
