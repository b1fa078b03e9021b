import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { loadColouring, plainLines, type Token } from './colouring.ts'

const textOf = (lines: Token[][]) => lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')

/** The tokens of the first line, trimmed. */
async function partsOf(line: string, language: ProgrammingLanguage) {
  const [tokens = []] = (await loadColouring(language))(line)
  return tokens.map(({ kind, text }) => [kind, text.trim()])
}

/** A short program in each language, with a comment, a string and a number. */
const programs: Record<ProgrammingLanguage, { code: string; comment: string; key: string }> = {
  python: { code: 'def f():\n    return 42  # "free"\n', comment: '# "free"', key: 'def' },
  cpp: { code: 'int main() {\n  return 42; // done\n}\n', comment: '// done', key: 'return' },
  javascript: { code: 'const a = () => 42 // done\n', comment: '// done', key: 'const' },
  java: { code: 'class A { int a() { return 42; } /* done */ }\n', comment: '/* done */', key: 'class' },
  go: { code: 'func f() int { return 42 } // done\n', comment: '// done', key: 'func' },
  csharp: { code: 'class A { int F() => 42; } // done\n', comment: '// done', key: 'class' },
  c: { code: '#include <stdio.h>\nint main(void) { return 42; } // done\n', comment: '// done', key: 'return' },
  typescript: { code: 'const a: number = 42 // done\n', comment: '// done', key: 'const' },
  swift: { code: 'func f() -> Int { return 42 } // done\n', comment: '// done', key: 'func' },
  kotlin: { code: 'fun f(): Int { return 42 } // done\n', comment: '// done', key: 'fun' },
  ruby: { code: 'def f\n  42 # done\nend\n', comment: '# done', key: 'def' },
  php: { code: 'function f() { return 42; } # done\n', comment: '# done', key: 'function' },
  scala: { code: 'def f(): Int = 42 // done\n', comment: '// done', key: 'def' },
  rust: { code: 'fn f() -> i32 { 42 } // done\n', comment: '// done', key: 'fn' },
  haskell: { code: 'f x = let y = 42 in x -- done\n', comment: '-- done', key: 'let' },
  r: { code: 'f <- function() { 42 } # done\n', comment: '# done', key: 'function' },
  perl: { code: 'sub f { return 42; } # done\n', comment: '# done', key: 'sub' },
  bash: { code: 'for a in 42; do echo $a; done # done\n', comment: '# done', key: 'for' },
}

describe.each(programmingLanguages)('%s', (language) => {
  it('has a grammar that knows its comments and keywords', async () => {
    const { code, comment, key } = programs[language]
    const tokens = (await loadColouring(language))(code).flat()
    expect(tokens.filter(({ kind }) => kind === 'comment')).toEqual([{ kind: 'comment', text: comment }])
    expect(tokens).toContainEqual({ kind: 'key', text: key })
    expect(textOf((await loadColouring(language))(code))).toBe(code)
  })

  it('loses nothing of a text that isn’t valid in it', async () => {
    const code = "a // b # c -- d <e> & &amp; &lt;\n\"x \\\" y` 'z\n'\\'' 1'000 /* e\n\n\t(* ünïcødé <?php "
    expect(textOf((await loadColouring(language))(code))).toBe(code)
  })
})

it('colours each line of a text or a comment that spans several', async () => {
  const lines = (await loadColouring('python'))('def f():\n    """Adds\n    two."""\n    return 1')
  expect(lines[1]).toContainEqual({ kind: 'string', text: '"""Adds' })
  expect(lines[2]).toEqual([{ kind: 'string', text: '    two."""' }])
  const inC = (await loadColouring('c'))('/* one\n\ntwo */ int a;')
  expect(inC.slice(0, 2)).toEqual([[{ kind: 'comment', text: '/* one' }], []])
  expect(inC[2]?.[0]).toEqual({ kind: 'comment', text: 'two */' })
})

it('colours the contents of a text, a call or an include separately', async () => {
  expect(await partsOf('print(f"{n + 1} left")', 'python')).toEqual([
    ['name', 'print'],
    ['plain', '('],
    ['string', 'f"'],
    ['plain', '{n +'],
    ['number', '1'],
    ['plain', '}'],
    ['string', 'left"'],
    ['plain', ')'],
  ])
  expect(await partsOf('#include <vector>', 'cpp')).toEqual([
    ['key', '#'],
    ['key', 'include'],
    ['key', ''],
    ['string', '<vector>'],
  ])
})

it.each<[string, ProgrammingLanguage, string | undefined]>([
  ['middle = (low + high) // 2', 'python', undefined],
  ['while (n-- > 0) sum += n;', 'cpp', undefined],
  ['if [ $# -gt 1 ]; then # two', 'bash', '# two'],
  ['a --> b', 'haskell', undefined],
  ['$a = 1; # one', 'php', '# one'],
])('a comment is one in its language: %s in %s', async (line, language, comment) => {
  expect((await partsOf(line, language)).find(([kind]) => kind === 'comment')?.[1]).toBe(comment)
})

it('recognises a lone quote that doesn’t start a text', async () => {
  const rust = await partsOf("fn first<'a>(x: &'a str) -> char { 'x' }", 'rust')
  expect(rust.filter(([kind, text]) => kind === 'string' && text?.includes('str'))).toEqual([])
})

it('shows the same lines in one colour before a grammar has loaded', () => {
  const code = 'a <b>\n\n\tc'
  expect(textOf(plainLines(code))).toBe(code)
  expect(plainLines(code)).toHaveLength(3)
})
