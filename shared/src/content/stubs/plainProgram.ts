import type { ProgrammingLanguage } from '../../vocabulary/code.ts'

const asks = 'Read standard input, and print your answer.'

/**
 * The initial code for a question without a signature, by language: a whole program that reads all of its input and
 * prints nothing yet.
 */
const programs: Record<ProgrammingLanguage, string> = {
  python: `import sys

# ${asks}
lines = sys.stdin.read().splitlines()
`,
  cpp: `#include <bits/stdc++.h>
using namespace std;

// ${asks}
int main() {
    return 0;
}
`,
  javascript: `// ${asks}
const lines = require('node:fs').readFileSync(0, 'utf8').split('\\n')
`,
  java: `import java.io.*;
import java.util.*;

// ${asks}
class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
    }
}
`,
  go: `package main

import (
	"bufio"
	"os"
)

// ${asks}
func main() {
	in := bufio.NewReader(os.Stdin)
	_ = in
}
`,
  csharp: `using System;

// ${asks}
class Program {
    static void Main() {
        foreach (var line in Console.In.ReadToEnd().Split('\\n')) {
        }
    }
}
`,
  c: `#include <stdio.h>

// ${asks}
int main(void) {
    return 0;
}
`,
  typescript: `import { readFileSync } from 'node:fs'

// ${asks}
const lines: string[] = readFileSync(0, 'utf8').split('\\n')
`,
  swift: `// ${asks}
while let line = readLine() {
    _ = line
}
`,
  kotlin: `// ${asks}
fun main() {
    val lines = generateSequence(::readlnOrNull).toList()
}
`,
  ruby: `# ${asks}
lines = STDIN.readlines(chomp: true)
`,
  php: `<?php
// ${asks}
$lines = file('php://stdin', FILE_IGNORE_NEW_LINES);
`,
  scala: `// ${asks}
object Main {
  def main(args: Array[String]): Unit = {
    val lines = scala.io.Source.stdin.getLines().toList
  }
}
`,
  rust: `use std::io::{self, Read};

// ${asks}
fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
}
`,
  haskell: `-- ${asks}
main :: IO ()
main = do
  input <- getContents
  return ()
`,
  r: `# ${asks}
lines <- readLines(file("stdin"))
`,
  perl: `use strict;
use warnings;

# ${asks}
my @lines = <STDIN>;
`,
  bash: `# ${asks}
input=$(cat)
`,
}

/** The editor's initial code for a question with neither a signature nor a starter in this language. */
export const plainProgram = (language: ProgrammingLanguage): string => programs[language]
