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

/** Guards against a scorecard that cites a line of code that shows nothing. */
describe('the quoted line of a program', () => {
  const quote = (text: string, given: string) => quoteOfCode({ seq: 3, text }, given)?.quote

  test('is the one that does the work, not an import or a comment', () => {
    expect(quote(failing, stub)).toBe('best.append(max(best[-1], best[bisect_right(rows, start)] + fee))')
  })

  test('is the one that changed, if an earlier version failed', () => {
    const mended = failing.replace('rows.sort()', 'rows.sort(key=lambda row: row[1])')
    expect(quote(mended, `${stub}\n${failing}`)).toBe('rows.sort(key=lambda row: row[1])')
  })

  test('is missing if the candidate wrote nothing', () => {
    expect(quoteOfCode({ seq: 3, text: stub }, stub)).toBeNull()
  })
})
