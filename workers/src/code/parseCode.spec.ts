import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { within } from './codeNode.ts'
import { parseCode } from './parseCode.ts'

const programs: readonly [ProgrammingLanguage, string][] = [
  ['python', 'def f(xs):\n    return [x for x in xs if x > 1]\n'],
  ['javascript', 'const f = (xs) => xs.filter((x) => x > 1);\n'],
  ['typescript', 'const f = (xs: number[]): number[] => xs.filter((x) => x > 1);\n'],
  ['java', 'class S { int[] f(int[] xs) { for (int x : xs) if (x > 1) return xs; return null; } }\n'],
  ['cpp', 'vector<int> f(const vector<int>& xs) { for (auto& x : xs) if (x > 1) return {x}; return {}; }\n'],
  ['c', 'int f(int *xs, int n) { for (int i = 0; i < n; i++) if (xs[i] > 1) return i; return -1; }\n'],
  [
    'go',
    'package main\n\nfunc f(xs []int) int {\n\tfor _, x := range xs {\n\t\tif x > 1 {\n\t\t\treturn x\n\t\t}\n\t}\n\treturn 0\n}\n',
  ],
  ['rust', 'fn f(xs: &[i32]) -> Option<&i32> { xs.iter().find(|x| **x > 1) }\n'],
  ['csharp', 'class S { int F(int[] xs) { foreach (var x in xs) if (x > 1) return x; return 0; } }\n'],
  ['ruby', 'def f(xs)\n  xs.select { |x| x > 1 }\nend\n'],
  ['php', '<?php function f($xs) { foreach ($xs as $x) if ($x > 1) return $x; return 0; }\n'],
  ['bash', 'f() {\n  for x in "$@"; do\n    if [ "$x" -gt 1 ]; then echo "$x"; fi\n  done\n}\n'],
]

describe('the tree of a program', () => {
  it.each(programs)('has a place for everything: %s', async (language, code) => {
    const tree = await parseCode(code, language)
    expect(tree?.hasError).toBe(false)
    expect(tree?.text.trim()).toBe(code.trim())
    for (const node of tree === null ? [] : within(tree)) {
      expect(node.text).toBe(code.slice(node.from, node.to))
      expect(node.line).toBe(code.slice(0, node.from).split('\n').length)
      for (const child of node.children) expect(child.parent).toBe(node)
    }
  })

  it.each(programs)('exists for half-typed code: %s', async (language, code) => {
    for (let typed = 1; typed < code.length; typed += 3)
      expect(await parseCode(code.slice(0, typed), language), code.slice(0, typed)).not.toBeNull()
  })

  it('is parsed once for each version', async () => {
    const [first, again, other] = [
      await parseCode('x = 1', 'python'),
      await parseCode('x = 1', 'python'),
      await parseCode('x = 2', 'python'),
    ]
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('counts characters and lines like an editor, whatever the letters', async () => {
    const tree = await parseCode('a = "😀é"\nbee = a', 'python')
    const bee = [...(tree === null ? [] : within(tree))].find(
      ({ type, text }) => type === 'identifier' && text === 'bee',
    )
    expect(bee).toMatchObject({ line: 2, from: 10, to: 13 })
  })

  it('doesn’t exist for a language without a grammar, and for anything that isn’t a candidate’s program', async () => {
    expect(await parseCode('val x = 1', 'kotlin')).toBeNull()
    expect(await parseCode('x = 1\n'.repeat(10_000), 'python')).toBeNull()
    expect(await parseCode(`x = ${'('.repeat(400)}1${')'.repeat(400)}`, 'python')).toBeNull()
    expect(await parseCode('x\0', 'bash')).toBeNull()
  })

  it('of hostile text is given up, and the next program is read as usual', async () => {
    const hostile: [ProgrammingLanguage, string][] = [
      // This one corrupts the grammar's own memory.
      ['cpp', '(a<b>('.repeat(8_333)],
      ['cpp', 'a<b<'.repeat(12_000)],
      ['javascript', '([{'.repeat(16_666)],
      ['python', '('.repeat(50_000)],
      ['java', 'for (int x : xs) {\n'.repeat(2_500)],
    ]
    const all = hostile.flatMap(([language, code]) => [
      parseCode(code, language),
      parseCode(`x = ${code.length}`, 'python'),
    ])
    const trees = await Promise.all(all)
    expect(trees.filter((_, index) => index % 2 === 0)).toEqual(hostile.map(() => null))
    expect(trees.filter((_, index) => index % 2 === 1).map((tree) => tree?.type)).toEqual(hostile.map(() => 'module'))
  })
})
