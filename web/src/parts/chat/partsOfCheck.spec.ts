import { describe, expect, it } from 'vitest'
import { partsOfCheck } from './partsOfCheck.ts'

const situation = 'The letters b, e, r are typed 200 ms apart. Each request takes 1.5 seconds. `r` comes last.'
const question = 'How many requests have no reply yet?'

describe('a reply with a check', () => {
  it('is split into the text before, the steps of the case, and its question', () => {
    expect(partsOfCheck(`Fair. Take a small case. ${situation} ${question}`, { situation, question })).toEqual({
      before: 'Fair. Take a small case.',
      steps: ['The letters b, e, r are typed 200 ms apart.', 'Each request takes 1.5 seconds.', '`r` comes last.'],
      question,
    })
  })

  it('keeps the text after the question, and needs none before the case', () => {
    expect(partsOfCheck(`${situation} ${question} Take your time.`, { situation, question })).toMatchObject({
      before: '',
      question: `${question} Take your time.`,
    })
  })

  it('is left as it is if the case is worded differently', () => {
    expect(partsOfCheck(`Three letters are typed. ${question}`, { situation, question })).toBeNull()
    expect(partsOfCheck(`${situation} And now?`, { situation, question })).toBeNull()
  })
})
