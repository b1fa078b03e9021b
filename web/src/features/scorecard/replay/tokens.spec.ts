import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const kindsOf = (line: string) => tokensOf(line)[0]?.map(({ kind, text }) => [kind, text.trim()])

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
  expect(kindsOf('#include <vector>')?.[0]?.[0]).toBe('key')
})

test('nothing of the code is lost', () => {
  const code = 'def f(a):\n\treturn "x\n\n  ünïcødé = `open\n/* half'
  expect(
    tokensOf(code)
      .map((tokens) => tokens.map(({ text }) => text).join(''))
      .join('\n'),
  ).toBe(code)
})
