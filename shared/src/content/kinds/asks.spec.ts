import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { findItem } from '../library.ts'
import { spokenQuestionOf } from '../spoken.ts'

const id = 'two-bookings-one-seat'
const page = readFileSync(join(contentFolder, 'knowledge', id, 'question.md'), 'utf8')
const read = (text: string) => findItem('knowledge', id, new Map([['question.md', text]])).read
const withAsk = (ask: string) => page.replace(/^- asks: .*$/m, `- asks: ${ask}`)
const findings = (text: string): string => {
  const item = read(text)
  return item.ok ? '' : item.findings.join('\n')
}

describe('the question for a point', () => {
  it('belongs to the point it asks for', () => {
    const item = read(withAsk('What did both of them see?'))
    if (!item.ok) throw new Error(item.findings.join('\n'))
    const { points } = spokenQuestionOf({ ...item.item, version: '' })
    expect(points.find(({ question }) => question === 'What did both of them see?')?.point).toMatch(/^Both/)
    expect(points.filter(({ weight }) => weight === 'depth').map(({ question }) => question)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('may be missing, as on older pages', () => {
    const item = read(page.replaceAll(/^- asks: .*\n/gm, ''))
    if (!item.ok) throw new Error(item.findings.join('\n'))
    const { points } = spokenQuestionOf({ ...item.item, version: '' })
    expect(points.filter(({ question }) => question !== null)).toEqual([])
  })

  it('is a single question at the end, and short', () => {
    expect(findings(withAsk('Tell me what they saw.'))).toMatch(/keyPoints.1.asks — asks exactly one question/)
    expect(findings(withAsk('What did they see? And when?'))).toMatch(/asks exactly one question/)
    expect(findings(withAsk('What did they see? Please say.'))).toMatch(/asks exactly one question/)
    expect(findings(withAsk(`What ${'really '.repeat(24)}happened?`))).toMatch(/at most 25 words/)
  })

  it('is only for an essential point', () => {
    const deep = page.replace(/^- weight: depth$/m, '- weight: depth\n- asks: And what if it is refused?')
    expect(findings(deep)).toMatch(/only an essential point is asked for/)
  })
})
