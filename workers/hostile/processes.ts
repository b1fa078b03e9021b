import type { HostileProgram } from './program.ts'

const raw = String.raw

/** Right answers that leave a process behind, outside the session, some of them still holding the output. */
const daemons: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <stdio.h>
#include <unistd.h>
int main(void) {
  puts("end");
  fflush(stdout);
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      char *const words[] = {"greenroom-hostile", "60", NULL};
      execv("/usr/bin/sleep", words);
      for (;;) pause();
    }
    _exit(0);
  }
}`,
    ],
    [
      'python',
      raw`import os, sys
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execv("/usr/bin/sleep", ["greenroom-hostile", "60"])
    os._exit(0)
os.wait()
print("end")`,
    ],
    [
      'javascript',
      raw`const { spawn } = require("child_process")
const child = spawn("/usr/bin/sleep", ["60"], { argv0: "greenroom-hostile", detached: true, stdio: "inherit" })
child.on("spawn", () => { child.unref(); console.log("end") })`,
    ],
    [
      'java',
      raw`class Main {
  public static void main(String[] a) throws Exception {
    new ProcessBuilder("/usr/bin/setsid", "/bin/bash", "-c", "exec -a greenroom-hostile sleep 60").inheritIO().start();
    System.out.println("end");
  }
}`,
    ],
    [
      'perl',
      'print "end\\n"; $| = 1; if (fork() == 0) { setpgrp; if (fork() == 0) { $0 = "greenroom-hostile"; sleep 60 } exit }\n',
    ],
    ['bash', '(setsid bash -c "exec -a greenroom-hostile sleep 60" &)\necho end\n'],
    ['ruby', 'puts "end"\n$stdout.flush\nfork { Process.setsid; fork { $0 = "greenroom-hostile"; sleep 60 } }\n'],
    [
      'go',
      raw`package main

import (
	"fmt"
	"os/exec"
	"syscall"
)

func main() {
	child := exec.Command("/usr/bin/sleep", "60")
	child.Args[0] = "greenroom-hostile"
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	child.Start()
	fmt.Println("end")
}`,
    ],
    ['php', '<?php if (pcntl_fork() == 0) { posix_setsid(); sleep(60); exit; } echo "end\\n";\n'],
  ] as const
).map(([language, source]) => ({
  name: 'a daemon behind a right answer',
  language,
  source,
  limits: { timeMs: 3_000 },
  expected: language === 'php' ? ['ACCEPTED', 'RUNTIME_ERROR'] : 'ACCEPTED',
  testCase: ({ wallMs }) => wallMs < 9_000,
}))

const daemonsThatWork: HostileProgram[] = [
  {
    name: 'daemons that keep forking while everything is being ended',
    language: 'c',
    source: raw`#include <stdio.h>
#include <unistd.h>
int main(void) {
  puts("end");
  fflush(stdout);
  if (fork() == 0) {
    setsid();
    for (;;) if (fork() != 0) _exit(0);
  }
  usleep(100000);
}`,
    expected: ['ACCEPTED', 'TIME_LIMIT_EXCEEDED'],
  },
]

/** Try to create as many of something as possible, and print how many at the end. */
const crowds: HostileProgram[] = [
  {
    name: 'a farm of zombies',
    language: 'c',
    source: raw`#include <stdio.h>
#include <unistd.h>
int main(void) {
  int count = 0;
  for (pid_t child; (child = fork()) >= 0; count++) if (child == 0) _exit(0);
  if (count > 200) printf("%d\n", count);
  puts("end");
}`,
    expected: 'ACCEPTED',
  },
  {
    name: 'a farm of zombies',
    language: 'python',
    source: raw`import os
count = 0
while True:
    try: child = os.fork()
    except OSError: break
    if child == 0: os._exit(0)
    count += 1
if count > 200: print(count)
print("end")`,
    limits: { timeMs: 3_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'a crowd of children',
    language: 'javascript',
    source: raw`const { spawn } = require("child_process")
let count = 0
const more = () => {
  const child = spawn("/usr/bin/sleep", ["60"])
  child.on("error", () => { if (count > 200) console.log(count); console.log("end"); process.exit(0) })
  child.on("spawn", () => { count += 1; more() })
}
more()`,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'a crowd of children',
    language: 'java',
    source: raw`class Main {
  public static void main(String[] a) {
    int count = 0;
    try { while (true) { new ProcessBuilder("/usr/bin/sleep", "60").start(); count++; } } catch (Throwable refused) { }
    if (count > 200) System.out.println(count);
    System.out.println("end");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}`,
    limits: { timeMs: 5_000 },
    // If it can't even get a thread, the JVM ends with an error.
    expected: ['ACCEPTED', 'RUNTIME_ERROR'],
  },
  {
    name: 'a crowd of children',
    language: 'perl',
    source:
      'my $n = 0; while (defined(my $child = fork)) { if ($child == 0) { sleep 60 } $n++ } print "$n\\n" if $n > 200; print "end\\n";\n',
    expected: 'ACCEPTED',
  },
  {
    name: 'a thread bomb',
    language: 'c',
    source: raw`#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
static void *rest(void *nothing) { for (;;) pause(); return nothing; }
int main(void) {
  int count = 0;
  pthread_attr_t small;
  pthread_t thread;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 65536);
  while (pthread_create(&thread, &small, rest, NULL) == 0) count++;
  if (count > 200) printf("%d\n", count);
  puts("end");
}`,
    expected: 'ACCEPTED',
  },
  {
    name: 'a thread bomb',
    language: 'python',
    source: raw`import os, sys, threading
lock = threading.Lock()
lock.acquire()
count = 0
threading.stack_size(65536)
try:
    while True:
        threading.Thread(target=lock.acquire, daemon=True).start()
        count += 1
except RuntimeError: pass
if count > 200: print(count)
print("end", flush=True)
os._exit(0)`,
    expected: 'ACCEPTED',
  },
  {
    name: 'a thread bomb',
    language: 'javascript',
    source: raw`const { Worker } = require("worker_threads")
let count = 0
const more = () => {
  const worker = new Worker("setInterval(() => {}, 1000)", { eval: true, resourceLimits: { maxOldGenerationSizeMb: 2 } })
  worker.on("error", () => { if (count > 200) console.log(count); console.log("end"); process.exit(0) })
  worker.on("online", () => { count += 1; more() })
}
more()`,
    limits: { timeMs: 4_000 },
    // Each worker takes megabytes, and Node aborts if it gets no thread.
    expected: ['ACCEPTED', 'RUNTIME_ERROR', 'TIME_LIMIT_EXCEEDED'],
  },
  {
    name: 'a thread bomb',
    language: 'java',
    source: raw`class Main {
  public static void main(String[] a) {
    int count = 0;
    try {
      while (true) {
        var thread = new Thread(null, () -> { try { Thread.sleep(60000); } catch (InterruptedException no) { } }, "rest", 65536);
        thread.setDaemon(true);
        thread.start();
        count++;
      }
    } catch (OutOfMemoryError refused) { }
    if (count > 200) System.out.println(count);
    System.out.println("end");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}`,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'a thread bomb',
    language: 'go',
    source: raw`package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	for i := 0; i < 100000; i++ {
		go func() { runtime.LockOSThread(); time.Sleep(time.Minute) }()
	}
	time.Sleep(time.Second)
	fmt.Println("end")
}`,
    limits: { timeMs: 3_000 },
    expected: 'RUNTIME_ERROR',
  },
]

/** Send signals to every process. They may hit only the program's own. */
const killers: HostileProgram[] = [
  {
    name: 'kills everybody it can name',
    language: 'c',
    source: raw`#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  const int signals[] = {SIGKILL, SIGSTOP, SIGTERM, SIGSEGV};
  for (int at = 0; at < 4; at++) {
    if (kill(1, signals[at]) == 0) puts("the first process");
    if (kill(getppid(), signals[at]) == 0) puts("its parent");
    if (kill(-1, signals[at]) == 0) puts("everybody");
    for (int pid = 1; pid < 5000; pid++) if (pid != getpid() && kill(pid, signals[at]) == 0) printf("%d\n", pid);
    for (int pid = 2; pid < 5000; pid++) if (pid != getpgrp() && kill(-pid, signals[at]) == 0) printf("group %d\n", pid);
  }
  puts("end");
}`,
    expected: 'ACCEPTED',
  },
  {
    name: 'kills everybody it can name',
    language: 'python',
    source: raw`import os, signal
for number in (signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM):
    for pid in [-1, os.getppid(), *range(1, 3000)]:
        if pid == os.getpid(): continue
        try: os.kill(pid, number); print(pid)
        except OSError: pass
print("end")`,
    limits: { timeMs: 3_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'kills everybody it can name',
    language: 'javascript',
    source: raw`for (const name of ["SIGKILL", "SIGSTOP", "SIGTERM"]) {
  for (const pid of [-1, process.ppid, ...Array.from({ length: 3000 }, (_, at) => at + 1)]) {
    if (require("fs").existsSync("/proc/self/task/" + pid)) continue
    try { process.kill(pid, name); console.log(pid) } catch {}
  }
}
console.log("end")`,
    limits: { timeMs: 3_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'kills everybody it can name',
    language: 'java',
    source: raw`class Main {
  public static void main(String[] a) throws Exception {
    var self = ProcessHandle.current();
    for (long pid = 1; pid < 3000; pid++) {
      if (new java.io.File("/proc/self/task/" + pid).exists()) continue;
      ProcessHandle.of(pid).ifPresent(one -> { if (one.destroyForcibly()) System.out.println(one.pid()); });
    }
    self.parent().ifPresent(one -> { if (one.destroyForcibly()) System.out.println("its parent"); });
    System.out.println("end");
  }
}`,
    limits: { timeMs: 3_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'kills everybody it can name',
    language: 'bash',
    source: 'for pid in 1 $PPID; do kill -9 $pid 2> /dev/null && echo $pid; done\necho end\n',
    expected: 'ACCEPTED',
  },
  {
    name: 'kills its own group',
    language: 'c',
    source: '#include <signal.h>\nint main(void) { kill(0, SIGKILL); for (;;) ; }\n',
    expected: 'RUNTIME_ERROR',
    testCase: ({ signal }) => signal === 'SIGKILL',
  },
  {
    name: 'kills everybody, itself too, by a shell',
    language: 'java',
    source: raw`class Main {
  public static void main(String[] a) throws Exception {
    new ProcessBuilder("/bin/bash", "-c", "kill -9 -1").start().waitFor();
    Thread.sleep(10000);
    System.out.println("end");
  }
}`,
    expected: 'RUNTIME_ERROR',
    testCase: ({ signal }) => signal === 'SIGKILL',
  },
  {
    name: 'takes the terminal and the session of others',
    language: 'python',
    source: raw`import fcntl, os, termios
for path in ("/dev/tty", "/dev/console", "/dev/tty0", "/dev/pts/0", "/dev/ptmx"):
    try:
        fd = os.open(path, os.O_RDWR | os.O_NOCTTY)
        if path != "/dev/ptmx": print(path)
        os.close(fd)
    except OSError: pass
for fd in range(3):
    for request in (termios.TIOCSTI, termios.TIOCSCTTY, 0x541C):
        try: fcntl.ioctl(fd, request, b"x"); print(fd, request)
        except OSError: pass
print("end")`,
    expected: 'ACCEPTED',
  },
]

export const processPrograms: HostileProgram[] = [...daemons, ...daemonsThatWork, ...crowds, ...killers]
