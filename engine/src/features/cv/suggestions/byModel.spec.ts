import type { CvContent, CvWording } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { inOneList, linesForModel, suggestionsByModel } from './byModel.ts'
import { contactDetail } from './contactDetail.ts'
import { inventedBy } from './suggest.ts'
import { suggestionOf } from './suggestionOf.ts'

const cvWith = (...texts: string[]): CvContent => ({
  name: 'Ada Larsen',
  contact: [{ id: 'c1', text: 'Berlin, ada@example.org, +49 151 2345678' }],
  sections: [
    {
      ...{ id: 's1', kind: 'experience', heading: 'Experience' },
      entries: [
        {
          ...{ id: 'e1', title: 'Engineer, Larch', dates: '2019 – today' },
          lines: texts.map((text, index) => ({ id: `l${index + 1}`, text })),
        },
      ],
    },
    {
      ...{ id: 's2', kind: 'education', heading: 'Education' },
      entries: [
        {
          id: 'e2',
          title: 'BSc',
          dates: '2018',
          lines: [{ id: 'l99', text: 'Wrote a thesis about parsers at home.' }],
        },
      ],
    },
  ],
})

it.each([
  'See larsen.codes for the source.',
  'Blog: ada.blog and more of it',
  'My site is ada.berlin now.',
  'www.example.org',
  'Write to ada@example.org',
  'Call +49 (151) 234-5678',
  'linkedin: ada-larsen',
  'EXAMPLE.COM has it',
])('“%s” has a contact detail', (text) => {
  expect(contactDetail.test(text)).toBe(true)
})

it.each([
  'Moved 12 services to Node.js and Vue.js in 2021.',
  'Wrote main.py and schema.sql for 3.5 million orders.',
  'Built APIs with ASP.NET Core.',
  'Cut it from 1.5 s to 0.2 s, e.g. by caching, i.e. in Redis.',
  'Finished it early.Then moved on.',
])('“%s” has none', (text) => {
  expect(contactDetail.test(text)).toBe(false)
})

describe('what a model is shown', () => {
  it('is lines about work, without the name, contact details and what is too long', () => {
    const kept = 'Was responsible for the migration of the shop.'
    const content = cvWith(
      kept,
      'Everything is at larsen.codes, for anybody to read.',
      'Called the Larsen method by the whole department.',
      `Built ${'many '.repeat(100)}things for the shop.`,
      'Short.',
    )
    expect(linesForModel(content)).toEqual([{ id: 'l1', text: kept }])
    const many = cvWith(
      ...Array.from({ length: 40 }, (_, index) => `Was responsible for the migration of shop ${index}.`),
    )
    expect(linesForModel(many)).toHaveLength(24)
  })
})

describe('what a model says', () => {
  const content = cvWith(
    'Was responsible for the migration of the shop to Kafka.',
    'Responsible for the backups of the shop.',
  )
  const [first = '', second = ''] = linesForModel(content).map(({ text }) => text)
  const by = (...said: [string, CvWording][]) =>
    suggestionsByModel(
      content,
      said.map(([before, wording]) => ({ before, wording })),
    )

  it('becomes one suggestion for each line that is as the model saw it', () => {
    const text = 'Migrated the shop to Kafka.'
    const found = by(
      [first, { line: 'l1', text }],
      [first, { line: 'l1', ask: 'result' }],
      ['Else', { line: 'l2', text }],
    )
    expect([...found].map(([id, { before, after }]) => [id, before, after])).toEqual([['l1', first, text]])
  })

  it('is dropped if it invents, or names a line that there isn’t', () => {
    expect(by([first, { line: 'l1', text: 'Led the migration of 12 shops to Kafka.' }]).size).toBe(0)
    expect(by([first, { line: 'l7', text: first }]).size).toBe(0)
  })

  it('may only ask in our words, about what only the person knows', () => {
    for (const ask of ['result', 'amount', 'how'] as const) {
      const asked = by([second, { line: 'l2', ask }]).get('l2')
      expect(asked).toMatchObject({ before: second, after: null })
      expect(asked && inventedBy(asked, second)).toEqual([])
      expect(asked?.ask?.template).toContain('{answer}')
    }
  })

  it('goes before a rule about the same line, unless that removes it', () => {
    const rule = (lineId: string, text: string) => suggestionOf(lineId, 'x', { title: 'Rule', reason: 'Why', text })
    const model = by([first, { line: 'l1', text: 'Migrated the shop to Kafka.' }], [second, { line: 'l2', ask: 'how' }])
    const titles = inOneList(content, [rule('l2', ''), rule('l1', 'y'), rule('c1', 'z')], model).map(
      ({ lineId, title }) => [lineId, title],
    )
    expect(titles).toEqual([
      ['c1', 'Rule'],
      ['l1', 'Say it more directly'],
      ['l2', 'Rule'],
    ])
  })
})
