import type { ProgrammingLanguage } from '@greenroom/shared'

/** What every language has to get right, in that language. `compileError` is missing where nothing is compiled. */
export type MatrixPrograms = {
  runtimeError: string
  endlessLoop: string
  memoryBomb: string
  endlessOutput: string
  /** Prints what it reads. */
  echo: string
  compileError?: string
}

export const matrixPrograms: Partial<Record<ProgrammingLanguage, MatrixPrograms>> = {
  python: {
    runtimeError: 'print(1)\nprint([][1])\n',
    endlessLoop: 'print("begun", flush=True)\nwhile True: pass\n',
    memoryBomb: 'kept = []\nwhile True: kept.append(b"x" * 1000000)\n',
    endlessOutput: 'while True: print("x" * 1000)\n',
    echo: 'import sys\nsys.stdout.write(sys.stdin.read())\n',
  },
  javascript: {
    runtimeError: 'console.log(1)\nnull.missing()\n',
    endlessLoop: 'require("fs").writeSync(1, "begun\\n")\nfor (;;) {}\n',
    memoryBomb: 'const kept = []\nfor (;;) kept.push(new Array(100000).fill(kept.length))\n',
    endlessOutput: 'const fs = require("fs")\nfor (;;) fs.writeSync(1, "x".repeat(1000) + "\\n")\n',
    echo: 'process.stdin.pipe(process.stdout)\n',
  },
  typescript: {
    runtimeError: 'enum Step { One = 1 }\nconsole.log(Step.One)\nthrow new Error("on purpose")\n',
    endlessLoop: 'import { writeSync } from "node:fs"\nwriteSync(1, "begun\\n")\nfor (;;) {}\n',
    memoryBomb: 'const kept: Buffer[] = []\nfor (;;) kept.push(Buffer.alloc(1000000, 1))\n',
    endlessOutput: 'import { writeSync } from "node:fs"\nfor (;;) writeSync(1, "x".repeat(1000) + "\\n")\n',
    echo: 'const input: NodeJS.ReadStream = process.stdin\ninput.pipe(process.stdout)\n',
    compileError: 'const broken: = 5\n',
  },
  c: {
    runtimeError: '#include <stdlib.h>\nint main(void) { abort(); }\n',
    endlessLoop: '#include <unistd.h>\nint main(void) { write(1, "begun\\n", 6); for (volatile int i = 0;; i++) ; }\n',
    memoryBomb:
      '#include <stdlib.h>\n#include <string.h>\nint main(void) { for (;;) memset(malloc(1000000), 1, 1000000); }\n',
    endlessOutput: '#include <stdio.h>\nint main(void) { for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"); }\n',
    echo: '#include <stdio.h>\nint main(void) { for (int c; (c = getchar()) != EOF;) putchar(c); return 0; }\n',
    compileError: 'int main(void) { return undeclared; }\n',
  },
  cpp: {
    runtimeError: '#include <vector>\nint main() { std::vector<int> none; return none.at(3); }\n',
    endlessLoop:
      '#include <iostream>\nint main() { std::cout << "begun" << std::endl; for (volatile int i = 0;; i = i + 1) ; }\n',
    memoryBomb: '#include <vector>\nint main() { std::vector<long> kept; for (long i = 0;; i++) kept.push_back(i); }\n',
    endlessOutput: '#include <iostream>\nint main() { for (;;) std::cout << "xxxxxxxxxxxxxxxxxxxxxxxxxxx\\n"; }\n',
    echo: '#include <iostream>\nint main() { std::cout << std::cin.rdbuf(); }\n',
    compileError: '#include <string>\nint main() { std::string text = 5.0 + ; }\n',
  },
  java: {
    runtimeError:
      'class Main { public static void main(String[] a) { System.out.println(1); int[] none = {}; none[1] = 2; } }',
    endlessLoop: 'class Main { public static void main(String[] a) { System.out.println("begun"); while (true) ; } }',
    memoryBomb:
      'package bombs; import java.util.*; public class Bomb { public static void main(String[] a) { var kept = new ArrayList<long[]>(); while (true) kept.add(new long[100000]); } }',
    endlessOutput:
      'class Main { public static void main(String[] a) { while (true) System.out.println("xxxxxxxxxx"); } }',
    echo: 'import java.io.*; class Main { public static void main(String[] a) throws IOException { System.in.transferTo(System.out); System.out.flush(); } }',
    compileError: 'class Main { public static void main(String[] a) { int number = "text"; } }',
  },
  go: {
    runtimeError: 'package main\n\nfunc main() { var none []int; none[len(none)+1] = 2 }\n',
    endlessLoop: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("begun"); for { } }\n',
    memoryBomb:
      'package main\n\nfunc main() {\n\tvar kept [][]byte\n\tfor {\n\t\tpart := make([]byte, 1000000)\n\t\tfor i := range part {\n\t\t\tpart[i] = 1\n\t\t}\n\t\tkept = append(kept, part)\n\t}\n}\n',
    endlessOutput:
      'package main\n\nimport "fmt"\n\nfunc main() { for { fmt.Println("xxxxxxxxxxxxxxxxxxxxxxxxxxx") } }\n',
    echo: 'package main\n\nimport (\n\t"io"\n\t"os"\n)\n\nfunc main() { io.Copy(os.Stdout, os.Stdin) }\n',
    compileError: 'package main\n\nfunc main() { var unused int }\n',
  },
  rust: {
    runtimeError: 'fn main() { let none: Vec<i32> = Vec::new(); println!("{}", none[std::env::args().count()]); }\n',
    endlessLoop: 'fn main() { println!("begun"); let mut i = 0u64; loop { i = std::hint::black_box(i + 1); } }\n',
    memoryBomb: 'fn main() { let mut kept = Vec::new(); loop { kept.push(vec![1u8; 1000000]); } }\n',
    endlessOutput: 'fn main() { loop { println!("xxxxxxxxxxxxxxxxxxxxxxxxxxx"); } }\n',
    echo: 'use std::io;\nfn main() { io::copy(&mut io::stdin(), &mut io::stdout()).unwrap(); }\n',
    compileError: 'fn main() { let number: i32 = "text"; }\n',
  },
  ruby: {
    runtimeError: 'puts 1\nnil.missing\n',
    endlessLoop: '$stdout.sync = true\nputs "begun"\nloop {}\n',
    memoryBomb: 'kept = []\nloop { kept << "x" * 1000000 }\n',
    endlessOutput: 'loop { puts "x" * 1000 }\n',
    echo: 'IO.copy_stream($stdin, $stdout)\n',
  },
  php: {
    runtimeError: '<?php echo 1; missing();\n',
    endlessLoop: '<?php echo "begun\\n"; while (true);\n',
    memoryBomb: '<?php $kept = []; while (true) $kept[] = str_repeat("x", 1000000);\n',
    endlessOutput: '<?php while (true) echo str_repeat("x", 1000), "\\n";\n',
    echo: '<?php stream_copy_to_stream(STDIN, STDOUT);\n',
  },
  perl: {
    runtimeError: 'print "1\\n"; die "on purpose";\n',
    endlessLoop: '$| = 1; print "begun\\n"; 1 while 1;\n',
    memoryBomb: 'my @kept; push @kept, "x" x 1000000 while 1;\n',
    endlessOutput: 'print "x" x 1000, "\\n" while 1;\n',
    echo: 'print while <STDIN>;\n',
  },
  bash: {
    runtimeError: 'echo 1\nexit 3\n',
    endlessLoop: 'echo begun\nwhile :; do :; done\n',
    memoryBomb: 'kept=xxxxxxxxxxxxxxxx\nwhile :; do kept=$kept$kept; done\n',
    endlessOutput: 'while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done\n',
    echo: 'cat\n',
  },
}
