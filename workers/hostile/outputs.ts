import type { CodeResultStatus, LimitReason } from '@greenroom/shared/vocabulary'
import type { HostileProgram } from './program.ts'

const raw = String.raw
const outputKb = 4
const limitBytes = outputKb * 1024

/**
 * One program per language. The first line of its input says in hexadecimal which bytes to print, how many `x` to print
 * after them, and how to end: with an exit code, or by hanging.
 */
const printers = {
  c: raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  static char hex[1000];
  int many, code;
  if (scanf("%999s %d %d", hex, &many, &code) != 3) return 99;
  for (char *at = hex + 1; *at != 0; at += 2) {
    unsigned byte;
    sscanf(at, "%2x", &byte);
    putchar((int)byte);
  }
  while (many-- > 0) putchar('x');
  fflush(stdout);
  while (code < 0) pause();
  return code;
}`,
  python: raw`import sys, time
hex, many, code = sys.stdin.readline().split()
sys.stdout.buffer.write(bytes.fromhex(hex[1:]) + b"x" * int(many))
sys.stdout.flush()
while int(code) < 0: time.sleep(60)
sys.exit(int(code))`,
  javascript: raw`const fs = require("fs")
const [hex, many, code] = fs.readFileSync(0, "utf8").split("\n")[0].split(" ")
fs.writeSync(1, Buffer.concat([Buffer.from(hex.slice(1), "hex"), Buffer.alloc(Number(many), "x")]))
if (Number(code) < 0) setInterval(() => {}, 1000)
else process.exitCode = Number(code)`,
  java: raw`import java.io.*;
import java.util.*;
class Main {
  public static void main(String[] a) throws Exception {
    var words = new BufferedReader(new InputStreamReader(System.in)).readLine().split(" ");
    System.out.write(HexFormat.of().parseHex(words[0].substring(1)));
    System.out.write("x".repeat(Integer.parseInt(words[1])).getBytes());
    System.out.flush();
    int code = Integer.parseInt(words[2]);
    while (code < 0) Thread.sleep(60000);
    System.exit(code);
  }
}`,
} as const

type Printed = {
  name: string
  print: Buffer | string
  expected_output: string
  status: CodeResultStatus
  reason?: LimitReason
  many?: number
  code?: number
  shown?: string
}

const hang = -1
const printed: Printed[] = [
  {
    name: 'colours (ANSI)',
    print: '\u001b[31mred\u001b[0m\n',
    expected_output: '\u001b[31mred\u001b[0m',
    status: 'ACCEPTED',
  },
  {
    name: 'colours that nobody asked for',
    print: '\u001b[31mred\u001b[0m\n',
    expected_output: 'red',
    status: 'WRONG_ANSWER',
  },
  {
    name: 'bytes that are not UTF-8',
    print: Buffer.from([0xff, 0xfe]),
    expected_output: '\ufffd\ufffd',
    status: 'WRONG_ANSWER',
    shown: '\ufffd\ufffd',
  },
  { name: 'the replacement character itself', print: '\ufffd', expected_output: '\ufffd', status: 'ACCEPTED' },
  {
    name: 'half a character',
    print: Buffer.from('ä').subarray(0, 1),
    expected_output: 'ä',
    status: 'WRONG_ANSWER',
    shown: '\ufffd',
  },
  { name: 'a NUL', print: 'a\0b', expected_output: 'a\0b', status: 'ACCEPTED' },
  { name: 'a NUL too much', print: 'ab\0', expected_output: 'ab', status: 'WRONG_ANSWER' },
  { name: 'no line feed at the end', print: '1\n2', expected_output: '1\n2\n', status: 'ACCEPTED' },
  { name: 'line feeds and blanks at the end', print: '1  \n2\t\n\n\n', expected_output: '1\n2', status: 'ACCEPTED' },
  { name: 'a blank in front', print: ' 1', expected_output: '1', status: 'WRONG_ANSWER' },
  { name: 'an empty line in between', print: '1\n\n2', expected_output: '1\n2', status: 'WRONG_ANSWER' },
  { name: 'CRLF', print: '1\r\n2\r\n', expected_output: '1\n2\n', status: 'ACCEPTED' },
  { name: 'a lone carriage return', print: '1\r2', expected_output: '1\n2', status: 'WRONG_ANSWER' },
  { name: 'no output where none is expected', print: '', expected_output: '', status: 'ACCEPTED' },
  { name: 'no output where some is expected', print: '', expected_output: '1', status: 'WRONG_ANSWER' },
  { name: 'a right answer with exit code 1', print: '1\n', expected_output: '1', status: 'RUNTIME_ERROR', code: 1 },
  { name: 'a right answer with exit code 255', print: '1\n', expected_output: '1', status: 'RUNTIME_ERROR', code: 255 },
  {
    name: 'a right answer and then a hang',
    print: '1\n',
    expected_output: '1',
    status: 'TIME_LIMIT_EXCEEDED',
    code: hang,
    shown: '1\n',
  },
  {
    name: 'exactly as much as may be printed',
    print: '',
    many: limitBytes,
    expected_output: 'x'.repeat(limitBytes),
    status: 'ACCEPTED',
  },
  {
    name: 'one byte more than may be printed',
    print: '',
    many: limitBytes + 1,
    expected_output: 'x'.repeat(limitBytes + 1),
    status: 'RUNTIME_ERROR',
    reason: 'output',
    shown: 'x'.repeat(limitBytes),
  },
  // A forged result, written the way the sandbox's init reports one.
  {
    name: 'a forged frame',
    print: Buffer.from('2400000058000000000000000000000000', 'hex'),
    expected_output: '',
    status: 'WRONG_ANSWER',
  },
]

const byLanguage = Object.entries(printers) as [keyof typeof printers, string][]
const judged: HostileProgram[] = byLanguage.flatMap(([language, source]) =>
  printed.map(({ name, print, expected_output, status, reason = null, many = 0, code = 0, shown }) => ({
    name,
    language,
    source,
    testCases: [{ stdin: `h${Buffer.from(print).toString('hex')} ${many} ${code}\n`, expected_output }],
    limits: { outputKb, timeMs: 650 },
    expected: status,
    reason,
    ...(shown === undefined ? {} : { output: shown }),
    testCase: (result) => result.truncated === many > limitBytes,
  })),
)

const floods: HostileProgram[] = (
  [
    ['c', 'stdout', '#include <stdio.h>\nint main(void) { for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"); }\n'],
    ['c', 'stderr', '#include <unistd.h>\nstatic char x[4096];\nint main(void) { for (;;) write(2, x, sizeof x); }\n'],
    ['python', 'stdout', 'while True: print("x" * 1000)\n'],
    ['python', 'stderr', 'import sys\nwhile True: print("x" * 1000, file=sys.stderr)\n'],
    ['javascript', 'stdout', 'const fs = require("fs")\nfor (;;) fs.writeSync(1, "x".repeat(1000) + "\\n")\n'],
    ['javascript', 'stderr', 'const fs = require("fs")\nfor (;;) fs.writeSync(2, "x".repeat(1000) + "\\n")\n'],
    [
      'java',
      'stdout',
      'class Main { public static void main(String[] a) { while (true) System.out.println("xxxxxxxxxxxx"); } }',
    ],
    [
      'java',
      'stderr',
      'class Main { public static void main(String[] a) { while (true) System.err.println("xxxxxxxxxxxx"); } }',
    ],
    [
      'go',
      'stdout',
      'package main\n\nimport "fmt"\n\nfunc main() { for { fmt.Println("xxxxxxxxxxxxxxxxxxxxxxxxxxx") } }\n',
    ],
    ['rust', 'stdout', 'fn main() { loop { println!("xxxxxxxxxxxxxxxxxxxxxxxxxxx"); } }\n'],
    ['ruby', 'stdout', 'loop { puts "x" * 1000 }\n'],
    ['php', 'stdout', '<?php while (true) echo str_repeat("x", 1000), "\\n";\n'],
    ['perl', 'stdout', 'print "x" x 1000, "\\n" while 1;\n'],
    ['bash', 'stdout', 'while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done\n'],
    ['bash', 'stderr', 'while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx >&2; done\n'],
    [
      'csharp',
      'stdout',
      'class Program { static void Main() { while (true) System.Console.WriteLine("xxxxxxxxxxxxx"); } }',
    ],
    ['haskell', 'stdout', 'main :: IO ()\nmain = mapM_ putStrLn (repeat "xxxxxxxxxxxxxxxxxxxxxxxx")\n'],
    ['kotlin', 'stdout', 'fun main() { while (true) println("xxxxxxxxxxxxxxxxxxxxx") }\n'],
    ['scala', 'stdout', 'object Main { def main(args: Array[String]): Unit = while (true) println("xxxxxxxxxx") }\n'],
    ['swift', 'stdout', 'while true { print("xxxxxxxxxxxxxxxxxxxxxxxxxx") }\n'],
    ['r', 'stdout', 'repeat cat("xxxxxxxxxxxxxxxxxxxxxxxxxxx\\n")\n'],
  ] as const
).map(([language, stream, source]) => ({
  name: `endless ${stream}`,
  language,
  source,
  limits: { outputKb: 128, timeMs: 10_000 },
  expected: 'RUNTIME_ERROR',
  reason: 'output',
  testCase: (result) =>
    result.truncated &&
    (stream === 'stdout' ? result.actual_output.length === 128 * 1024 : result.stderr.length === 64 * 1024),
}))

/** Large inputs that are never read, and outputs that can no longer be written. */
const streams: HostileProgram[] = (
  [
    ['c', 'stdin ignored', '#include <stdio.h>\nint main(void) { puts("end"); }\n'],
    ['c', 'stdin closed', '#include <stdio.h>\n#include <unistd.h>\nint main(void) { close(0); puts("end"); }\n'],
    [
      'c',
      'stdout closed after the answer',
      '#include <unistd.h>\nint main(void) { write(1, "end\\n", 4); close(1); close(2); sleep(1); }\n',
    ],
    ['python', 'stdin ignored', 'print("end")\n'],
    ['python', 'stdin closed', 'import os\nos.close(0)\nprint("end")\n'],
    [
      'python',
      'stdout closed after the answer',
      'import os\nos.write(1, b"end\\n")\nos.close(1)\nos.close(2)\nos._exit(0)\n',
    ],
    ['javascript', 'stdin ignored', 'console.log("end")\n'],
    ['javascript', 'stdin closed', 'require("fs").closeSync(0)\nconsole.log("end")\n'],
    [
      'javascript',
      'stdout closed after the answer',
      'const fs = require("fs")\nfs.writeSync(1, "end\\n")\nfs.closeSync(1)\n',
    ],
    ['java', 'stdin ignored', 'class Main { public static void main(String[] a) { System.out.println("end"); } }'],
    [
      'java',
      'stdin closed',
      'class Main { public static void main(String[] a) throws Exception { System.in.close(); System.out.println("end"); } }',
    ],
    [
      'java',
      'stdout closed after the answer',
      'class Main { public static void main(String[] a) { System.out.println("end"); System.out.close(); System.err.close(); } }',
    ],
    ['bash', 'stdin ignored', 'echo end\n'],
    ['bash', 'stdin closed', 'exec <&-; echo end\n'],
    ['bash', 'stdout closed after the answer', 'echo end; exec >&- 2>&-; exit 0\n'],
  ] as const
).map(([language, name, source]) => ({
  name,
  language,
  source,
  testCases: [{ stdin: 'x'.repeat(2_000_000), expected_output: 'end' }],
  limits: { timeMs: 3_000 },
  // If its standard streams were taken away, Node may print an error when it ends.
  expected: name.startsWith('stdout') && language === 'javascript' ? ['ACCEPTED', 'RUNTIME_ERROR'] : 'ACCEPTED',
}))

export const outputPrograms: HostileProgram[] = [...judged, ...streams, ...floods]
