import { describe, expect, it } from 'vitest'
import { isEcho, sentencesFrom, spokenText } from './sentences.ts'

describe('the spoken text', () => {
  it('is spoken sentence by sentence, each once, while the reply is being written', () => {
    const pieces = ['Hello. What ', 'does the sort cost? And', ' the heap']
    const said: string[] = []
    let text = ''
    let upTo = 0
    for (const piece of pieces) {
      text += piece
      const next = sentencesFrom(text, upTo, false)
      said.push(...next.sentences)
      upTo = next.upTo
    }
    expect(said).toEqual(['Hello.', 'What does the sort cost?'])
    expect(sentencesFrom(text, upTo, true).sentences).toEqual(['And the heap'])
  })

  it('doesn’t take a decimal point for the end of a sentence', () => {
    expect(sentencesFrom('It takes 1.5 seconds. Why?', 0, true).sentences).toEqual(['It takes 1.5 seconds.', 'Why?'])
  })

  it('has neither markup nor code, and keeps the part that was already spoken', () => {
    const whole = 'Use `heapq`, **then** this:\n```\nx = 1\n```\nDone.'
    expect(sentencesFrom(spokenText(whole), 0, true).sentences).toEqual(['Use heapq, then this:', 'Done.'])
    for (let length = 0; length <= whole.length; length += 1) {
      const before = spokenText(whole.slice(0, length)).trimEnd()
      if (!/`$/.test(whole.slice(0, length))) expect(spokenText(whole).startsWith(before)).toBe(true)
    }
  })
})

describe('the echo of the interviewer', () => {
  it('is told apart from the candidate’s words', () => {
    const said = 'What does the sort cost you, and what does the heap add?'
    expect(isEcho('does the sort cost you', said)).toBe(true)
    expect(isEcho('n log n for sorting', said)).toBe(false)
    expect(isEcho('what', '')).toBe(false)
  })
})
