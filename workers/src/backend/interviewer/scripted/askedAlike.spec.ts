import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { readIntent } from '../../../reading/intent/readIntent.ts'
import { heardAs } from '../../../reading/intent/testing/heardAs.ts'
import { askedAlike } from './askedAlike.ts'
import { phrases, type Slot, wordingsOf } from './phrases.ts'

const lastSentence = (text: string) => text.split(/(?<=[.?!])\s+/).at(-1) ?? ''
const isFixed = (wording: string) => !lastSentence(wording).includes('{')

describe('recognised questions', () => {
  it.each(Object.keys(phrases) as Slot[])('are the same for every personality: %s', (slot) => {
    const wordings = interviewerPersonalities.flatMap((each) => wordingsOf(slot, each).flat()).filter(isFixed)
    expect(new Set(wordings.map((wording) => lastSentence(askedAlike(wording)))).size).toBeLessThanOrEqual(1)
  })

  it('keep the words before them, and words that aren’t ours', () => {
    expect(askedAlike('Two teams pulled. What do you need settled before you start?')).toMatch(/^Two teams pulled\. \S/)
    expect(askedAlike('What do you make of the third row?')).toBe('What do you make of the third row?')
  })

  it('the personality has no influence on how a short question is read', () => {
    const heard = interviewerPersonalities.flatMap((personality) =>
      wordingsOf('inviteClarification', personality)
        .flat()
        .map(
          (asked) =>
            readIntent(heardAs('How many people?', { asked: askedAlike(asked), step: 'clarification' })).intent,
        ),
    )
    expect(new Set(heard).size).toBe(1)
  })
})
