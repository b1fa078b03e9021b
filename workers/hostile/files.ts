import type { HostileProgram } from './program.ts'

const raw = String.raw
/** The limits in programs.ts: the size of a file, of all files in a folder, and their number. */
const maxMb = 64
const maxFiles = 16_384

const sparse: HostileProgram[] = (
  [
    [
      'c',
      raw`#define _FILE_OFFSET_BITS 64
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  int fd = open("/tmp/huge", O_RDWR | O_CREAT, 0600);
  pwrite(fd, "x", 1, 10LL << 30);
  puts("end");
}`,
    ],
    ['python', 'with open("/tmp/huge", "wb") as file:\n    file.truncate(10 << 30)\nprint("end")\n'],
    [
      'javascript',
      'require("fs").truncateSync("/tmp/huge", 10 * 2 ** 30, require("fs").writeFileSync("/tmp/huge", ""))\nconsole.log("end")\n',
    ],
    [
      'java',
      'class Main { public static void main(String[] a) throws Exception { try (var file = new java.io.RandomAccessFile("/tmp/huge", "rw")) { file.setLength(10L << 30); } System.out.println("end"); } }',
    ],
    ['perl', 'open my $f, ">", "/tmp/huge" or die; truncate $f, 10 << 30 or die $!; print "end\\n";\n'],
    ['bash', 'truncate -s 10G /tmp/huge && echo end\n'],
    ['ruby', 'File.open("/tmp/huge", "w") { |file| file.truncate(10 << 30) }\nputs "end"\n'],
  ] as const
).map(([language, source]) => ({ name: 'a huge sparse file', language, source, expected: 'RUNTIME_ERROR' }))

/** Fills a folder with bytes, prints how many megabytes fitted if that is too many, then prints the word. */
const fills: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  static char part[1 << 20];
  memset(part, 1, sizeof part);
  long megabytes = 0;
  for (int file = 0;; file++) {
    char name[40];
    snprintf(name, sizeof name, "/tmp/%d", file);
    int fd = open(name, O_WRONLY | O_CREAT, 0600);
    int n = 0;
    while (n < 16 && write(fd, part, sizeof part) == sizeof part) n++;
    megabytes += n;
    close(fd);
    if (n < 16) break;
  }
  if (megabytes > ${maxMb}) printf("%ld\n", megabytes);
  puts("end");
}`,
    ],
    [
      'python',
      raw`megabytes = 0
try:
    for name in range(1000):
        with open(f"/tmp/{name}", "wb", buffering=0) as file:
            for _ in range(16):
                if file.write(b"x" * 2**20) < 2**20: raise OSError
                megabytes += 1
except OSError: pass
if megabytes > ${maxMb}: print(megabytes)
print("end")`,
    ],
    [
      'javascript',
      raw`const fs = require("fs")
let megabytes = 0
try { for (let name = 0; ; name += 1) { fs.writeFileSync("/tmp/" + name, Buffer.alloc(2 ** 20, 1)); megabytes += 1 } } catch {}
if (megabytes > ${maxMb}) console.log(megabytes)
console.log("end")`,
    ],
    [
      'java',
      raw`import java.nio.file.*;
class Main {
  public static void main(String[] a) {
    int megabytes = 0;
    try { for (int name = 0; ; name++) { Files.write(Path.of("/tmp/" + name), new byte[1 << 20]); megabytes++; } } catch (Exception full) { }
    if (megabytes > ${maxMb}) System.out.println(megabytes);
    System.out.println("end");
  }
}`,
    ],
    [
      'bash',
      `dd if=/dev/zero of=/tmp/full bs=1M count=63 2> /dev/null; dd if=/dev/zero of=/tmp/more bs=1M count=63 2> /dev/null\nused=$(df -k --output=used /tmp | tail -n 1); [ $used -le ${maxMb * 1024} ] && echo end\n`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'a full file system',
  language,
  source,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

const inodes: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
  long count = 0;
  for (;; count++) {
    char name[40];
    snprintf(name, sizeof name, "/tmp/%ld", count);
    int fd = open(name, O_WRONLY | O_CREAT, 0600);
    if (fd < 0) break;
    close(fd);
  }
  if (count > ${maxFiles}) printf("%ld\n", count);
  puts("end");
}`,
    ],
    [
      'python',
      `import itertools\nfor count in itertools.count():\n    try: open(f"/tmp/{count}", "w").close()\n    except OSError: break\nif count > ${maxFiles}: print(count)\nprint("end")\n`,
    ],
    [
      'javascript',
      `const fs = require("fs")\nlet count = 0\ntry { for (;;) { fs.mkdirSync("/tmp/" + count); count += 1 } } catch {}\nif (count > ${maxFiles}) console.log(count)\nconsole.log("end")\n`,
    ],
    [
      'java',
      `import java.nio.file.*;\nclass Main { public static void main(String[] a) { int count = 0; try { while (true) { Files.createSymbolicLink(Path.of("/tmp/" + count), Path.of("/etc/shadow")); count++; } } catch (Exception full) { } if (count > ${maxFiles}) System.out.println(count); System.out.println("end"); } }`,
    ],
    ['perl', `my $n = 0; $n++ while mkdir "/tmp/$n"; print "$n\\n" if $n > ${maxFiles}; print "end\\n";\n`],
  ] as const
).map(([language, source]) => ({
  name: 'as many files as there is room for',
  language,
  source,
  limits: { timeMs: 8_000 },
  expected: 'ACCEPTED',
}))

const descriptors: HostileProgram[] = (
  [
    [
      'c',
      raw`#include <stdio.h>
#include <fcntl.h>
int main(void) { int count = 0; while (open("/dev/null", O_RDONLY) >= 0) count++; if (count > 1024) printf("%d\n", count); puts("end"); }`,
    ],
    [
      'python',
      'import os\ncount = 0\ntry:\n    while True: os.dup(0); count += 1\nexcept OSError: pass\nif count > 1024: print(count)\nprint("end")\n',
    ],
    [
      'javascript',
      'const fs = require("fs")\nlet count = 0\ntry { for (;;) { fs.openSync("/dev/null"); count += 1 } } catch {}\nif (count > 1024) console.log(count)\nfs.writeSync(1, "end\\n")\n',
    ],
    [
      'java',
      'import java.io.*;\nimport java.util.*;\nclass Main { public static void main(String[] a) { var kept = new ArrayList<Object>(); try { while (true) kept.add(new FileInputStream("/dev/null")); } catch (IOException full) { } if (kept.size() > 1024) System.out.println(kept.size()); System.out.println("end"); } }',
    ],
    [
      'perl',
      'my @kept; while (open my $f, "<", "/dev/null") { push @kept, $f } print scalar @kept, "\\n" if @kept > 1024; print "end\\n";\n',
    ],
  ] as const
).map(([language, source]) => ({ name: 'all descriptors', language, source, expected: 'ACCEPTED' }))

/** Kernel objects that the host counts per user. */
const perUser: HostileProgram[] = [
  {
    name: 'all inotify instances and watches',
    language: 'c',
    source: raw`#include <stdio.h>
#include <sys/inotify.h>
#include <sys/stat.h>
int main(void) {
  int count = 0;
  for (; count < 5000; count++) {
    int fd = inotify_init();
    if (fd < 0) break;
    for (int n = 0; n < 1000; n++) {
      char name[40];
      snprintf(name, sizeof name, "/tmp/%d", n);
      mkdir(name, 0700);
      if (inotify_add_watch(fd, name, IN_ALL_EVENTS) < 0) break;
    }
  }
  if (count > 1024) printf("%d\n", count);
  puts("end");
}`,
    limits: { timeMs: 8_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'all inotify instances and watches',
    language: 'python',
    source: raw`import ctypes
libc = ctypes.CDLL(None)
count = 0
while count < 5000 and libc.inotify_init() >= 0: count += 1
if count > 1024: print(count)
print("end")`,
    limits: { timeMs: 3_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'all inotify instances and watches',
    language: 'javascript',
    source: raw`const fs = require("fs")
let count = 0
try { for (; count < 20000; count += 1) { fs.mkdirSync("/tmp/" + count); fs.watch("/tmp/" + count).on("error", () => {}) } } catch {}
require("fs").writeSync(1, "end\n")
process.exit(0)`,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'all inotify instances and watches',
    language: 'java',
    source: raw`import java.nio.file.*;
import java.util.*;
class Main {
  public static void main(String[] a) {
    var kept = new ArrayList<WatchService>();
    try { while (kept.size() < 5000) kept.add(FileSystems.getDefault().newWatchService()); } catch (Throwable full) { }
    if (kept.size() > 1024) System.out.println(kept.size());
    System.out.println("end");
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}`,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'all file locks, timers, signals and message queues',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <stdio.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
int main(void) {
  int fd = open("/tmp/lock", O_RDWR | O_CREAT, 0600);
  for (long at = 0; at < 4000; at += 2) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};
    if (fcntl(fd, F_SETLK, &lock) < 0) break;
  }
  for (int n = 0; n < 100000; n++) {
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_NONE};
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) < 0) break;
  }
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGRTMIN);
  sigprocmask(SIG_BLOCK, &blocked, NULL);
  for (int n = 0; n < 100000; n++) if (sigqueue(getpid(), SIGRTMIN, (union sigval){0}) < 0) break;
  for (int n = 0; n < 10000; n++) {
    int queue = msgget(IPC_PRIVATE, 0600);
    struct { long type; char text[4096]; } message = {1, ""};
    if (queue < 0) break;
    while (msgsnd(queue, &message, sizeof message.text, IPC_NOWAIT) == 0) continue;
  }
  for (int n = 0; n < 10000; n++) if (semget(IPC_PRIVATE, 200, 0600) < 0) break;
  for (int n = 0; n < 10000; n++) {
    char name[40];
    snprintf(name, sizeof name, "/greenroom-hostile-%d", n);
    if (mq_open(name, O_CREAT | O_RDWR, 0600, NULL) < 0) break;
  }
  puts("end");
}`,
    limits: { timeMs: 8_000 },
    // Whatever the kernel stores for the program counts as its memory.
    expected: ['ACCEPTED', 'RUNTIME_ERROR'],
  },
]

/** Links, pipes and other people's programs, in the folder a careless service would walk through. */
const links: HostileProgram[] = [
  {
    name: 'links to what it may not read, and pipes that nobody fills',
    language: 'c',
    source: raw`#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
static void look(const char *path) {
  char text[100];
  int fd = open(path, O_RDONLY | O_NONBLOCK);
  if (fd >= 0 && read(fd, text, sizeof text) > 0) puts(path);
}
int main(void) {
  const char *targets[] = {"/etc/shadow", "/proc/1/root/etc/shadow", "/proc/1/environ", "/proc/1/mem", "/root/.bashrc"};
  for (int at = 0; at < 5; at++) {
    char name[40];
    snprintf(name, sizeof name, "/tmp/link%d", at);
    symlink(targets[at], name);
    look(name);
    snprintf(name, sizeof name, "/tmp/hard%d", at);
    if (link(targets[at], name) == 0) puts(name);
  }
  const char *programs[] = {"/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount", "/usr/bin/chsh", "/init"};
  for (int at = 0; at < 5; at++) {
    if (link(programs[at], "/tmp/setuid") == 0) puts(programs[at]);
    if (linkat(AT_FDCWD, programs[at], AT_FDCWD, "/dev/shm/setuid", AT_SYMLINK_FOLLOW) == 0) puts(programs[at]);
  }
  symlink("/etc/shadow", "/tmp/out");
  symlink("/proc/self/exe", "/tmp/a.out");
  mkfifo("/tmp/pipe", 0666);
  mkfifo("/tmp/main.c", 0666);
  if (symlink("/etc/shadow", "/box/link") == 0) puts("a link beside the program");
  if (mkfifo("/box/pipe", 0666) == 0) puts("a pipe beside the program");
  puts("end");
}`,
    expected: 'ACCEPTED',
  },
  {
    name: 'links to what it may not read, and pipes that nobody fills',
    language: 'python',
    source: raw`import os
for at, target in enumerate(("/etc/shadow", "/proc/1/root/etc/shadow", "/proc/1/environ", "/root")):
    os.symlink(target, f"/tmp/{at}")
    try: print(os.listdir(f"/tmp/{at}") if os.path.isdir(f"/tmp/{at}") else open(f"/tmp/{at}").read(9))
    except OSError: pass
for program in ("/usr/bin/su", "/usr/bin/passwd", "/usr/bin/mount", "/init"):
    try: os.link(program, "/tmp/setuid"); print(program)
    except OSError: pass
os.mkfifo("/tmp/pipe")
os.mkfifo("/dev/shm/pipe")
print("end")`,
    expected: 'ACCEPTED',
  },
  {
    name: 'links to what it may not read, and pipes that nobody fills',
    language: 'javascript',
    source: raw`const fs = require("fs")
for (const [at, target] of ["/etc/shadow", "/proc/1/root/etc/shadow", "/proc/1/environ", "/proc/1/mem"].entries()) {
  fs.symlinkSync(target, "/tmp/" + at)
  try { console.log(fs.readFileSync("/tmp/" + at, "utf8").length) } catch {}
  try { fs.linkSync(target, "/tmp/hard" + at); console.log(target) } catch {}
}
for (const program of ["/usr/bin/su", "/usr/bin/passwd", "/init"]) {
  try { fs.linkSync(program, "/tmp/setuid"); console.log(program) } catch {}
}
require("child_process").spawnSync("mkfifo", ["/tmp/pipe"])
console.log("end")`,
    expected: 'ACCEPTED',
  },
  {
    name: 'links to what it may not read, and pipes that nobody fills',
    language: 'java',
    source: raw`import java.nio.file.*;
class Main {
  public static void main(String[] a) throws Exception {
    int at = 0;
    for (var target : new String[] {"/etc/shadow", "/proc/1/root/etc/shadow", "/proc/1/environ", "/proc/1/mem"}) {
      var link = Files.createSymbolicLink(Path.of("/tmp/link" + at), Path.of(target));
      try { System.out.println(Files.readAllBytes(link).length); } catch (Exception refused) { }
      try { Files.createLink(Path.of("/tmp/hard" + at), Path.of(target)); System.out.println(target); } catch (Exception refused) { }
      at++;
    }
    for (var program : new String[] {"/usr/bin/su", "/usr/bin/passwd", "/init"})
      try { Files.createLink(Path.of("/tmp/setuid"), Path.of(program)); System.out.println(program); } catch (Exception refused) { }
    new ProcessBuilder("mkfifo", "/tmp/pipe").start().waitFor();
    System.out.println("end");
  }
}`,
    expected: 'ACCEPTED',
  },
  {
    name: 'programs that become somebody else',
    language: 'bash',
    source: raw`for program in su sudo mount umount passwd chsh newgrp pkexec; do
  path=$(command -v $program) || continue
  timeout 2 $path -c id < /dev/null 2> /dev/null | grep uid=0
done
cp /usr/bin/id /tmp/id && chmod 6777 /tmp/id && /tmp/id | grep euid
python3 -c 'import os; os.setuid(0); print("root")' 2> /dev/null
unshare -r id 2> /dev/null
echo end`,
    limits: { timeMs: 5_000 },
    expected: 'ACCEPTED',
  },
  {
    name: 'its own program changed and removed',
    language: 'bash',
    source:
      'echo changed > /box/main.sh; rm -rf /box/main.sh /init; mv /box /tmp/box; chmod 777 /box; ls /box/main.sh > /tmp/x && echo end\n',
    limits: { timeMs: 15_000 },
    expected: 'ACCEPTED',
  },
]

export const filePrograms: HostileProgram[] = [...sparse, ...fills, ...inodes, ...descriptors, ...perUser, ...links]
