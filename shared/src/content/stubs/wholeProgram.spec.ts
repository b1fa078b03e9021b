import { describe, expect, it } from 'vitest'
import { type ProgrammingLanguage, programmingLanguages } from '../../vocabulary/code.ts'
import type { Signature } from '../../vocabulary/signature.ts'
import { loadChallenges } from '../loadChallenges.ts'
import { readingFor, stubFor, wholeProgram } from './stubFor.ts'

const signature: Signature = {
  functionName: 'calmHours',
  parameters: [
    { name: 'windSpeeds', type: 'int[]' },
    { name: 'limit', type: 'long' },
  ],
  returns: 'int',
}
const whole = (language: ProgrammingLanguage, code: string) => wholeProgram(code, signature, language)

describe.each(programmingLanguages)('a function in %s', (language) => {
  const stub = stubFor(signature, language)

  it('gets the reading appended, and every line keeps its number', () => {
    const program = whole(language, stub)
    expect(program.endsWith(`\n\n${readingFor(signature, language)}`)).toBe(true)
    const [lines, before] = [program.split('\n'), stub.trimEnd().split('\n')]
    for (const [index, line] of before.entries()) {
      if (index === 0) expect(lines[index]).toContain(line.replace(/^package main$/, 'package main;'))
      else expect(lines[index]).toBe(line)
    }
  })

  it('gets it on a new line, whether or not the code ends with a line break', () => {
    expect(whole(language, stub.trimEnd())).toBe(whole(language, stub))
  })

  it('gets it once: the result is a whole program', () => {
    const program = whole(language, stub)
    expect(whole(language, program)).toBe(program)
  })
})

/** Whole programs as people write them, with every way of reading input. */
const wholePrograms: [ProgrammingLanguage, string][] = [
  ['python', 'def calm_hours(a, b):\n    return 0\nprint(calm_hours(list(map(int, input().split())), 3))\n'],
  ['python', 'import sys\ndef calm_hours(a, b): return 0\nprint(calm_hours(*sys.stdin))\n'],
  ['python', 'from sys import stdin\ndef calm_hours(a, b): return 0\nprint(calm_hours(*stdin.read().split()))\n'],
  ['python', 'def calm_hours(a, b): return 0\nprint(calm_hours(*open(0).read().split()))\n'],
  ['python', 'print(42)\n'],
  ['python', 'while True: pass\n'],
  ['javascript', "const lines = require('fs').readFileSync('/dev/stdin', 'utf8')\nfunction calmHours() {}\n"],
  ['javascript', "process.stdin.on('data', (data) => console.log(calmHours(data)))\n"],
  ['javascript', "const readline = require('readline')\nconst calmHours = () => 0\n"],
  ['javascript', 'console.log(42)\n'],
  ['typescript', "import { readFileSync } from 'node:fs'\nconst calmHours = (): number => 0\n"],
  ['java', 'public class Main { static int calmHours() { return 0; } public static void main(String[] a) {} }\n'],
  ['cpp', '#include <iostream>\nint calmHours() { return 0; }\nint main() { std::cout << calmHours(); }\n'],
  ['cpp', 'int calmHours();\nsigned main () {}\n'],
  ['c', 'int calmHours(void) { return 0; }\nint main(void) { return calmHours(); }\n'],
  ['go', 'package main\n\nfunc calmHours() int { return 0 }\n\nfunc main() { println(calmHours()) }\n'],
  ['csharp', 'class Program { static int CalmHours() { return 0; } static void Main(string[] args) {} }\n'],
  ['swift', 'func calmHours() -> Int { return 0 }\nprint(calmHours(readLine()!))\n'],
  ['swift', '@main struct Program { static func main() { print(calmHours()) } }\n'],
  ['kotlin', 'fun calmHours() = 0\nfun main(args: Array<String>) { println(calmHours()) }\n'],
  ['ruby', 'def calm_hours(a, b) = 0\nputs calm_hours(gets.split, gets)\n'],
  ['ruby', 'def calm_hours(a, b) = 0\nputs calm_hours(*$stdin.read.split)\n'],
  ['php', '<?php\nfunction calmHours() { return 0; }\nfscanf(STDIN, "%d", $n);\necho calmHours();\n'],
  ['php', "<?php\nfunction calmHours() { return 0; }\n$lines = file('php://stdin');\n"],
  ['scala', 'object Main extends App { def calmHours() = 0 }\n'],
  ['scala', 'object Main { def calmHours() = 0; def main(args: Array[String]): Unit = println(calmHours()) }\n'],
  ['rust', 'fn calm_hours() -> i32 { 0 }\nfn main() { println!("{}", calm_hours()); }\n'],
  ['haskell', 'calmHours :: Int\ncalmHours = 0\n\nmain = print calmHours\n'],
  ['r', 'calm_hours <- function() 0\nlines <- readLines(file("stdin"))\ncat(calm_hours())\n'],
  ['perl', 'sub calm_hours { 0 }\nmy @lines = <STDIN>;\nprint calm_hours(@lines);\n'],
  ['perl', 'sub calm_hours { 0 }\nwhile (<>) { print calm_hours($_) }\n'],
  ['bash', 'calm_hours() {\n  echo 0\n}\nread -r n\ncalm_hours "$n"\n'],
  ['bash', 'read -r n\nread -ra speeds\necho 0\n'],
]

it.each(wholePrograms)('a whole program in %s runs as it is: %j', (language, code) => {
  expect(whole(language, code)).toBe(code)
})

it.each(loadChallenges().all())('the programs of $id are whole, and run as they are', (challenge) => {
  for (const { file, language } of [...challenge.solutions, ...challenge.wrongSolutions]) {
    const code = challenge.programs[file] ?? ''
    expect(wholeProgram(code, challenge.signature, language) === code, file).toBe(true)
  }
})

/** Functions with code that looks like a reading but isn't. */
const functions: [ProgrammingLanguage, string][] = [
  [
    'python',
    'def calm_hours(a, b):\n    """Does not call input(), nor sys.stdin."""\n    # input()\n    return len("stdin")\n',
  ],
  ['python', 'def read(words): return words\ndef main(): pass\ndef calm_hours(a, b):\n    print(a)\n    return 0\n'],
  ['python', 'def calm_hours(input, open):\n    return len(input) + open\n'],
  ['javascript', '// readFileSync(0)\nconst main = () => 0\nconst calmHours = (a, b) => main("process.stdin")\n'],
  ['javascript', 'function process(a) { return a }\nfunction calmHours(a, b) { return process(a).length }\n'],
  [
    'java',
    'class Solution {\n  // public static void main(String[] args)\n  int calmHours(int[] a, long b) { return 0; }\n}\n',
  ],
  [
    'java',
    'class Solution {\n  int mainPart() { return 0; }\n  int calmHours(int[] a, long b) { return mainPart(); }\n}\n',
  ],
  ['cpp', '/* int main() {} */\nint domain(int a) { return a; }\nint calmHours(int a) { return domain(a); }\n'],
  ['cpp', 'const char* text = "int main()";\nint calmHours(int a) { return a; }\n'],
  ['c', '// int main(void)\nint mainly(int a) { return a; }\nint calmHours(int a) { return mainly(a); }\n'],
  [
    'go',
    'package main\n\n// func main() {}\nfunc mainPart() int { return 0 }\n\nfunc calmHours() int { return mainPart() }\n',
  ],
  ['csharp', 'class Solution { // static void Main()\n  public static int CalmHours() { return Domain(); } }\n'],
  ['kotlin', '// fun main()\nfun mainPart() = 0\nfun calmHours() = mainPart()\n'],
  ['rust', "// fn main() {}\nfn first<'a>(a: &'a str) -> &'a str { a }\nfn calm_hours() -> i32 { 0 }\n"],
  [
    'haskell',
    "-- main = undefined\nmain' :: Int -> Int\n{- main -}\ncalmHours a' = a'\n".replace("main' :: Int -> Int\n", ''),
  ],
  ['ruby', '# gets\ndef calm_hours(a, b)\n  targets = "gets"\n  targets.size\nend\n'],
  ['php', '<?php\n// fgets(STDIN)\nfunction calmHours($file) { return $this->file($file); }\n'],
  ['perl', '# <STDIN>\nsub calm_hours { my ($a) = @_; return $#$a <=> 3; }\n'],
  ['r', '# readLines("stdin")\ncalm_hours <- function(a, b) my.scan(a)\n'],
  ['bash', 'calm_hours() {\n  while read -r a; do echo "$a"; done <<< "$limit"\n}\n'],
]

it.each(functions)('a function in %s that only looks like a whole program gets the reading: %j', (language, code) => {
  expect(whole(language, code)).toContain(readingFor(signature, language))
})

it.each([
  ['below a comment and a pragma', '{-# LANGUAGE BangPatterns #-}\n-- Mine.\nimport Data.List\n\ncalmHours = 0\n', 3],
  ['in a module with a head', 'module Main where\n\nimport Data.List\n\ncalmHours = 0\n', 3],
  ['before everything else', 'calmHours = 0\n', 1],
])('Haskell’s imports go %s', (_where, code, line) => {
  expect(whole('haskell', code).split('\n')[line - 1]).toMatch(
    /^import qualified .*; (import Data\.List|calmHours = 0)$/,
  )
})

// A pattern that doesn't run in linear time would take minutes on one of these.
it.each([
  ...[
    '/*',
    '{-',
    '"""',
    "'\\",
    '"\\',
    '`\\',
    '$(',
    '\n',
    ' ',
    '-',
    "'",
    ' #',
    '<',
    'package ',
    'module ',
    'while ',
    'with ',
    'main ',
  ],
])('a long hostile text of %j is read as quickly as any other', (unit) => {
  const code = `${unit.repeat(Math.ceil(250_000 / unit.length))}\ncalmHours calm_hours`
  for (const language of programmingLanguages) expect(whole(language, code).length).toBeGreaterThanOrEqual(code.length)
})
