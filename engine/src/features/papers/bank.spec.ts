import { createLibrary } from '@greenroom/shared/content'
import { composePaper, type PaperItem, paperFormats } from '@greenroom/shared/rules'
import { expect, it } from 'vitest'

const format = paperFormats.pharmacy_pre_reg
if (format === undefined) throw new Error('there is an examination')

const bank = createLibrary({ only: ['pharmacy'] })
  .items('pharmacy')
  .map(
    (item): PaperItem => ({
      ...{ id: item.id, version: 'v1', form: item.form, area: item.concepts[0] ?? '' },
      questions: item.form === 'extended_matching' ? item.scenarios.length : 1,
    }),
  )

/** Catches a bank too small for a full first part, or one whose items two papers leave unused while they repeat others. */
it('gives a full first part, and two papers that repeat a question only where the bank has no other', () => {
  const first = composePaper(format, bank, { seen: new Map(), seed: 'a' })
  const asked = first.flatMap(({ questions }) => questions)
  const seen = new Map(asked.map(({ itemId }) => [itemId, 1]))
  const second = composePaper(format, bank, { seen, seed: 'b' }).flatMap(({ questions }) => questions)
  const keyOf = ({ itemId, scenario }: (typeof asked)[number]) => `${itemId} ${scenario}`
  const before = new Set(asked.map(keyOf))
  expect(first[0]).toMatchObject({ isFull: true, minutes: 120 })
  for (const { form, questions: full } of format.parts.flatMap(({ sections }) => sections)) {
    const has = bank.filter((item) => item.form === form).reduce((sum, { questions }) => sum + questions, 0)
    const missing = `${form}: ${Math.max(0, full - has)} missing for one paper, ${Math.max(0, 2 * full - has)} for two`
    const length = Math.min(full, has)
    expect(asked.filter((each) => each.form === form).length, missing).toBe(length)
    const again = second.filter((each) => each.form === form && before.has(keyOf(each)))
    // A paper may cut its last set short, and the rest of it then counts as seen.
    const largest = Math.max(...bank.filter((item) => item.form === form).map(({ questions }) => questions))
    expect(again.length, missing).toBeLessThanOrEqual(Math.max(0, 2 * length - has) + largest - 1)
  }
})
