import { loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearseInWords, type SpokenMove } from '../../../testing/spokenRehearsal.ts'
import { slotIn } from './conversation.ts'

const questions = loadSpoken().all()
const byId = (id: string): SpokenQuestion => {
  const found = questions.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no question ${id}.`)
  return found
}
const check = byId('check-that-kills')

/** Returns the interviewer's last line after these messages. */
async function lastHeard(question: SpokenQuestion, moves: SpokenMove[]): Promise<string> {
  const { lines } = await rehearseInWords(question, moves)
  return lines.findLast(({ who }) => who === 'interviewer')?.text ?? ''
}

describe('side remarks in a spoken answer', () => {
  it('asking to think aloud is fine for everybody', async () => {
    expect(
      slotIn(await lastHeard(check, [{ say: 'Hi, nice to meet you. Can I think out loud?' }]), 'aloudIsWelcome'),
    ).toBe(true)
  })

  it('a question may lack a question mark', async () => {
    const design = byId('lost-and-found')
    const said = "Before I draw anything, I'd like to know how many things are found in a day."
    expect(await lastHeard(design, [{ say: said }])).toContain('About 250,000 finds and 400,000 reports in a year.')
  })

  it('a limit of something other than the input isn’t answered from the task', async () => {
    const asked: SpokenMove = { say: 'Is there a maximum for the size of that cache?' }
    expect(await lastHeard(check, [asked])).not.toMatch(/A service that checks addresses/)
    expect(await lastHeard(check, ['done', asked])).not.toMatch(/A service that checks addresses/)
  })

  it('a proposal counts as an answer, even as a question', async () => {
    const proposal = "Shouldn't there also be a limit on how many may be restarted at a time?"
    const { lines } = await rehearseInWords(check, ['done', { say: proposal }])
    const said = lines.find(({ who }) => who === 'candidate')
    expect(said?.intent).toBe('attempt_to_answer_question')
  })
})
