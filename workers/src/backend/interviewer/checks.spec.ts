import { loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { rehearseInWords, type SpokenMove } from '../../testing/spokenRehearsal.ts'
import { slotIn } from './scripted/conversation.ts'

const questions = loadSpoken().all()
const byId = (id: string): SpokenQuestion => {
  const found = questions.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no question ${id}.`)
  return found
}

const booking = byId('two-bookings-one-seat')
const checksIn = ({ points }: SpokenQuestion, text = '') =>
  points.flatMap(({ checks = [] }) => checks).filter(({ question }) => text.includes(question))

async function heard(question: SpokenQuestion, moves: SpokenMove[]): Promise<string[]> {
  const { lines, faults } = await rehearseInWords(question, moves)
  expect(faults).toEqual([])
  return lines.flatMap(({ who, text }) => (who === 'interviewer' ? [text] : [])).slice(1)
}

/** A long and relevant answer, phrased in a way that no author anticipated. */
const notUnderstood =
  'It comes from how these two people are served by the machines of the cinema, and from what their programs believe about the world at that moment, which is not the world as it then is.'

const firstCheck = async (): Promise<string> => (await heard(booking, [{ say: notUnderstood }])).at(-1) ?? ''

describe('a check', () => {
  it('is asked at once if a long first answer wasn’t understood at all', async () => {
    expect(checksIn(booking, await firstCheck())).toHaveLength(1)
  })

  it('follows the question about a point if its answer wasn’t understood', async () => {
    const [asks, check] = await heard(booking, [
      { say: 'The second one to come simply does not know it.' },
      { say: 'It was told something that had been so a while ago.' },
    ])
    const point = booking.points.find(({ question }) => question !== null && asks?.includes(question))
    expect(point?.checks).toEqual(expect.arrayContaining(checksIn(booking, check)))
    expect(checksIn(booking, check)).toHaveLength(1)
  })

  it.each(['Nobody.', "It's empty, because nothing was written yet", "I think it's still nobody's"])(
    'answered by “%s” settles its point and moves on',
    async (answer) => {
      const { lines } = await rehearseInWords(booking, [{ say: notUnderstood }, { say: answer }])
      expect(lines.at(-1)?.text).toMatch(/^(Right|Yes|That's right)/)
      expect(lines.find(({ text }) => text === answer)?.intent).toBe('attempt_to_answer_question')
    },
  )

  it('answered wrongly isn’t answered by the interviewer', async () => {
    const after = (await heard(booking, [{ say: notUnderstood }, { say: "Ann's" }])).at(-1) ?? ''
    expect(slotIn(after, 'checkWrong')).toBe(true)
    expect(after).not.toContain('Right')
    // The point's own question would only ask for the same thing again.
    expect(after).not.toContain(booking.points[0]?.question)
  })

  it('answered with two things at once is asked once more, and then left', async () => {
    const [, again, left] = await heard(booking, [
      { say: notUnderstood },
      { say: "It could be Ann's name or nobody's, who knows." },
      { say: "Either Ann's or nobody's, I would say to that." },
    ])
    expect(checksIn(booking, again)).toHaveLength(1)
    expect(checksIn(booking, left)).not.toEqual(checksIn(booking, again))
  })

  it('isn’t asked if the answer was understood', async () => {
    const [after] = await heard(booking, [
      { say: 'Both read before either of them wrote, so both saw it free, and the second write overwrites the first.' },
    ])
    expect(checksIn(booking, after)).toEqual([])
  })
})
