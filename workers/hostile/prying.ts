import { type Bait, secretParts } from './bait.ts'
import type { HostileProgram } from './program.ts'

const raw = String.raw
const [one, other] = secretParts

/**
 * Each looks for its test case's expected output in everything it can read: all files except the toolchain's, all of
 * /proc, the memory of every process, descriptors, arguments and environment. It knows the beginning in two parts, so
 * that it doesn't find its own source. The rest is 32 hexadecimal digits.
 */
const searches: HostileProgram[] = (
  [
    [
      'c',
      raw`#define _GNU_SOURCE
#include <ctype.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
enum { PART = 1 << 20 };
static char wanted[64];
static void look(const char *where, const char *text, size_t length) {
  size_t size = strlen(wanted);
  for (const char *at = text; (at = memmem(at, length - (size_t)(at - text), wanted, size)) != NULL; at++) {
    size_t digits = 0;
    while (at + size + digits < text + length && isxdigit((unsigned char)at[size + digits])) digits++;
    if (digits >= 8) printf("%s: %.*s\n", where, (int)(size + digits), at);
    if (digits >= 8) return;
  }
}
static void read_from(const char *path, off_t from, size_t most) {
  static char part[PART + 64];
  int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (fd < 0) return;
  for (size_t done = 0; done < most;) {
    ssize_t got = pread(fd, part, PART, from + (off_t)done);
    if (got <= 0 && done == 0 && from == 0) got = read(fd, part, PART), most = 0;
    if (got <= 0) break;
    look(path, part, (size_t)got);
    done += (size_t)got;
  }
  close(fd);
}
static int visit(const char *path, const struct stat *info, int kind, struct FTW *where) {
  (void)where;
  if (strncmp(path, "/usr/", 5) == 0 && info->st_ctime < time(NULL) - 3600) return 0;
  if (kind == FTW_F && S_ISREG(info->st_mode) && strstr(path, "/kmsg") == NULL) read_from(path, 0, 4 * PART);
  char target[4096];
  ssize_t length = readlink(path, target, sizeof target);
  if (length > 0) look(path, target, (size_t)length);
  return 0;
}
static void memory_of(int pid) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/maps", pid);
  FILE *maps = fopen(path, "r");
  snprintf(path, sizeof path, "/proc/%d/mem", pid);
  while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
    unsigned long from, to;
    char mode;
    if (sscanf(line, "%lx-%lx %c", &from, &to, &mode) == 3 && mode == 'r') read_from(path, (off_t)from, to - from);
  }
  if (maps != NULL) fclose(maps);
}
int main(int argc, char **argv, char **environment) {
  strcpy(wanted, "${one}");
  strcat(wanted, "${other}");
  for (int at = 0; at < argc; at++) look("an argument", argv[at], strlen(argv[at]));
  for (char **at = environment; *at != NULL; at++) look("a variable", *at, strlen(*at));
  for (int fd = 0; fd < 1024; fd++) {
    char part[4096];
    fcntl(fd, F_SETFL, O_NONBLOCK);
    ssize_t got = read(fd, part, sizeof part);
    if (got > 0) look("a descriptor", part, (size_t)got);
  }
  nftw("/", visit, 32, FTW_PHYS);
  for (int pid = 1; pid < 2000; pid++) if (pid != getpid()) memory_of(pid);
  memory_of(getpid());
  puts("searched");
}`,
    ],
    [
      'python',
      raw`import os, re, stat, sys
wanted = re.compile(("${one}" + "${other}").encode() + rb"[0-9a-f]{8,}")
def look(where, text):
    for found in wanted.findall(text): print(where, found)
def read(path, start=0, most=4 * 2**20):
    try:
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError: return
    try:
        if start: os.lseek(fd, start, 0)
        while most > 0:
            part = os.read(fd, min(most, 2**20))
            if not part: break
            look(path, part)
            most -= len(part)
    except (OSError, OverflowError): pass
    os.close(fd)
def memory(pid):
    try: lines = open(f"/proc/{pid}/maps").readlines()
    except OSError: return
    for line in lines:
        span, mode = line.split()[:2]
        start, end = (int(part, 16) for part in span.split("-"))
        if mode[0] == "r": read(f"/proc/{pid}/mem", start, end - start)
look("arguments", "\0".join(sys.argv).encode())
look("environment", repr(os.environ).encode())
for fd in range(1024):
    try: os.set_blocking(fd, False); look("descriptor", os.read(fd, 4096))
    except OSError: pass
for folder, folders, files in os.walk("/"):
    folders[:] = [name for name in folders if os.path.join(folder, name) != "/usr"]
    for name in files:
        path = os.path.join(folder, name)
        try:
            mode = os.lstat(path).st_mode
            if stat.S_ISLNK(mode): look(path, os.readlink(os.fsencode(path)))
            elif stat.S_ISREG(mode) and not name.endswith("kmsg"): read(path)
        except OSError: pass
for pid in range(1, 2000):
    memory(pid)
print("searched")`,
    ],
    [
      'javascript',
      raw`const fs = require("fs")
const wanted = new RegExp("${one}" + "${other}" + "[0-9a-f]{8,}", "g")
const look = (where, text) => { for (const [found] of text.matchAll(wanted)) console.log(where, found) }
const part = Buffer.alloc(2 ** 20)
const read = (path, start = null, most = 2 ** 22) => {
  let fd
  try { fd = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK | fs.constants.O_NOCTTY) } catch { return }
  try {
    while (most > 0) {
      const got = fs.readSync(fd, part, 0, Math.min(most, part.length), start)
      if (got === 0) break
      look(path, part.toString("latin1", 0, got))
      most -= got
      if (start !== null) start += BigInt(got)
    }
  } catch {}
  fs.closeSync(fd)
}
const memory = (pid) => {
  let maps
  try { maps = fs.readFileSync("/proc/" + pid + "/maps", "utf8") } catch { return }
  for (const line of maps.split("\n")) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line) ?? []
    if (from === undefined || from.length > 15) continue
    const size = Number(BigInt("0x" + to) - BigInt("0x" + from))
    if (size < 2 ** 26) read("/proc/" + pid + "/mem", BigInt("0x" + from), size)
  }
}
look("arguments", process.argv.join(" "))
look("environment", JSON.stringify(process.env))
const walk = (folder) => {
  let entries
  try { entries = fs.readdirSync(folder, { withFileTypes: true }) } catch { return }
  for (const entry of entries) {
    const path = (folder === "/" ? "" : folder) + "/" + entry.name
    if (path === "/usr" || entry.name === "kmsg") continue
    if (entry.isDirectory()) walk(path)
    else if (entry.isFile()) read(path)
    else if (entry.isSymbolicLink()) try { look(path, fs.readlinkSync(path)) } catch {}
  }
}
walk("/")
const own = fs.readdirSync("/proc/self/task").map(Number)
for (let pid = 1; pid < 2000; pid++) if (!own.includes(pid)) memory(pid)
console.log("searched")`,
    ],
    [
      'java',
      raw`import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.regex.*;
class Main {
  static final Pattern wanted = Pattern.compile("${one}" + new String("${other}") + "[0-9a-f]{8,}");
  static void look(String where, String text) {
    var found = wanted.matcher(text);
    while (found.find()) System.out.println(where + " " + found.group());
  }
  static void read(String path, long start, long most) {
    try (var file = new RandomAccessFile(path, "r")) {
      if (start > 0) file.seek(start);
      var part = new byte[1 << 20];
      for (int got; most > 0 && (got = file.read(part, 0, (int) Math.min(most, part.length))) > 0; most -= got)
        look(path, new String(part, 0, got, StandardCharsets.ISO_8859_1));
    } catch (Exception refused) { }
  }
  static void walk(Path folder) {
    try (var entries = Files.newDirectoryStream(folder)) {
      for (var path : entries) {
        if (path.toString().equals("/usr") || path.endsWith("kmsg")) continue;
        if (Files.isSymbolicLink(path)) { try { look(path.toString(), Files.readSymbolicLink(path).toString()); } catch (IOException no) { } }
        else if (Files.isDirectory(path)) walk(path);
        else if (Files.isRegularFile(path)) read(path.toString(), 0, 1 << 22);
      }
    } catch (Exception refused) { }
  }
  public static void main(String[] arguments) throws Exception {
    look("environment", System.getenv().toString());
    look("properties", System.getProperties().toString());
    walk(Path.of("/"));
    for (int pid = 1; pid < 200; pid++) {
      if (new File("/proc/self/task/" + pid).exists()) continue;
      try {
        for (var line : Files.readAllLines(Path.of("/proc/" + pid + "/maps"))) {
          var span = line.split("[- ]");
          if (span[2].startsWith("r") && span[0].length() < 15)
            read("/proc/" + pid + "/mem", Long.parseLong(span[0], 16), Long.parseLong(span[1], 16) - Long.parseLong(span[0], 16));
        }
      } catch (IOException gone) { }
    }
    System.out.println("searched");
  }
}`,
    ],
    [
      'bash',
      raw`prefix=${one}; prefix=$prefix${other}
env | grep "$prefix[0-9a-f]"
grep -rsaoh --exclude=kmsg "$prefix[0-9a-f][0-9a-f]*" /box /tmp /dev/shm /etc /var /proc/sys /proc/[0-9]* < /dev/null
echo searched`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'a search for the expected output',
  language,
  source,
  testCases: ({ secret }: Bait) => [{ expected_output: secret }],
  limits: { timeMs: 15_000 },
  expected: 'WRONG_ANSWER',
  output: 'searched\n',
}))

/** Paths of the host and the kernel that programs must not be able to read or write. */
const unreadable = [
  '/etc/shadow',
  '/etc/passwd',
  '/etc/hostname',
  '/root',
  '/home',
  '/var/log',
  '/var/run',
  '/run',
  '/sys',
  '/srv',
  '/opt',
  '/mnt',
  '/boot',
  '/proc/1/environ',
  '/proc/1/mem',
  '/proc/1/maps',
  '/proc/1/root',
  '/proc/1/cwd',
  '/proc/1/exe',
  '/proc/1/fd',
  '/proc/kcore',
  '/proc/kmsg',
  '/sys/fs/cgroup',
  '/dev/mem',
  '/dev/kmem',
  '/dev/port',
  '/dev/kvm',
  '/dev/fuse',
  '/dev/net/tun',
  '/dev/sda',
  '/dev/vda',
  '/dev/nvme0n1',
  '/dev/loop0',
  '/dev/loop-control',
  '/dev/mapper/control',
  '/dev/vsock',
  '/dev/kmsg',
  '/dev/console',
]
const unwritable = [
  ...unreadable,
  '/proc/sys/kernel/core_pattern',
  '/proc/sys/kernel/modprobe',
  '/proc/sys/kernel/hostname',
  '/proc/sys/vm/overcommit_memory',
  '/proc/sysrq-trigger',
  '/proc/self/oom_score_adj',
  '/proc/self/uid_map',
  '/proc/self/gid_map',
  '/proc/self/setgroups',
  '/proc/self/attr/current',
  '/proc/1/oom_score_adj',
  '/proc/1/fd/3',
  '/init',
  '/usr/bin/env',
  '/bin/sh',
  '/etc/ld.so.preload',
  '/etc/ld.so.cache',
  '/box/main.c',
  '/box/a.out',
  '/box/main.py',
  '/box/main.js',
  '/box/Main.class',
  '/box/new',
  '/usr/new',
  '/new',
  '/dev/new',
  '/etc/new',
  '/proc/new',
  '/usr/lib/new',
]
const quoted = (paths: readonly string[]): string => paths.map((path) => JSON.stringify(path)).join(', ')

const paths: HostileProgram[] = (
  [
    [
      'c',
      () => raw`#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
static const char *unreadable[] = {${quoted(unreadable)}}, *unwritable[] = {${quoted(unwritable)}};
int main(void) {
  char byte;
  for (size_t at = 0; at < sizeof unreadable / sizeof *unreadable; at++) {
    int fd = open(unreadable[at], O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (fd >= 0 && (read(fd, &byte, 1) == 1 || fdopendir(fd) != NULL)) printf("reads %s\n", unreadable[at]);
  }
  for (size_t at = 0; at < sizeof unwritable / sizeof *unwritable; at++) {
    int fd = open(unwritable[at], O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CREAT, 0600);
    if (fd >= 0) printf("writes %s\n", unwritable[at]);
    if (unlink(unwritable[at]) == 0) printf("removes %s\n", unwritable[at]);
    if (chmod(unwritable[at], 0777) == 0) printf("opens %s\n", unwritable[at]);
  }
  for (int major = 1; major < 260; major += 1) if (mknod("/tmp/device", S_IFBLK | 0600, makedev(major, 0)) == 0) printf("makes device %d\n", major);
  if (mknod("/tmp/device", S_IFCHR | 0600, makedev(1, 1)) == 0) puts("makes /dev/mem");
  puts("end");
}`,
    ],
    [
      'python',
      () => raw`import os, stat
for path in [${quoted(unreadable)}]:
    try:
        if os.listdir(path) if os.path.isdir(path) else os.read(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY), 1): print("reads", path)
    except OSError: pass
for path in [${quoted(unwritable)}]:
    for name, act in (("writes", lambda: os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CREAT)), ("removes", lambda: os.unlink(path)), ("opens", lambda: os.chmod(path, 0o777))):
        try: act(); print(name, path)
        except OSError: pass
for major, kind in ((1, stat.S_IFCHR), (8, stat.S_IFBLK), (254, stat.S_IFBLK), (10, stat.S_IFCHR)):
    try: os.mknod("/tmp/device", kind | 0o600, os.makedev(major, 1)); print("makes", major)
    except OSError: pass
print("end")`,
    ],
    [
      'javascript',
      () => raw`const fs = require("fs")
const { O_RDONLY, O_WRONLY, O_NONBLOCK, O_NOCTTY, O_CREAT } = fs.constants
for (const path of [${quoted(unreadable)}]) {
  try { if (fs.statSync(path).isDirectory() ? fs.readdirSync(path).length : fs.readSync(fs.openSync(path, O_RDONLY | O_NONBLOCK | O_NOCTTY), Buffer.alloc(1))) console.log("reads", path) } catch {}
}
for (const path of [${quoted(unwritable)}]) {
  try { fs.openSync(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CREAT); console.log("writes", path) } catch {}
  try { fs.unlinkSync(path); console.log("removes", path) } catch {}
  try { fs.chmodSync(path, 0o777); console.log("opens", path) } catch {}
}
for (const [kind, major] of [["c", "1"], ["b", "8"], ["b", "254"]]) {
  if (require("child_process").spawnSync("mknod", ["/tmp/device", kind, major, "1"]).status === 0) console.log("makes", major)
}
console.log("end")`,
    ],
    [
      'java',
      () => raw`import java.io.*;
import java.nio.file.*;
class Main {
  public static void main(String[] a) throws Exception {
    for (var path : new String[] {${quoted(unreadable.filter((path) => path !== '/proc/kmsg'))}}) {
      var file = new File(path);
      try {
        if (file.isDirectory() ? file.list() != null && file.list().length > 0 : new FileInputStream(file).read() >= 0) System.out.println("reads " + path);
      } catch (IOException refused) { }
    }
    for (var path : new String[] {${quoted(unwritable)}}) {
      try { Files.newOutputStream(Path.of(path), StandardOpenOption.WRITE).close(); System.out.println("writes " + path); } catch (IOException refused) { }
      try { Files.createFile(Path.of(path)); System.out.println("makes " + path); } catch (IOException refused) { }
      try { Files.delete(Path.of(path)); System.out.println("removes " + path); } catch (IOException refused) { }
    }
    if (new ProcessBuilder("mknod", "/tmp/device", "b", "8", "0").start().waitFor() == 0) System.out.println("makes a device");
    System.out.println("end");
  }
}`,
    ],
  ] as const
).map(([language, source]) => ({
  name: 'files of the host, of the kernel and of devices',
  language,
  source,
  limits: { timeMs: 5_000 },
  expected: 'ACCEPTED',
}))

/** Ways a language can read files as if they were something else. */
const tricks: HostileProgram[] = [
  {
    name: 'the secret file of the host by its own path',
    language: 'bash',
    source: ({ filePath, servicePid }) =>
      `cat ${filePath} /proc/${servicePid}/environ /proc/${servicePid}/root${filePath} /proc/1/root${filePath} 2> /dev/null; ls $(dirname ${filePath}) 2> /dev/null; echo end`,
    expected: 'ACCEPTED',
  },
  {
    name: 'wrappers that read files',
    language: 'php',
    source:
      '<?php echo @file_get_contents("php://filter/read=string.rot13/resource=/etc/shadow"); include "/etc/shadow"; echo "end\\n";',
    expected: ['ACCEPTED', 'WRONG_ANSWER', 'RUNTIME_ERROR'],
    output: /end\n$/,
    never: /ebbg:/,
  },
  {
    name: 'a pipe to a shell',
    language: 'ruby',
    source: 'puts open("|cat /etc/shadow 2> /dev/null").read\nputs "end"\n',
    expected: 'WRONG_ANSWER',
    output: '\nend\n',
  },
  {
    name: 'a pipe to a shell',
    language: 'perl',
    source: 'open my $f, "-|", "cat /etc/shadow /etc/passwd 2> /dev/null"; print while <$f>; print "end\\n";\n',
    expected: 'ACCEPTED',
  },
  {
    name: 'a pipe to a shell',
    language: 'r',
    source: 'cat(system("cat /etc/shadow /etc/passwd 2> /dev/null", intern = TRUE))\ncat("end\\n")\n',
    expected: 'ACCEPTED',
  },
  {
    name: 'the identity of the host',
    language: 'python',
    source: ({ servicePid }) => raw`import os, socket
if os.getuid() != 1000 or os.getgid() != 1000 or os.getgroups(): print(os.getuid(), os.getgid(), os.getgroups())
if socket.gethostname() != "sandbox": print(socket.gethostname())
if os.path.exists("/proc/${servicePid}"): print("the service")
pids = [name for name in os.listdir("/proc") if name.isdigit()]
if len(pids) != 2: print(pids)
status = open("/proc/self/status").read()
for line in status.splitlines():
    if line.startswith("Cap") and int(line.split()[1], 16) != 0: print(line)
    if line.startswith("NoNewPrivs") and line.split()[1] != "1": print(line)
    if line.startswith("Seccomp:") and line.split()[1] != "2": print(line)
descriptors = [fd for fd in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{fd}") and int(fd) > 2]
if descriptors: print(descriptors)
print("end")`,
    expected: 'ACCEPTED',
  },
]

export const pryingPrograms: HostileProgram[] = [...searches, ...paths, ...tricks]
