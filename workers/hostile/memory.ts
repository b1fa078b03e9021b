import type { HostileProgram } from './program.ts'

const raw = String.raw
const small = { memoryMb: 64, timeMs: 5_000 }
const smallJvm = { memoryMb: 128, timeMs: 5_000 }

/** Allocate until something fails. */
const bombs: HostileProgram[] = (
  [
    [
      'c',
      '#include <stdlib.h>\n#include <string.h>\nint main(void) { for (;;) memset(malloc(1000000), 1, 1000000); }\n',
    ],
    ['cpp', '#include <vector>\nint main() { std::vector<long> kept; for (long i = 0;; i++) kept.push_back(i); }\n'],
    ['python', 'kept = []\nwhile True: kept.append(b"x" * 1000000)\n'],
    ['javascript', 'const kept = []\nfor (;;) kept.push(Buffer.alloc(1000000, 1))\n'],
    ['typescript', 'const kept: number[][] = []\nfor (;;) kept.push(new Array(100000).fill(kept.length))\n'],
    [
      'java',
      'import java.util.*; class Main { public static void main(String[] a) { var kept = new ArrayList<long[]>(); while (true) kept.add(new long[100000]); } }',
    ],
    [
      'go',
      'package main\n\nfunc main() {\n\tvar kept [][]byte\n\tfor {\n\t\tpart := make([]byte, 1000000)\n\t\tfor i := range part {\n\t\t\tpart[i] = 1\n\t\t}\n\t\tkept = append(kept, part)\n\t}\n}\n',
    ],
    ['rust', 'fn main() { let mut kept = Vec::new(); loop { kept.push(vec![1u8; 1000000]); } }\n'],
    ['ruby', 'kept = []\nloop { kept << "x" * 1000000 }\n'],
    ['php', '<?php $kept = []; while (true) $kept[] = str_repeat("x", 1000000);\n'],
    ['perl', 'my @kept; push @kept, "x" x 1000000 while 1;\n'],
    ['bash', 'kept=xxxxxxxxxxxxxxxx\nwhile :; do kept=$kept$kept; done\n'],
    [
      'csharp',
      'using System.Collections.Generic; class Program { static void Main() { var kept = new List<byte[]>(); while (true) { var part = new byte[1000000]; for (int i = 0; i < part.Length; i += 4096) part[i] = 1; kept.Add(part); } } }',
    ],
    [
      'haskell',
      'main :: IO ()\nmain = let numbers = [1 ..] :: [Integer] in print (sum numbers `seq` length numbers)\n',
    ],
    [
      'kotlin',
      'fun main() { val kept = ArrayList<LongArray>(); while (true) kept.add(LongArray(100000) { it.toLong() }) }\n',
    ],
    [
      'scala',
      'object Main { def main(args: Array[String]): Unit = { var kept = List[Array[Long]](); while (true) kept = new Array[Long](100000) :: kept } }\n',
    ],
    ['swift', 'var kept: [[UInt8]] = []\nwhile true { kept.append([UInt8](repeating: 1, count: 1_000_000)) }\n'],
    ['r', 'kept <- list()\nrepeat kept[[length(kept) + 1]] <- runif(100000)\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a memory bomb',
  language,
  source,
  limits: ['java', 'kotlin', 'scala', 'javascript', 'typescript', 'r', 'csharp'].includes(language) ? smallJvm : small,
  expected: 'RUNTIME_ERROR',
  reason: 'memory',
}))

/** Abort themselves with the system's own functions. */
const aborts: HostileProgram[] = (
  [
    ['c', '#include <stdlib.h>\nint main(void) { abort(); }\n'],
    ['cpp', '#include <stdexcept>\nint main() { throw std::runtime_error("on purpose"); }\n'],
    ['python', 'import os\nos.abort()\n'],
    ['javascript', 'process.abort()\n'],
    ['java', 'class Main { public static void main(String[] a) { Runtime.getRuntime().halt(134); } }'],
    [
      'go',
      'package main\n\nimport "syscall"\n\nfunc main() { syscall.Kill(syscall.Getpid(), syscall.SIGABRT); select {} }\n',
    ],
    ['rust', 'fn main() { std::process::abort(); }\n'],
    ['ruby', 'Process.kill(:ABRT, Process.pid)\nsleep\n'],
    ['perl', 'use POSIX; POSIX::abort();\n'],
    ['bash', 'kill -ABRT $$\n'],
    ['php', '<?php posix_kill(posix_getpid(), 6);\n'],
    ['csharp', 'class Program { static void Main() { System.Environment.FailFast("on purpose"); } }'],
    ['haskell', 'import System.Posix.Signals\nmain :: IO ()\nmain = raiseSignal sigABRT >> error "still there"\n'],
    ['swift', 'fatalError("on purpose")\n'],
  ] as const
).map(([language, source]) => ({ name: 'an abort', language, source, expected: 'RUNTIME_ERROR', reason: null }))

const dives: HostileProgram[] = (
  [
    [
      'c',
      'int dive(volatile int n) { volatile char room[4096]; room[0] = n; return dive(n + 1) + room[0]; }\nint main(void) { return dive(0); }\n',
    ],
    [
      'cpp',
      'int dive(volatile int n) { volatile char room[4096]; room[0] = n; return dive(n + 1) + room[0]; }\nint main() { return dive(0); }\n',
    ],
    [
      'python',
      'import sys\nsys.setrecursionlimit(2**31 - 1)\ndef dive(n): return [n].__class__([dive(n + 1)])\ndive(0)\n',
    ],
    ['javascript', 'const dive = (n) => dive(n + 1) + 1\nconsole.log(dive(0))\n'],
    [
      'java',
      'class Main { static int dive(int n) { return dive(n + 1) + 1; } public static void main(String[] a) { System.out.println(dive(0)); } }',
    ],
    ['go', 'package main\n\nfunc dive(n int) int { return dive(n+1) + 1 }\n\nfunc main() { println(dive(0)) }\n'],
    [
      'rust',
      'fn dive(n: u64) -> u64 { let room = std::hint::black_box([n; 512]); dive(room[1] + 1) + room[2] }\nfn main() { println!("{}", dive(0)); }\n',
    ],
    ['ruby', 'def dive(n) = dive(n + 1) + 1\ndive(0)\n'],
    ['perl', 'no warnings; sub dive { my @room = (1) x 1000; return dive($_[0] + 1) + $room[0]; } dive(0);\n'],
    ['bash', 'dive() { dive; }\ndive\n'],
    ['php', '<?php function dive($n) { return dive($n + 1) + 1; } dive(0);\n'],
    [
      'csharp',
      'class Program { static int Dive(int n) { return Dive(n + 1) + 1; } static void Main() { System.Console.WriteLine(Dive(0)); } }',
    ],
    ['kotlin', 'fun dive(n: Int): Int = dive(n + 1) + 1\nfun main() { println(dive(0)) }\n'],
    ['swift', 'func dive(_ n: Int) -> Int { return dive(n + 1) &+ Int.random(in: 0...1) }\nprint(dive(0))\n'],
    ['r', 'dive <- function(n) dive(n + 1) + 1\ndive(0)\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a recursion without end',
  language,
  source,
  limits: { timeMs: 4_000 },
  // Some are so slow that their time runs out first.
  expected: ['perl', 'bash', 'ruby'].includes(language) ? ['RUNTIME_ERROR', 'TIME_LIMIT_EXCEEDED'] : 'RUNTIME_ERROR',
}))

const childSource = {
  c: raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
  if (fork() == 0) for (;;) memset(malloc(1000000), 1, 1000000);
  wait(NULL);
  puts("end");
}`,
  python: raw`import os
if os.fork() == 0:
    kept = []
    while True: kept.append(b"x" * 1000000)
os.wait()
print("end")`,
  javascript: raw`const { spawnSync } = require("child_process")
const bomb = "const kept = []; for (;;) kept.push(Buffer.alloc(1000000, 1))"
if (spawnSync(process.execPath, ["-e", bomb]).status === 0) console.log("it ended well")
console.log("end")`,
  java: raw`import java.util.*;
class Main {
  public static void main(String[] arguments) throws Exception {
    if (arguments.length > 0) { var kept = new ArrayList<long[]>(); while (true) { kept.add(new long[100000]); } }
    var java = ProcessHandle.current().info().command().orElseThrow();
    new ProcessBuilder(java, "-Xmx2g", "-XX:+UseSerialGC", "-XX:+AlwaysPreTouch", "-Xms2g", "-cp", "/box", "Main", "bomb").start().waitFor();
    System.out.println("end");
  }
}`,
  perl: 'if (fork() == 0) { my @kept; push @kept, "x" x 1000000 while 1; }\nwait;\nprint "end\\n";\n',
  ruby: 'fork { kept = []; loop { kept << "x" * 1000000 } }\nProcess.wait\nputs "end"\n',
} as const

const children: HostileProgram[] = (['c', 'python', 'javascript', 'java', 'perl', 'ruby'] as const).map((language) => ({
  name: 'a child out of memory under a right answer',
  language,
  source: childSource[language],
  limits: { timeMs: 5_000, memoryMb: language === 'java' ? 256 : 96 },
  // Some runtimes with child processes notice in time and refuse more memory themselves, so nothing is killed.
  expected: 'RUNTIME_ERROR',
  reason: 'memory',
}))

/** Memory that belongs to no process: files in a memory file system, within limits that the files alone exceed. */
const filesAsMemory: HostileProgram[] = [
  {
    name: 'files in memory beyond the memory limit',
    language: 'bash',
    source: 'head -c 60000000 /dev/zero > /tmp/one; head -c 60000000 /dev/zero > /dev/shm/two; echo end',
    limits: { memoryMb: 32, timeMs: 5_000 },
    expected: 'RUNTIME_ERROR',
    reason: 'memory',
  },
  {
    name: 'files in memory beyond the memory limit',
    language: 'c',
    source: raw`#include <fcntl.h>
#include <string.h>
#include <unistd.h>
static char page[4096];
int main(void) {
  const char *paths[] = {"/tmp/one", "/dev/shm/two"};
  memset(page, 1, sizeof page);
  for (int at = 0; at < 2; at++) {
    int fd = open(paths[at], O_WRONLY | O_CREAT, 0600);
    for (int n = 0; n < 15000; n++) write(fd, page, sizeof page);
  }
  write(1, "end\n", 4);
}`,
    limits: { memoryMb: 16, timeMs: 5_000 },
    expected: 'RUNTIME_ERROR',
    reason: 'memory',
  },
  {
    name: 'anonymous files (memfd) beyond the memory limit',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
static char page[4096];
int main(void) {
  memset(page, 1, sizeof page);
  for (int at = 0; at < 4; at++) {
    int fd = memfd_create("x", 0);
    if (fd < 0) return 1;
    for (int n = 0; n < 15000; n++) write(fd, page, sizeof page);
  }
  write(1, "end\n", 4);
}`,
    limits: { memoryMb: 48, timeMs: 5_000 },
    expected: 'RUNTIME_ERROR',
  },
  {
    name: 'pipes filled to the brim',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
static char page[65536];
int main(void) {
  int ends[2];
  memset(page, 1, sizeof page);
  while (pipe2(ends, O_NONBLOCK) == 0) {
    fcntl(ends[1], F_SETPIPE_SZ, 1048576);
    while (write(ends[1], page, sizeof page) > 0) continue;
  }
  write(1, "end\n", 4);
}`,
    limits: { memoryMb: 64, timeMs: 5_000 },
    expected: ['ACCEPTED', 'RUNTIME_ERROR'],
  },
  {
    name: 'sockets filled to the brim',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
static char page[65536];
int main(void) {
  int ends[2];
  memset(page, 1, sizeof page);
  while (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0)
    while (write(ends[1], page, sizeof page) > 0) continue;
  write(1, "end\n", 4);
}`,
    limits: { memoryMb: 64, timeMs: 5_000 },
    expected: ['ACCEPTED', 'RUNTIME_ERROR'],
  },
  {
    name: 'an environment and arguments of megabytes for itself',
    language: 'python',
    source: raw`import os, sys
try: os.execve(sys.executable, [sys.executable, "-c", "print('end')"] + ["x" * 100000] * 100, {"A": "x" * 100000})
except OSError: print("end")`,
    expected: 'ACCEPTED',
  },
]

export const memoryPrograms: HostileProgram[] = [...bombs, ...aborts, ...dives, ...children, ...filesAsMemory]
