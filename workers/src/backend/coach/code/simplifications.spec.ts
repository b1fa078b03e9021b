import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { readCode } from './readCode.ts'
import { simplificationsIn } from './simplifications.ts'

const told = async (code: string, language: ProgrammingLanguage = 'python', stub = '') =>
  simplificationsIn(await readCode(code, stub, language)).map(({ text }) => text)

describe('possible simplifications in a program', () => {
  it.each<[string, ProgrammingLanguage, string, string]>([
    ['a name that nothing reads', 'python', 'spare = 3\nprint(4)', '`spare` on line 1'],
    ['a counter that nothing reads', 'java', 'int spare = 0;\nspare += 1;\nspare++;\nuse(2);', '`spare` on line 1'],
    ['a constant that nothing reads', 'javascript', 'const spare = 3;\nuse(4);', '`spare` on line 1'],
    ['a value that nothing reads', 'go', 'spare := 3\nuse(4)', '`spare` on line 1'],
    ['a value that nothing reads', 'rust', 'let mut spare = 3;\nrun(4);', '`spare` on line 1'],
    ['a module that is not used', 'python', 'import math\nprint(4)', '`math` is imported on line 1'],
    ['conditions within each other', 'python', 'if a:\n    if b:\n        if c:\n            run()', 'Lines 1 to 3'],
    ['conditions within each other', 'cpp', 'if (a) {\n  if (b) {\n    run();\n  }\n}', 'Lines 1 and 2'],
    [
      'an else after a return',
      'python',
      'def f(a):\n    if a:\n        return 1\n    else:\n        return 2',
      '"else" on line 4',
    ],
    [
      'a truth made by hand',
      'javascript',
      'function f(a) {\n  if (a > 1) {\n    return true;\n  } else {\n    return false;\n  }\n}',
      'From line 2 on',
    ],
    ['a truth compared with a truth', 'python', 'if ready == True:\n    run()', 'Line 1 compares with true'],
    ['what is never reached', 'python', 'def f(a):\n    return a\n    run()', 'Line 3 is never reached'],
    [
      'work done in every round',
      'python',
      'for x in xs:\n    if x > sum(ys):\n        run(x)',
      '`sum` on `ys` in every round',
    ],
    [
      'an expression spelled out',
      'python',
      'run(a[i][0])\nrun(b, a[i][0])\nrun(c, a[i][0])',
      '`a[i][0]` is spelled out 3 times',
    ],
    ['a walk by position', 'python', 'for i in range(len(xs)):\n    run(xs[i])', 'only to get at the elements of `xs`'],
    [
      'a walk by position',
      'java',
      'for (int i = 0; i < xs.length; i++) {\n  run(xs[i]);\n}',
      'only to get at the elements of `xs`',
    ],
    ['the larger of two', 'cpp', 'if (one > best) {\n  best = one;\n}', '`std::max`'],
    ['a sum by hand', 'python', 'for x in xs:\n    total += x\nprint(total)', '`sum` does that'],
    [
      'counting by hand',
      'python',
      'for x in xs:\n    if x in seen:\n        seen[x] += 1\n    else:\n        seen[x] = 1',
      '`seen`',
    ],
    ['a swap by hand', 'javascript', 'const spare = one;\none = two;\ntwo = spare;', '`spare` on line 1 only helps'],
  ])('names %s (%s)', async (_what, language, code, part) => {
    expect((await told(code, language)).join('\n')).toContain(part)
  })

  it.each<[string, ProgrammingLanguage, string]>([
    ['a name put into a string', 'python', 'name = 3\nprint(f"{name}")'],
    ['a position that is used besides', 'python', 'for i in range(len(xs)):\n    run(i, xs[i])'],
    ['a list that grows while it is walked', 'cpp', 'for (int i = 0; i < xs.size(); i++) {\n  xs.push_back(xs[i]);\n}'],
    ['an element that is assigned', 'python', 'for i in range(len(xs)):\n    xs[i] = 0'],
    ['what stands in a comment', 'python', '# spare = 3\nprint(4)'],
    ['a spread', 'javascript', 'const all = [1];\nrun(Math.min(...all));'],
    ['a chain of cases', 'python', 'if a:\n    return 1\nelif b:\n    return 2'],
  ])('leaves %s alone (%s)', async (_what, language, code) => {
    expect(await told(code, language)).toEqual([])
  })

  it('only covers the candidate’s own lines, by their numbers in the editor', async () => {
    const stub = 'spare = 1\ndef f(xs):\n    return 0\n'
    expect(await told(stub, 'python', stub)).toEqual([])
    expect(await told(stub.replace('return 0', 'mine = 2\n    return 0'), 'python', stub)).toEqual([
      expect.stringContaining('`mine` on line 3'),
    ])
  })

  it('reads any text quickly', async () => {
    const walls = [
      Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at % 280)}for x in xs:`).join('\n'),
      `import a${', a'.repeat(90)}\n`.repeat(150),
      'a '.repeat(25_000),
      `${'a b '.repeat(70)}(\n`.repeat(170),
      `${'for (x of xs) {\n'.repeat(1_400)}`,
      `${'x(y['.repeat(70)}\n`.repeat(170),

      'if '.repeat(20_000),
      '((((['.repeat(9_000),
      `${'a = b\n'.repeat(4_000)}`,
      '"'.repeat(50_001),
      `${' '.repeat(300)}x\n`.repeat(900),
    ]
    // Measures CPU time, because other processes may keep the CPU busy.
    const before = process.threadCpuUsage()
    for (const wall of walls)
      for (const language of ['python', 'cpp', 'javascript', 'bash'] as const)
        expect(Array.isArray(await told(wall, language))).toBe(true)
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(10_000)
  })
})
