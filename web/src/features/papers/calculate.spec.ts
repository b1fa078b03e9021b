import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculate } from './calculate.ts'

it.each([
  ['21 ÷ 3.5', 6],
  ['2 + 3 × 4', 14],
  ['(2 + 3) × 4', 20],
  ['2 − 3 − 4', -5],
  ['100 ÷ 5 ÷ 2', 10],
  ['5*70*60/1000/(200/60)', 6.3],
  ['-2 × -3', 6],
  ['0.1 + 0.2', 0.3],
  ['.5 + 2.', 2.5],
])('calculates %s', (text, result) => {
  expect(calculate(text)).toBe(result)
})

it.each(['', '2 +', '(2', '2)', '2 2', '1 ÷ 0', 'a', '2..3', '×'])('says that “%s” is no calculation', (text) => {
  expect(calculate(text)).toBeNull()
})

it('agrees with JavaScript’s own arithmetic', () => {
  const number = fc.integer({ min: 1, max: 999 }).map(String)
  const expression = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'small' }, number, tie('pair')),
    pair: fc
      .tuple(tie('any'), fc.constantFrom('+', '-', '*'), tie('any'))
      .map(([one, sign, other]) => `(${String(one)} ${sign} ${String(other)})`),
  })).any
  fc.assert(
    fc.property(expression, (text) => {
      const own = Number(new Function(`return ${String(text)}`)())
      // The calculator shows twelve digits.
      expect(calculate(String(text))).toBe(Number(own.toPrecision(12)))
    }),
  )
})
