import { describe, expect, test } from 'vitest'
import { quoteOfCode } from './quote.ts'

const stub = 'import sys\n\ndef largest(rows):\n    pass\n'
const failing = `from bisect import bisect_right

def largest(rows):
    rows.sort()
    best = [0]
    for start, end, fee in rows:
        # the places before it
        best.append(max(best[-1], best[bisect_right(rows, start)] + fee))
    return best[-1]
`

/** Guards against a scorecard that cites a line of code which shows nothing. */
describe('the line of a program that is quoted', () => {
  const quote = (text: string, given: string) => quoteOfCode({ seq: 3, text }, given)?.quote

  test('is the one in which the work is done, not an import and not a comment', () => {
    expect(quote(failing, stub)).toBe('best.append(max(best[-1], best[bisect_right(rows, start)] + fee))')
  })

  test('is the one that changed, where a version failed before', () => {
    const mended = failing.replace('rows.sort()', 'rows.sort(key=lambda row: row[1])')
    expect(quote(mended, `${stub}\n${failing}`)).toBe('rows.sort(key=lambda row: row[1])')
  })

  test('is none where the candidate wrote none', () => {
    expect(quoteOfCode({ seq: 3, text: stub }, stub)).toBeNull()
  })
})
