import { cvContentSchema } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { twentyCvs } from './fixtures/twenty.ts'
import { parseCv } from './parseCv.ts'
import { linesOfPage } from './reading/pdfLines.ts'
import { linesOfText } from './reading/textLine.ts'
import { textOf } from './suggestions/lines.ts'

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.toLowerCase()) ?? []

describe('a CV’s parts', () => {
  it.each(twentyCvs())('$name keeps every word, and has a name, experience and skills', ({ text, content }) => {
    expect(cvContentSchema.safeParse(content).error).toBeUndefined()
    const kept = new Set(wordsOf(textOf(content)))
    expect(wordsOf(text).filter((word) => !kept.has(word) && word !== 'contact')).toEqual([])
    expect(content.name.length).toBeGreaterThan(3)
    expect(content.contact.some((line) => line.text.includes('@example.org'))).toBe(true)
    const dated = content.sections
      .filter(({ kind }) => kind === 'experience' || kind === 'projects')
      .flatMap(({ entries }) => entries.filter(({ dates, lines }) => dates !== '' && lines.length > 0))
    expect(dated.length).toBeGreaterThanOrEqual(2)
    expect(content.sections.some(({ kind }) => kind === 'skills')).toBe(true)
  })

  it('joins what was broken at the edge, and reads titles on two lines', () => {
    const { sections } = parseCv(
      linesOfText(
        'Ada Example\nWORK EXPERIENCE\nExample Works\nSenior Engineer\nMar 2019 - Present\n• Wrote the importer that all of the forty shops in the country now\nuse every night\n• Ran it\nExample Bank\nEngineer\n2015 - 2019\n• Read logs\nPage 1 of 2',
      ),
    )
    expect(
      sections[0]?.entries.map(({ title, dates, lines }) => [title, dates, lines.map(({ text }) => text)]),
    ).toEqual([
      [
        'Example Works, Senior Engineer',
        'Mar 2019 - Present',
        ['Wrote the importer that all of the forty shops in the country now use every night', 'Ran it'],
      ],
      ['Example Bank, Engineer', '2015 - 2019', ['Read logs']],
    ])
  })

  it('of nothing is nothing', () => {
    expect(parseCv([])).toEqual({ name: '', contact: [], sections: [] })
    expect(parseCv(linesOfText('\n\n \n•\n'))).toEqual({ name: '', contact: [], sections: [] })
  })

  it('reads two columns one after the other, but not a column of dates', () => {
    const column = (x: number, words: string) =>
      Array.from({ length: 10 }, (_, row) => ({
        text: `${words} ${row}`,
        x,
        y: 700 - row * 14,
        width: 150,
        height: 10,
      }))
    const both = linesOfPage([...column(40, 'left side line'), ...column(320, 'right side line')], 600)
    expect(both.map(({ text }) => text.split(' ')[0])).toEqual([...Array(10).fill('left'), ...Array(10).fill('right')])
    const dates = column(500, '').map((piece) => ({ ...piece, text: '2019', width: 30 }))
    expect(linesOfPage([...column(40, 'left side line'), ...dates], 600)[0]?.text).toBe('left side line 0   2019')
  })
})
