import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { readCode } from './readCode.ts'
import { pairwiseLoops } from './regions.ts'
import { simplificationsIn } from './simplifications.ts'
import { suspectsIn } from './suspects.ts'

const told = async (code: string, language: ProgrammingLanguage) => {
  const reading = await readCode(code, '', language)
  return [...suspectsIn(reading, { hasStub: false }), ...simplificationsIn(reading)].map(({ text }) => text)
}

describe('nothing is reported about', () => {
  it.each<[ProgrammingLanguage, string, string]>([
    [
      'python',
      'code in texts and comments',
      'def f(q):\n    """for x in q: ( if a = b"""\n    # import math\n    return "while x: [" + q  # )\nprint(f(1))',
    ],
    [
      'python',
      'a name given in a pattern',
      'pairs = {1: (2, 3)}\nfor key, (one, *rest) in pairs.items():\n    print(key, one, rest)\nprint([last for row in pairs if (last := row)], last)',
    ],
    [
      'python',
      'names of a match, of a with and of an except',
      'def f(p):\n    match p:\n        case [first, *rest]:\n            return first, rest\n        case {"k": value}:\n            return value\n    try:\n        with open(p) as file:\n            return file.read()\n    except OSError as error:\n        return error',
    ],
    ['python', 'a name brought by a module as a whole', 'from collections import *\nprint(Counter([1]))'],
    ['python', 'an argument named like nothing', 'print(sorted([3], key=abs, reverse=True))'],
    [
      'python',
      'a position that is needed after the loop',
      'def f(xs):\n    for i in range(len(xs)):\n        if xs[i] == 3:\n            break\n    return i',
    ],
    [
      'python',
      'texts that are put together',
      'def f(words):\n    text = ""\n    for word in words:\n        text += word\n    return text',
    ],
    [
      'python',
      'attributes of a class',
      'class P:\n    limit = 1\n\n    def at(self):\n        self.x = 2\n        return self',
    ],
    [
      'python',
      'an exception of one’s own, and one that is let go',
      'class Empty(Exception):\n    pass\n\ntry:\n    print(1)\nexcept Empty:\n    pass',
    ],
    [
      'python',
      'a loop that a function ends',
      'done = False\ndef stop():\n    global done\n    done = True\nwhile not done:\n    stop()',
    ],
    [
      'cpp',
      'a loop that reads until the input ends',
      '#include <iostream>\n#include <string>\nint main() {\n    int calls = 0;\n    for (std::string call; std::cin >> call;) {\n        calls += 1;\n    }\n    std::cout << calls;\n}',
    ],
    [
      'python',
      'a loop whose condition is changed with another name',
      'x, y = 3, 4\nwhile x > 0:\n    x, y = x - 1, y + x\nprint(y)',
    ],
    ['python', 'a search that returns the first', 'def f(xs):\n    for x in xs:\n        return x'],
    [
      'python',
      'work that ends its loop',
      'def f(xs):\n    for x in xs:\n        if x > 3:\n            return sum(xs)\n    return 0',
    ],
    [
      'python',
      'a row of its own',
      'def f(rows):\n    best = 0\n    for i in range(3):\n        row = rows[i]\n        best = best + max(row)\n    return best',
    ],
    [
      'python',
      'a search in the vowels',
      'VOWELS = "aeiou"\ndef f(word):\n    n = 0\n    for letter in word:\n        n += VOWELS.count(letter)\n    return n',
    ],
    [
      'python',
      'an expression whose index moves',
      'def f(a, i):\n    print(a[i][0])\n    i += 1\n    print(a[i][0])\n    i += 1\n    print(a[i][0])',
    ],
    ['python', 'a middle of fractions', 'lo, hi = 0, 1.5\nmid = (lo + hi) / 2\nprint(mid)'],
    ['python', 'a generator without values', 'def f():\n    return\n    yield'],
    [
      'python',
      'a condition that goes on in the next line',
      'def f(a, b):\n    if (a and\n            b):\n        return 1\n    return [x\n            for x in a\n            if x]',
    ],
    ['python', 'a flag of the future', 'from __future__ import annotations\nprint(1)'],
    [
      'javascript',
      'code in texts, templates, comments and patterns',
      'const r = /[(]/;\nif (a === 3) {\n  use(`if (a = b) { `, r, "(", /* if (a = 3) */ 1); // )\n}',
    ],
    [
      'javascript',
      'an assignment that is meant',
      'let node = head;\nwhile (node = node.next) {\n  use(node);\n}\nlet m;\nif ((m = find(node)) !== null) use(m);',
    ],
    [
      'javascript',
      'words that are sorted',
      'const words = line.split(" ");\nwords.sort();\nuse([...line].sort(), words);',
    ],
    ['javascript', 'a loop over lengths', 'for (let size = 1; size <= xs.length; size++) {\n  use(size);\n}'],
    [
      'javascript',
      'a last round that is thought of',
      'for (let i = 0; i <= xs.length; i++) {\n  use(i === xs.length ? 0 : xs[i]);\n}\nfor (let i = 0; i < xs.length; i++) {\n  use(xs[i + 1] ?? 0, i);\n}',
    ],
    ['javascript', 'a set that shrinks under its loop', 'for (const x of seen) {\n  seen.delete(x);\n}'],
    [
      'javascript',
      'functions after a return, and returns in callbacks',
      'function f(xs) {\n  xs.forEach((x) => {\n    use(x);\n    return;\n  });\n  return help();\n  function help() {}\n}',
    ],
    [
      'javascript',
      'a counter that a closure moves',
      'let i = 0;\nconst step = () => {\n  i++;\n};\nwhile (i < 3) {\n  step();\n}',
    ],
    [
      'typescript',
      'texts by their type, and what is given away',
      'export const spare = 3;\nexport function f(xs: string[]): string[] {\n  return xs.sort();\n}',
    ],
    [
      'typescript',
      'a truth that is no boolean',
      'function f(a?: boolean) {\n  if (a === true) return 1;\n  return 2;\n}',
    ],
    [
      'java',
      'a set that is asked in a loop',
      'class S {\n  int f(int[] xs) {\n    Set<Integer> seen = new HashSet<>();\n    for (int x : xs) {\n      if (seen.contains(x)) return x;\n      seen.add(x);\n    }\n    return -1;\n  }\n}',
    ],
    [
      'java',
      'fields, characters and a statement over lines',
      'class S {\n  int limit = 3;\n  int f() {\n    int n = 0 // total\n        + 2;\n    String s = "int total = 0";\n    return n + s.indexOf(\'(\');\n  }\n}',
    ],
    [
      'java',
      'a case that returns',
      'class S {\n  int f(int k) {\n    switch (k) {\n      case 1: return 2;\n      case 2: return 3;\n      default: return 4;\n    }\n  }\n}',
    ],
    [
      'cpp',
      'references, guards and maps',
      'int f(vector<int>& v, map<int, int>& seen) {\n  int& first = v[0];\n  first = 5;\n  auto guard = lock();\n  for (int x : v)\n    if (seen.count(x)) return x;\n  return 0;\n}',
    ],
    [
      'cpp',
      'macros, labels and characters',
      '#define OPEN (\nint f(int x) {\n  char c = \'{\';\n  use(c, "]");\n  goto end;\nend:\n  return x;\n}',
    ],
    [
      'cpp',
      'elements that are changed',
      'void f(vector<P>& v) {\n  for (int i = 0; i < v.size(); i++) {\n    v[i].x = 3;\n  }\n}',
    ],
    [
      'c',
      'what a pointer points at',
      'int f(int *xs, int n) {\n  int *p = xs;\n  *p = 3;\n  while (n > 0) {\n    take(&n);\n  }\n  return 0;\n}',
    ],
    [
      'go',
      'a condition with a declaration, and a raw text',
      'package main\n\nfunc f(m map[string]int) int {\n\tif v, ok := m["x"]; ok {\n\t\tif v > 3 {\n\t\t\treturn v\n\t\t}\n\t}\n\tuse(`for ( {`)\n\tfor k := range m {\n\t\treturn len(k)\n\t}\n\treturn 0\n}',
    ],
    ['go', 'a pointer that is followed', 'package main\n\nfunc f(p *int) {\n\tq := p\n\t*q = 3\n}'],
    [
      'rust',
      'patterns, lifetimes and a name within a text',
      'fn f<\'a>(xs: &\'a [i32]) -> i32 {\n    let best = 3;\n    if let Some(x) = xs.first() {\n        if *x > 3 {\n            return *x;\n        }\n    }\n    println!("{best}");\n    0\n}',
    ],
    [
      'go',
      'a place that an earlier sign promises',
      "package main\n\nfunc f(s string) {\n\tfor i := 0; i < len(s); i++ {\n\t\tswitch s[i] {\n\t\tcase '%':\n\t\t\tuse(s[i+1])\n\t\t\ti += 2\n\t\t}\n\t}\n}",
    ],
    ['go', 'what is only declared', 'package main\n\nvar later int\n'],
    [
      'python',
      'a list that is emptied by another name',
      'def f(stack):\n    take = stack.pop\n    while stack:\n        print(take())',
    ],
    [
      'python',
      'a flag that another function takes down',
      'running = True\ndef stop():\n    global running\n    running = False\nwhile running:\n    print(1)',
    ],
    [
      'java',
      'a field that another method takes down',
      'class S {\n  boolean running = true;\n  void stop() { running = false; }\n  void run() {\n    while (running) {\n      step();\n    }\n  }\n}',
    ],
    [
      'python',
      'a default value that stays as it is, and a function that does nothing on purpose',
      'def f(names=[], limits={}):\n    return len(names) + len(limits)\n\ndef nothing(): pass\nprint(f(), nothing(), [["-"]] * 3)',
    ],
    ['c', 'a name of somebody else', 'void f(void) {\n  verbosity = 3;\n}'],
    [
      'java',
      'the same line in three methods',
      'class S {\n  void f(int limit) { this.limitOfAll = limit; }\n  void g(int limit) { this.limitOfAll = limit; }\n  void h(int limit) { this.limitOfAll = limit; }\n}',
    ],
    ['python', 'a method for others to override', 'class Shape:\n    def area(self):\n        pass\n'],
    [
      'rust',
      'a value that ends with its name',
      'fn f(m: &Mutex<i32>) {\n    let guard = m.lock();\n    loop {\n        if done() { break; }\n    }\n}',
    ],
  ])('%s: %s', async (language, _what, code) => {
    expect((await readCode(code, '', language)).tree?.hasError).toBe(false)
    expect(await told(code, language)).toEqual([])
  })

  it.each<[ProgrammingLanguage, string, string]>([
    [
      'javascript',
      'the inner one going on where it was',
      'for (let i = 0; i < xs.length; i++) {\n  while (j < xs.length) j++;\n}',
    ],
    [
      'javascript',
      'the outer one waiting until nothing is left',
      'for (let n = 0; xs.length > 0; n += 1) {\n  for (const x of xs) use(x);\n}',
    ],
    [
      'python',
      'the inner one in a window',
      'for i in range(len(xs)):\n    for j in range(i, min(i + k, len(xs))):\n        print(xs[i : i + k], j)',
    ],
    [
      'go',
      'the inner one in a row',
      'for i := 0; i < len(rows); i++ {\n\tfor j := range rows[i] {\n\t\tuse(j)\n\t}\n}',
    ],
  ])('loops as pairs, %s: %s', async (language, _what, code) => {
    expect(pairwiseLoops(await readCode(code, '', language))).toBeNull()
  })
})

describe('pairs of the same elements', () => {
  it.each<[ProgrammingLanguage, string]>([
    ['python', 'for i in range(len(xs)):\n    for j in range(i + 1, len(xs)):\n        print(i, j)'],
    ['python', 'for i, x in enumerate(xs):\n    for y in xs[i + 1 :]:\n        print(x, y)'],
    ['python', 'for x in xs:\n    print(sum(y for y in xs if y < x))'],
    ['javascript', 'xs.forEach((x) => {\n  xs.forEach((y) => use(x, y));\n});'],
    ['typescript', 'for (const x of xs)\n  for (const y of xs) use(x, y);'],
    ['java', 'for (int i = 0; i < n; i++)\n  for (int j = 0; j < i; j++) use(i, j);'],
    ['cpp', 'for (auto& x : xs)\n  for (auto& y : xs) use(x, y);'],
    ['c', 'for (int i = 0; i < n; i++)\n  for (int j = i + 1; j < n; j++) use(i, j);'],
    ['go', 'for i := 0; i < len(xs); i++ {\n\tfor j := i + 1; j < len(xs); j++ {\n\t\tuse(i, j)\n\t}\n}'],
    [
      'rust',
      'fn f() {\n    for i in 0..xs.len() {\n        for j in i + 1..xs.len() {\n            use_both(i, j);\n        }\n    }\n}',
    ],
  ])('are recognised in %s: %s', async (language, code) => {
    const region = pairwiseLoops(await readCode(code, '', language))
    expect(region).toEqual(language === 'rust' ? { from: 2, to: 3 } : { from: 1, to: 2 })
  })
})

describe('the same is recognised however it is written', () => {
  it.each<[ProgrammingLanguage, string, string, string]>([
    [
      'python',
      'with a default value that grows',
      'def f(x, seen=[]):\n    seen.append(x)\n    return len(seen)',
      'Line 1 has a default value that can change',
    ],
    [
      'java',
      'with a local counter that has a namesake',
      'class S {\n  void f() {\n    int i = 0;\n    while (i < 3) {\n      step();\n    }\n  }\n  void g() {\n    int i = 0;\n    i++;\n    use(i);\n  }\n}',
      'The loop on line 4 depends on `i`',
    ],
    [
      'python',
      'over several lines',
      'def f(xs):\n    best = 0\n    for x in xs:\n        if (x >\n                best):\n            best = x\n    return best',
      'Lines 4 and 6 keep the larger',
    ],
    [
      'python',
      'in a function within another',
      'def f(xs):\n    def g():\n        spare = 1\n        return 2\n    return g() + len(xs)',
      '`spare` on line 3',
    ],
    [
      'go',
      'without brackets around the condition',
      'package main\n\nfunc f(xs []int) int {\n\tfor i := 0; i < len(xs); i++ {\n\t\tuse(xs[i])\n\t}\n\treturn 0\n}',
      'uses `i` only to get at the elements of `xs`',
    ],
    [
      'csharp',
      'with braces on their own lines',
      'class S {\n  int F(int[] xs)\n  {\n    for (int i = 0; i < xs.Length; i++)\n    {\n      Use(xs[i]);\n    }\n    return 0;\n  }\n}',
      'uses `i` only',
    ],
    [
      'rust',
      'as an expression',
      'fn f(a: i32) -> i32 {\n    let spare = 3;\n    if a > 3 {\n        return 1;\n    } else {\n        return 2;\n    }\n}',
      '"else" on line 5',
    ],
    [
      'ruby',
      'with words for braces',
      'def f(a)\n  if a\n    return 1\n  else\n    return 2\n  end\nend',
      '"else" on line 4',
    ],
    [
      'php',
      'with signs before its names',
      '<?php\nfunction f($xs) {\n  $spare = 3;\n  return $xs;\n}',
      '`spare` on line 3',
    ],
    [
      'c',
      'as C',
      'int f(int count) {\n  if (count = 3) {\n    return 1;\n  }\n  return 0;\n}',
      'Line 2 has a single equals sign',
    ],
    [
      'java',
      'on one line',
      'class S { boolean f(int a) { if (a > 1) return true; else return false; } }',
      'From line 1 on',
    ],
    [
      'typescript',
      'with types',
      'function f(xs: number[]): void {\n  for (const x of xs) {\n    xs.splice(0, 1);\n    use(x);\n  }\n}',
      'Line 3 changes `xs`',
    ],
  ])('%s: %s', async (language, _what, code, part) => {
    expect((await told(code, language)).join('\n')).toContain(part)
  })
})

describe('half-typed code', () => {
  it.each<[ProgrammingLanguage, string, string]>([
    ['python', 'if a:\n    print(1)\nelse\n    print(2)\n', 'Line 3 begins a block'],
    ['python', 'def f(x)\n    return x\n', 'Line 1 begins a block'],
    ['python', 'xs = (1,\n      2\nfor x in xs:\n    print(x)\n', 'opens on line 1 never closes'],
    ['java', 'class S {\n  int f() {\n    int a = 3;\n    return a\n  }\n}', 'Line 4 is a statement'],
    ['cpp', 'int f() {\n  int a = 3\n  a += 2;\n  return a;\n}', 'Line 2 is a statement'],
    ['javascript', 'function f() {\n  if (a) {\n    b();\n  return 3;\n}', 'opens on line 1 never closes'],
    [
      'java',
      'class S {\n  int f() {\n    int a = 3\n    return g(String::valueOf, Object::toString, a);\n  }\n}',
      'Line 3 is a statement',
    ],
    ['go', 'func f() int {\n\treturn g(1, 2\n}', 'closes on line 3 has no partner'],
    ['rust', 'fn f() -> i32 {\n    let a = (1 + 2;\n    a\n}', 'closes on line 4 has no partner'],
  ])('%s: an unclosed part is reported, and nothing else: %j', async (language, code, part) => {
    expect(await told(code, language)).toEqual([expect.stringContaining(part)])
  })

  it('nothing is reported after an unclosed quote', async () => {
    expect(await told('text = "abc\nfor x in (1, 2):\n    print(x', 'python')).toEqual([])
  })
})
