import { loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearse } from '../../../testing/rehearsal.ts'
import { questionsIn } from './clarify.ts'

const challenge = loadChallenges().get('longest-calm-stretch')

async function replyTo(say: string): Promise<string> {
  if (challenge === undefined) throw new Error('There is no challenge longest-calm-stretch.')
  return (await rehearse(challenge, [{ say }])).at(-1)?.text ?? ''
}

describe('a question that isn’t about the task', () => {
  it('is answered from the clock if it is about time', async () => {
    const reply = await replyTo('Will you cut me off when the time is up or can I finish my sentence?')
    expect(reply).toMatch(/minutes|clock|time/i)
    expect(reply).not.toMatch(/assume/)
  })

  it('is answered by the order of things, and not by the task once more', async () => {
    const reply = await replyTo('should i explain first or can i just start typing code')
    expect(reply).not.toContain(challenge?.opening)
    expect(reply).toMatch(/words|plan|code|say/i)
  })

  it('isn’t mistaken for talk of the time limit of a program', async () => {
    expect(await replyTo('Is there a time limit for the program on the largest input?')).not.toMatch(/minutes left/)
  })
})

describe('a question about tools', () => {
  it('is heard if it names a call', async () => {
    const reply = await replyTo('can i use sorted() or do i have to write the sort myself')
    expect(reply).toMatch(/library|ready-made|call/i)
  })
})

describe('two questions in one sentence', () => {
  it('are told apart, and one question with two verbs isn’t', () => {
    expect(questionsIn('What was the limit on n again, and may I sort in place?')).toEqual([
      'What was the limit on n again',
      'may I sort in place?',
    ])
    expect(questionsIn('Do the doors open and close?')).toEqual(['Do the doors open and close?'])
  })
})
