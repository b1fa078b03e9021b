import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsOf, valueAt, valuesOf } from './columns.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '%', '|', '\n', '"\\', '“Heaps”, then 100% 🎭'),
)
const rows = fc.array(fc.record({ text, number: fc.option(fc.double({ noNaN: true }), { nil: null }) }))

it('gives back every row, in JSON that needs no escapes', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const columns = columnsOf(['text', 'number'], list)
      expect(JSON.stringify(columns.text)).toBe(`"${columns.text}"`)
      expect(columns.text).toMatch(/^[ -~]*$/)
      const [texts, numbers] = [valuesOf(columns.text), valuesOf(columns.number)]
      for (const [row, { text, number }] of list.entries()) {
        expect(texts[row] ?? '').toBe(text)
        expect(valueAt(columns.text, row)).toBe(text)
        if (number === null) expect(numbers[row] ?? '').toBe('')
        else expect(Number(numbers[row])).toBe(number === 0 ? 0 : number)
      }
    }),
  )
})
