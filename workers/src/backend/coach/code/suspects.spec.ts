import { loadChallenges, presentable } from '@greenroom/shared/content'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { rightPrograms } from '../../../testing/rightPrograms.ts'
import { readCode } from './readCode.ts'
import { simplificationsIn } from './simplifications.ts'
import { suspectsIn } from './suspects.ts'

const told = async (code: string, language: ProgrammingLanguage = 'python', stub = '') =>
  suspectsIn(await readCode(code, stub, language), { hasStub: stub !== '' }).map(({ text }) => text)

describe('suspicious places in a program', () => {
  it.each<[string, string, ProgrammingLanguage, string]>([
    ['a bracket that stays open', 'total = sum((1, 2)\nprint(total)', 'python', 'opens on line 1'],
    ['a bracket of the wrong kind', 'int a[2) = {};', 'cpp', 'closes on line 1'],
    ['a missing colon', 'for x in [1]\n    print(x)', 'python', 'Line 1 begins a block'],
    ['a statement without its end', 'int total = 0\ntotal = total + 1;', 'java', 'Line 1 is a statement'],
    ['a placeholder', 'def f(x):\n    pass', 'python', 'Line 2 is still a placeholder'],
    ['an assignment for a comparison', 'if (count = 3) {\n  stop();\n}', 'javascript', 'single equals sign'],
    ['rows that are one', 'n = 3\nrows = [[0] * n] * n\nprint(rows)', 'python', 'one and the same'],
    ['numbers sorted as text', 'xs.sort()\nconsole.log(xs)', 'javascript', '9 and 10'],
    ['one round too many', 'for (int i = 0; i <= xs.size(); i++) {\n  use(xs[i]);\n}', 'cpp', 'very last round'],
    ['a half that is no whole number', 'lo, hi = 0, 9\nmid = (lo + hi) / 2\nprint(mid)', 'python', '`mid`'],
    ['strings that are compared by place', 'if (word == "a") {\n  stop();\n}', 'java', 'compares strings'],
    ['a misspelt name', 'total = 0\nfor each in [1]:\n    totl += each\nprint(total)', 'python', '`totl`'],
    [
      'a loop that leaves at once',
      'def f(xs):\n    for x in xs:\n        if x > 1:\n            x += 1\n        return x',
      'python',
      'Line 5 ends the loop of line 2 in its very first round',
    ],
    ['a loop without an end', 'i = 0\nwhile i < 3:\n    print(5)', 'python', '`i`'],
    ['a list that shrinks under its loop', 'xs = [1]\nfor x in xs:\n    xs.remove(x)', 'python', 'changes `xs`'],
    [
      'a place behind the last one',
      'xs = [1]\nfor i in range(len(xs)):\n    print(xs[i + 1])',
      'python',
      'the place after `i`',
    ],
  ])('notices %s', async (_what, code, language, part) => {
    expect((await told(code, language)).join('\n')).toContain(part)
  })

  it('notices extra output, and a function that returns nothing', async () => {
    const stub = 'def f(xs):\n    return 0\n\n\nprint(f([1]))'
    expect(await told(stub.replace('return 0', 'return print(xs)'), 'python', stub)).toEqual([
      expect.stringContaining('Line 2 prints'),
    ])
    expect(await told(stub.replace('return 0', 'total = sum(xs)'), 'python', stub)).toEqual([
      expect.stringContaining('line 1 never hands a result back'),
    ])
  })

  it('expects no result of a constructor, or of a method that declares none', async () => {
    const stub =
      'class Hook:\n    def __init__(self):\n        pass\n\n    def hang(self, weight: int) -> None:\n        pass\n\n    def take(self) -> int:\n        return 0'
    const filled = stub.replace('pass', 'self.coats = []').replace('pass', 'self.coats.append(weight)')
    expect(await told(filled.replace('return 0', 'return self.coats.pop()'), 'python', stub)).toEqual([])
    expect(await told(filled.replace('return 0', 'self.coats.pop()'), 'python', stub)).toEqual([
      expect.stringContaining('line 8 never hands a result back'),
    ])
    const script = 'class Hook {\n  constructor() {}\n  hang(weight) {}\n  take() {\n    return 0;\n  }\n}'
    const written = script.replace('hang(weight) {}', 'hang(weight) {\n    this.last = weight;\n  }')
    expect(await told(written, 'javascript', script)).toEqual([])
  })

  it('misses no bracket in parts it couldn’t parse', async () => {
    expect(await told(`total = (${' + 1'.repeat(90)})\nprint(total)`)).toEqual([])
    expect(await told(`total = (1 +\n${'  1 +\n'.repeat(2_000)}1)\nprint(total)`)).toEqual([])
  })

  it('follows a statement into its next line', async () => {
    expect(await told('int total = 1\n    + 2;\nint other = max(1,\n  2);', 'java')).toEqual([])
  })

  it('ignores comments and strings', async () => {
    expect(await told('# for x in xs\nnote = "if (a = b) {"\nprint(note)')).toEqual([])
    expect(await told('/* if (a = b) { */ const note = `(`; // (\nconsole.log(note)', 'javascript')).toEqual([])
  })

  it.each(rightPrograms)('never criticises a way of writing: %s in %s', async (id, language, body) => {
    const challenge = loadChallenges().get(id)
    if (challenge === undefined) throw new Error(`there is no challenge ${id}`)
    const stub = presentable(challenge, language).code_stub
    const place = /^[ \t]*return [^\n]*\n|^[ \t]*0;?\n/m.exec(stub)?.[0]
    if (place === undefined) throw new Error(`the stub in ${language} has no place for a body: ${stub}`)
    const reading = await readCode(
      stub.replace(place, () => body),
      stub,
      language,
    )
    expect(reading.own.length).toBeGreaterThan(5)
    // The parser reads every complete program without an error.
    expect(reading.tree?.hasError ?? false).toBe(false)
    expect(reading.tree === null).toBe(language === 'kotlin' || language === 'swift' || language === 'scala')
    expect(suspectsIn(reading, { hasStub: true })).toEqual([])
    expect(simplificationsIn(reading)).toEqual([])
  })

  it('reports nothing in programs known to be right', async () => {
    const languages: Record<string, ProgrammingLanguage> = {
      py: 'python',
      js: 'javascript',
      java: 'java',
      cpp: 'cpp',
      go: 'go',
    }
    const wrongly: string[] = []
    for (const { id, solutions, programs } of loadChallenges().all())
      for (const { file } of solutions) {
        const language = languages[file.split('.').at(-1) ?? '']
        if (language === undefined) throw new Error(`${id}/${file} is in no language that this spec knows`)
        for (const text of await told(programs[file] ?? '', language)) wrongly.push(`${id}/${file}: ${text}`)
      }
    expect(wrongly).toEqual([])
  })
})
