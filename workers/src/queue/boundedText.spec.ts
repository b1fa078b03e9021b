import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBounded, textCutter } from './boundedText.ts'

/** What is left of a value once every text in it, and every name, has at most this many characters. */
function cutIn(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.slice(0, most)
  if (Array.isArray(value)) return value.map((each) => cutIn(each, most))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cutIn(each, most)]))
}

it('cuts every long text, wherever the parts of the document end', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '\u0001', 'é', '{', ':') })
  const values = fc.array(fc.record({ out: texts, n: fc.integer(), more: fc.array(texts) }))
  fc.assert(
    fc.property(values, fc.integer({ min: 4, max: 9 }), fc.array(fc.nat(7)), (value, most, sizes) => {
      const json = JSON.stringify(value)
      const cut = textCutter(most)
      let kept = ''
      for (let at = 0, turn = 0; at < json.length; turn++) {
        const size = 1 + (sizes[turn % sizes.length] ?? json.length)
        kept += cut(json.slice(at, at + size))
        at += size
      }
      expect(JSON.parse(kept)).toEqual(cutIn(value, most))
    }),
  )
})

it('keeps little of an answer of 200 MB', async () => {
  const megabyte = Buffer.from('x'.repeat(1_000_000))
  async function* answer() {
    yield Buffer.from('{"testCases":[')
    for (let index = 0; index < 200; index++) {
      yield Buffer.from(`${index === 0 ? '' : ','}{"actual_output":"`)
      yield megabyte
      yield Buffer.from('"}')
    }
    yield Buffer.from(']}')
  }
  const before = process.memoryUsage().arrayBuffers
  let peak = 0
  const watched = async function* () {
    for await (const part of answer()) {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
      yield part
    }
  }
  const text = await readBounded(new Response(ReadableStream.from(watched())), 4_001)
  expect(text.length).toBeLessThan(200 * 4_100)
  expect(JSON.parse(text).testCases[199].actual_output).toBe('x'.repeat(4_001))
  // A reader that keeps the parts until the end would hold 200 MB of them.
  expect(peak).toBeLessThan(60_000_000)
})
