import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const kindsOf = (line: string, language: ProgrammingLanguage = 'python') =>
  tokensOf(line, language)[0]?.map(({ kind, text }) => [kind, text.trim()])

test('a line is told in words that matter to a reader', () => {
  expect(kindsOf('    if ends and ends[0] <= start:  # "free"')).toEqual([
    ['plain', ''],
    ['key', 'if'],
    ['plain', 'ends'],
    ['key', 'and'],
    ['plain', 'ends['],
    ['number', '0'],
    ['plain', '] <= start:'],
    ['comment', '# "free"'],
  ])
  expect(kindsOf('heapq.heappush(ends, "a # b")')).toContainEqual(['string', '"a # b"'])
  expect(kindsOf('#include <vector>', 'cpp')?.[0]?.[0]).toBe('key')
})

test('nothing of the code is lost', () => {
  const code = 'def f(a):\n\treturn "x\n\n  ünïcødé = `open\n/* half'
  expect(
    tokensOf(code, 'python')
      .map((tokens) => tokens.map(({ text }) => text).join(''))
      .join('\n'),
  ).toBe(code)
})

test.each<[string, ProgrammingLanguage, string | undefined]>([
  ['middle = (low + high) // 2', 'python', undefined],
  ['int middle = 1; // in between', 'java', '// in between'],
  ['while (n-- > 0) sum += n;', 'cpp', undefined],
  ['count = #seen', 'rust', undefined],
  ['if [ $# -gt 1 ]; then # two', 'bash', '# two'],
  ['f x = x -- as it is', 'haskell', '-- as it is'],
  ['a --> b', 'haskell', undefined],
  ['$a = 1; # one', 'php', '# one'],
])('a comment is one in its language: %s in %s', (line, language, comment) => {
  expect(kindsOf(line, language)?.find(([kind]) => kind === 'comment')?.[1]).toBe(comment)
})

test('a lone quote begins no text where it is part of a lifetime or a name', () => {
  const rust = kindsOf("fn first<'a>(x: &'a str) -> char { 'x' }", 'rust')
  expect(rust?.filter(([kind]) => kind === 'string')).toEqual([['string', "'x'"]])
  expect(kindsOf("char end = '\\n';", 'c')).toContainEqual(['string', "'\\n'"])
  expect(kindsOf("return 'two words'", 'python')).toContainEqual(['string', "'two words'"])
})

test.each(programmingLanguages)('nothing is lost in %s', (language) => {
  const code = "a // b # c -- d\n\"x \\\" y` 'z\n'\\'' 1'000 /* e"
  const read = tokensOf(code, language).map((tokens) => tokens.map(({ text }) => text).join(''))
  expect(read.join('\n')).toBe(code)
})
