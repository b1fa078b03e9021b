import { createBank } from '@greenroom/shared/content'
import type { InterviewStep } from '@greenroom/shared/vocabulary'
import { chatRequestSchema } from '@greenroom/shared/wire'
import { describe, expect, it } from 'vitest'
import { asksToBeHeard } from '../../../reading/smallTalk.ts'
import { firstRepeat } from '../../../testing/firstRepeat.ts'
import { prepareTurn } from '../turn.ts'
import { clarify } from './clarify.ts'
import type { Say } from './say.ts'

const say: Say = (slot, values = {}) => `${slot}: ${Object.values(values).join(' ')}`
const [followUp = { question: '' }] = firstRepeat.followUps

const bank = createBank([firstRepeat], () => undefined)
const timeSent = '2026-01-01T12:00:00.000Z'

async function asked(message: string, interviewer: string, step: InterviewStep = 'follow_up') {
  const request = chatRequestSchema.parse({
    chatHistory: [
      { sender: 'interviewer', recipient: 'candidate', timeSent, message: interviewer },
      { sender: 'candidate', recipient: 'interviewer', timeSent, message },
    ],
    telephoneOrOnsitePhase: step,
    interviewContext: {
      challengeId: firstRepeat.id,
      contentVersion: firstRepeat.version,
      hintRung: 0,
      testResults: null,
    },
  })
  return clarify(await prepareTurn('reply', request, { bank }), say)
}

describe('asking what a closing question means', () => {
  it('gets it repeated, with its introduction', async () => {
    const { text, settled } = await asked('Sorry, can you repeat that?', `Understood. ${followUp.question}`)
    expect(text).toBe(`askedThat: ${followUp.question}`)
    expect(settled).toBe(false)
  })

  it('gets the sentence repeated if no author wrote it', async () => {
    const { text } = await asked('Please explain that again.', 'All tests pass. What does it cost in time and space?')
    expect(text).toBe('askedThat: What does it cost in time and space?')
  })

  it('gets the task repeated while it is the current thing', async () => {
    const { text } = await asked('Can you repeat that?', 'Welcome. What would you like to know?', 'clarification')
    expect(text).toContain(firstRepeat.opening)
  })
})

describe('“can you hear me?”', () => {
  it.each([
    'Hi, can you hear me ok?',
    'Do you see this?',
    'Am I audible?',
    'are you still there',
    'Did that go through?',
  ])('checks the connection: %s', (message) => expect(asksToBeHeard(message)).toBe(true))
  it.each(['Can you hear a hint?', 'I see. So the list is sorted.', 'Is the array there?'])(
    'isn’t read into anything else: %s',
    (message) => expect(asksToBeHeard(message)).toBe(false),
  )
})
