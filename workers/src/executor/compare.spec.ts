import { describe, expect, it } from 'vitest'
import { sameOutput } from './compare.ts'

const bytes = (text: string | number[]): Uint8Array =>
  typeof text === 'string' ? Buffer.from(text) : Uint8Array.from(text)

describe('sameOutput', () => {
  it.each([
    ['the same text', '1 2\n3\n', '1 2\n3\n'],
    ['a missing line feed at the end', '3', '3\n'],
    ['many line feeds at the end', '3\n\n\n', '3'],
    ['spaces and tabs at the end of a line', '1 \t\n2', '1\n2\n'],
    ['CRLF', '1\r\n2\r\n', '1\n2\n'],
    ['nothing but white space', ' \n\t\r\n', ''],
    ['blank lines that hold spaces', 'a\n  \nb', 'a\n\nb'],
    ['characters beyond ASCII', 'grüße 👋\n', 'grüße 👋'],
    ['white space before an end that is reached in both', 'a   ', 'a'],
  ])('accepts %s', (_name, actual, expected) => {
    expect(sameOutput(bytes(actual), bytes(expected))).toBe(true)
    expect(sameOutput(bytes(expected), bytes(actual))).toBe(true)
  })

  it.each([
    ['another text', '3', '4'],
    ['less', '1\n2', '1\n2\n3'],
    ['nothing', '', '0'],
    ['white space at the start of a line', ' 1', '1'],
    ['a blank line too many in the middle', 'a\n\nb', 'a\nb'],
    ['other white space between words', '1  2', '1 2'],
    ['a tab for a space', '1\t2', '1 2'],
    ['a carriage return inside a line', 'a\rb', 'ab'],
    ['another case', 'Yes', 'yes'],
    ['a NUL at the end', 'a\0', 'a'],
    ['another normal form of a letter', 'e\u0301', '\u00e9'],
    ['bytes that are not UTF-8', [0xff], '\ufffd'],
    ['other bytes that are not UTF-8', [0xff], [0xfe]],
  ])('rejects %s', (_name, actual, expected) => {
    expect(sameOutput(bytes(actual), bytes(expected))).toBe(false)
    expect(sameOutput(bytes(expected), bytes(actual))).toBe(false)
  })
})
