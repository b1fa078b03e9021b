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

/**
 * Catches a bank that became too small for two papers, or whose papers repeat questions even though there are others.
 */
it('gives two papers of full length without a common question', () => {
  const first = composePaper(format, bank, { seen: new Map(), seed: 'a' })
  const asked = first.flatMap(({ questions }) => questions)
  const seen = new Map(asked.map(({ itemId }) => [itemId, 1]))
  const second = composePaper(format, bank, { seen, seed: 'b' })
  for (const paper of [first, second]) {
    expect(paper.map(({ isFull, minutes, questions }) => [isFull, minutes, questions.length])).toEqual([
      [true, 120, 40],
      [true, 150, 120],
    ])
  }
  const keyOf = ({ itemId, scenario }: (typeof asked)[number]) => `${itemId} ${scenario}`
  const before = new Set(asked.map(keyOf))
  const again = second.flatMap(({ questions }) => questions).map(keyOf)
  expect(again.filter((key) => before.has(key))).toEqual([])
})
