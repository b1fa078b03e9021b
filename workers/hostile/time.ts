import type { HostileProgram } from './program.ts'

const raw = String.raw
const late = 'TIME_LIMIT_EXCEEDED'

const forkBombs: HostileProgram[] = (
  [
    ['c', '#include <unistd.h>\nint main(void) { for (;;) fork(); }\n'],
    ['cpp', '#include <unistd.h>\nint main() { for (;;) fork(); }\n'],
    ['python', 'import os\nwhile True:\n    try: os.fork()\n    except OSError: pass\n'],
    [
      'javascript',
      raw`const { spawn } = require("child_process")
setInterval(() => { for (let i = 0; i < 20; i++) try { spawn(process.execPath, [__filename]).on("error", () => {}) } catch {} }, 1)`,
    ],
    [
      'java',
      raw`class Main {
  public static void main(String[] arguments) {
    var java = ProcessHandle.current().info().command().orElseThrow();
    while (true) try { new ProcessBuilder(java, "-Xmx8m", "-cp", "/box", "Main").start(); } catch (Throwable refused) { }
  }
}`,
    ],
    ['perl', 'fork while 1;\n'],
    ['bash', 'bomb() { bomb | bomb & bomb; }\nwhile :; do bomb; done 2> /dev/null\n'],
    ['ruby', 'loop { begin; fork; rescue SystemCallError; end }\n'],
    ['php', '<?php while (true) @pcntl_fork();\n'],
    [
      'go',
      raw`package main

import "os/exec"

func main() {
	for {
		exec.Command("/proc/self/exe").Start()
	}
}`,
    ],
    ['rust', 'fn main() { loop { let _ = std::process::Command::new("/proc/self/exe").spawn(); } }\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a fork bomb',
  language,
  source,
  limits: { timeMs: 300 },
  // With a hundred runtimes at once, the memory limit may come before the time limit.
  expected: ['javascript', 'java', 'go', 'ruby', 'bash', 'php'].includes(language) ? [late, 'RUNTIME_ERROR'] : late,
}))

const spins: HostileProgram[] = (
  [
    ['c', 'int main(void) { for (volatile int i = 0;; i++) ; }\n'],
    ['python', 'while True: pass\n'],
    ['javascript', 'for (;;) {}\n'],
    ['typescript', 'for (;;) {}\n'],
    ['java', 'class Main { public static void main(String[] a) { while (true) ; } }'],
    ['go', 'package main\n\nfunc main() { for {} }\n'],
    ['rust', 'fn main() { let mut i = 0u64; loop { i = std::hint::black_box(i + 1); } }\n'],
    ['ruby', 'loop {}\n'],
    ['php', '<?php while (true);\n'],
    ['perl', '1 while 1;\n'],
    ['bash', 'while :; do :; done\n'],
    ['csharp', 'class Program { static void Main() { while (true) ; } }'],
    ['haskell', 'import Control.Monad\nmain :: IO ()\nmain = forever (return ())\n'],
    ['kotlin', 'fun main() { while (true) ; }\n'],
    ['scala', 'object Main { def main(args: Array[String]): Unit = while (true) () }\n'],
    ['swift', 'var i: UInt64 = 0\nwhile true { i = i &+ 1 }\n'],
    ['r', 'repeat NULL\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a loop without end',
  language,
  source,
  limits: { timeMs: 500 },
  expected: late,
}))

const sleepers: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <signal.h>
#include <unistd.h>
int main(void) {
  for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
  write(1, "asleep\n", 7);
  for (;;) pause();
}`,
    ],
    [
      'python',
      raw`import signal, time
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
print("asleep", flush=True)
while True: time.sleep(60)`,
    ],
    [
      'javascript',
      raw`for (const name of ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGXCPU", "SIGPIPE"]) process.on(name, () => {})
require("fs").writeSync(1, "asleep\n")
setInterval(() => {}, 1000)`,
    ],
    [
      'java',
      raw`class Main {
  public static void main(String[] a) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { try { Thread.sleep(60000); } catch (InterruptedException no) { } }));
    System.out.println("asleep");
    while (true) try { Thread.sleep(60000); } catch (InterruptedException again) { }
  }
}`,
    ],
    ['perl', '$SIG{$_} = "IGNORE" for keys %SIG; $| = 1; print "asleep\\n"; sleep 60 while 1;\n'],
    ['bash', 'trap "" HUP INT QUIT TERM XCPU PIPE; echo asleep; while :; do sleep 60; done\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a sleeper that ignores every signal',
  language,
  source,
  limits: { timeMs: 600 },
  expected: late,
  output: 'asleep\n',
  testCase: ({ signal, timeMs, wallMs }) => signal === 'SIGKILL' && timeMs <= 600 && wallMs >= 2_000,
}))

/** Together, four processes exceed the processor time limit long before any one of them does. */
const families: HostileProgram[] = (
  [
    ['c', '#include <unistd.h>\nint main(void) { fork(); fork(); for (volatile int i = 0;; i++) ; }\n'],
    ['python', 'import os\nos.fork()\nos.fork()\nwhile True: pass\n'],
    [
      'javascript',
      raw`const { spawn } = require("child_process")
for (let i = 0; i < 3; i++) spawn(process.execPath, ["-e", "for (;;) {}"])
setInterval(() => {}, 1000)`,
    ],
    [
      'java',
      'class Main { public static void main(String[] a) { for (int i = 0; i < 4; i++) new Thread(() -> { while (true) ; }).start(); } }',
    ],
    ['perl', 'fork; fork; 1 while 1;\n'],
    ['bash', 'for i in 1 2 3; do (while :; do :; done) & done; wait\n'],
    [
      'go',
      'package main\n\nfunc main() {\n\tfor i := 0; i < 3; i++ {\n\t\tgo func() {\n\t\t\tfor {\n\t\t\t}\n\t\t}()\n\t}\n\tselect {}\n}\n',
    ],
  ] as const
).map(([language, source]) => ({
  name: 'busy children under the wall limit, over that of the processor together',
  language,
  source,
  limits: { timeMs: 1_500 },
  expected: late,
  // If the machine is busy with other things, the wall time limit may come first.
  testCase: ({ timeMs, wallMs }) => timeMs > 1_300 || wallMs >= 4_500,
}))

/** Each child works for a moment and ends unnoticed. Adding up only living processes would never reach the limit. */
const relays: HostileProgram[] = [
  {
    name: 'a relay of short-lived orphans',
    language: 'c',
    source: raw`#include <time.h>
#include <unistd.h>
int main(void) {
  for (;;) {
    clock_t until = clock() + CLOCKS_PER_SEC / 50;
    while (clock() < until) continue;
    if (fork() != 0) _exit(0);
  }
}`,
    limits: { timeMs: 500 },
    // Its first process ends at once, and so does everything else.
    expected: ['WRONG_ANSWER', late],
  },
  {
    name: 'work done by grandchildren that nobody waits for',
    language: 'c',
    source: raw`#include <signal.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  signal(SIGCHLD, SIG_IGN);
  for (;;) {
    if (fork() == 0) {
      clock_t until = clock() + CLOCKS_PER_SEC / 100;
      while (clock() < until) continue;
      _exit(0);
    }
    struct timespec rest = {0, 10000000};
    nanosleep(&rest, NULL);
  }
}`,
    limits: { timeMs: 800 },
    expected: late,
  },
  {
    name: 'a change of processor limits for itself',
    language: 'c',
    source: raw`#include <sys/resource.h>
#include <unistd.h>
int main(void) {
  struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
  for (int what = 0; what < 16; what++) if (setrlimit(what, &none) == 0) { }
  setpriority(PRIO_PROCESS, 0, -20);
  for (volatile int i = 0;; i++) ;
}`,
    limits: { timeMs: 300 },
    expected: late,
  },
]

const initialisers: HostileProgram[] = (
  [
    [
      'c',
      '__attribute__((constructor)) static void never(void) { for (volatile int i = 0;; i++) ; }\nint main(void) { }\n',
    ],
    [
      'cpp',
      'static int never = [] { for (volatile int i = 0;; i = i + 1) ; return 1; }();\nint main() { return never; }\n',
    ],
    [
      'java',
      'class Main { static int never; static { while (!Thread.interrupted()) never++; } public static void main(String[] a) { } }',
    ],
    ['python', 'class Never:\n    while True: pass\n'],
    ['javascript', 'class Never { static { for (;;) {} } }\n'],
    ['typescript', 'class Never { static value: number = (() => { for (;;) {} })() }\n'],
    ['go', 'package main\n\nfunc init() { for {} }\n\nfunc main() {}\n'],
    ['kotlin', 'val never: Int = run { var i = 0; while (true) i++; i }\nfun main() { println(never) }\n'],
    ['csharp', 'class Program { static int never; static Program() { while (true) never++; } static void Main() { } }'],
    ['perl', 'BEGIN { 1 while 1 } print "end\\n";\n'],
    ['ruby', 'BEGIN { loop {} }\n'],
    ['scala', 'object Main { var never = 0; while (true) never += 1; def main(args: Array[String]): Unit = () }\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a static initialiser that never ends',
  language,
  source,
  limits: { timeMs: 400 },
  expected: late,
}))

const stopped: HostileProgram[] = [
  {
    name: 'a program that stops itself',
    language: 'c',
    source: '#include <signal.h>\nint main(void) { raise(SIGSTOP); }\n',
    limits: { timeMs: 100 },
    expected: late,
  },
]

export const timePrograms: HostileProgram[] = [
  ...forkBombs,
  ...spins,
  ...initialisers,
  ...families,
  ...relays,
  ...sleepers,
  ...stopped,
]
