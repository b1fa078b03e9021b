import { describe, expect, it } from 'vitest'
import { twentyCvs } from '../fixtures/twenty.ts'
import { textOf } from './lines.ts'
import { questionsAbout } from './questions.ts'
import { inventedBy, proposed } from './suggest.ts'
import { technologiesIn } from './technologies.ts'

const cvs = twentyCvs()
const suggested = cvs.map((cv) => ({ ...cv, suggestions: proposed(cv.content, technologiesIn(cv.wanted), 2026) }))

/** Numbers and names, read with separate code, so that a gap in `inventedIn` shows here. */
const bareFacts = (text: string): string[] => [
  ...(text.match(/\d+/g) ?? []),
  ...text
    .split('\n')
    .flatMap((line) => line.split(/\s+/).slice(1))
    .map((word) => word.replace(/[^\p{L}\p{N}+#]/gu, ''))
    .filter((word) => /\p{Lu}/u.test(word)),
]

/** Names spelled in full, with more letters than in the CV. */
const inFull = new Map([['PostgreSQL', 'Postgres']])

describe('suggestions for twenty CVs', () => {
  it('are twenty, and have many suggestions', () => {
    expect(cvs).toHaveLength(20)
    expect(suggested.flatMap(({ suggestions }) => suggestions).length).toBeGreaterThan(100)
  })

  it.each(suggested)('$name: no rule invents a fact', ({ content, suggestions }) => {
    const source = textOf(content)
    const squeezed = source.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
    for (const each of suggestions) {
      expect({ [each.before]: inventedBy(each, source) }).toEqual({ [each.before]: [] })
      const text = `${each.after ?? ''}\n${each.ask?.template.replace('{answer}', '') ?? ''}`
      expect(bareFacts(text).filter((fact) => !squeezed.includes((inFull.get(fact) ?? fact).toLowerCase()))).toEqual([])
    }
  })

  it.each(suggested)('$name: each changes a line, or asks', ({ suggestions }) => {
    for (const { before, after, ask } of suggestions) {
      expect(after).not.toBe(before)
      expect(after !== null || ask !== null).toBe(true)
      if (ask !== null) expect(ask.template.split('{answer}')).toHaveLength(2)
    }
    expect(new Set(suggestions.map(({ lineId }) => lineId)).size).toBe(suggestions.length)
  })

  it('leave a good CV alone', () => {
    expect(suggested.find(({ name }) => name === '14-good')?.suggestions).toEqual([])
  })

  it('come with questions about the CV’s own lines', () => {
    for (const { content, wanted } of cvs) {
      const questions = questionsAbout(content, technologiesIn(wanted))
      expect(questions.length).toBeGreaterThan(2)
      for (const { question } of questions) {
        const quote = /“(.+?)(?: …)?”/.exec(question)?.[1]
        if (quote !== undefined) expect(textOf(content)).toContain(quote)
      }
    }
  })
})
