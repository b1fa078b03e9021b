import { loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { judgeInWords } from '../../../reading/judgement/judgeInWords.ts'
import { pointsShown } from '../../../reading/judgement/rightAnswer.ts'
import { rehearseInWords, type SpokenMove, spokenTranscriptOf } from '../../../testing/spokenRehearsal.ts'
import { slotIn } from './conversation.ts'

const questions = loadSpoken().all()
const answers = questions.filter(({ challengeType }) => challengeType !== 'system_design')
const byId = (id: string): SpokenQuestion => {
  const found = questions.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no question ${id}.`)
  return found
}

/** Returns the interviewer's reply to each of these messages, without the opening. */
async function heard(question: SpokenQuestion, moves: SpokenMove[]): Promise<string[]> {
  const { lines, faults } = await rehearseInWords(question, moves)
  expect(faults, spokenTranscriptOf({ lines, faults, step: 'follow_up' })).toEqual([])
  return lines.flatMap(({ who, text }) => (who === 'interviewer' ? [text] : [])).slice(1)
}
const asked = ({ points }: SpokenQuestion, text = '') =>
  points.find(({ question }) => question !== null && text.includes(question))
const checksIn = ({ points }: SpokenQuestion, text = '') =>
  points.flatMap(({ checks = [] }) => checks).filter(({ question }) => text.includes(question))
const isNoDesign = ({ challengeType }: SpokenQuestion) => challengeType !== 'low_level_design'
const prepared = ({ followUps }: SpokenQuestion, text = '') =>
  followUps.find(({ question }) => text.includes(question))?.question

/** Returns the points that a message shows by itself. */
const shownIn = (message: string, question: SpokenQuestion) =>
  pointsShown([judgeInWords({ message, asked: '' }, question)], question)

/**
 * Returns half of the points of a right answer, in the author's words. These words don't match any of the other half by
 * chance.
 */
function halfAnswer(question: SpokenQuestion): string {
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const half = Math.ceil(essential.length / 2)
  const told = [essential.slice(0, half), essential.slice(-half)].map(
    (points) => `I would say this. ${points.map(({ point, signs }) => `${point}: ${signs[0]}.`).join(' ')}`,
  )
  const answer = told.find((text) => essential.some((each) => !shownIn(text, question).includes(each)))
  return answer ?? `I would say this. ${essential[0]?.point}.`
}

const stock = byId('stock-that-never-arrives')
const cause =
  'One thread goes from Lima to Quito and one in the opposite direction, each holds a lock: a deadlock, and both are blocked.'
const remedy = 'I would sort the locks, so that everybody takes the lower number first.'
const proof = 'I would take a thread dump and look who owns which lock.'
/** An answer that would fit any question. */
const evading: SpokenMove = { say: 'I would read about that first and then change what is worst.' }
const beside: SpokenMove = { say: 'I would measure that first and then change what costs most.' }

describe('missing parts of a spoken answer', () => {
  it('are asked for once the answer was accepted, and before the prepared questions', async () => {
    const [taken, ...later] = await heard(stock, [{ say: cause }, { say: remedy }, beside])
    expect(taken).toContain('And what would you change so that it cannot happen again?')
    expect(slotIn(later[0] ?? '', 'spokenTaken')).toBe(true)
    expect(later.map((text) => asked(stock, text))).toEqual([undefined, undefined])
    expect(new Set(later.map((text) => prepared(stock, text))).size).toBe(2)
  })

  it('start with the goal rather than a step on the way there', async () => {
    const told = 'One thread locks Lima and one locks Quito, and then each waits for the other: they are blocked.'
    const [taken] = await heard(stock, [{ say: `${told} I would prove it by a thread dump.` }])
    expect(taken).toContain('And what would you change so that it cannot happen again?')
    const check = byId('check-that-kills')
    const chain =
      'The check asks a shared dependency, so all of them fail at once. They are restarted with an empty cache, and the retries multiply.'
    expect(asked(check, (await heard(check, [{ say: chain }]))[0])?.point).toContain('Two checks')
  })

  it('aren’t asked for if there are none', async () => {
    const [taken] = await heard(stock, [{ say: `${cause} ${remedy} ${proof}` }])
    expect(prepared(stock, taken)).toBeDefined()
  })

  it('are asked for before the answer is accepted, whether anything was understood or not', async () => {
    const [part] = await heard(stock, [{ say: 'Two threads stand there in a deadlock over the locks of two shops.' }])
    expect(asked(stock, part)?.point).toContain('Locking in one order')
    const [open] = await heard(stock, [
      { say: 'It comes from the program having too much to do in every single shop.' },
    ])
    expect(asked(stock, open)).toBe(stock.points[0])
  })

  it('must be sentences, not a row of terms', async () => {
    const [terms] = await heard(stock, [
      {
        say: 'deadlock circular wait lock ordering thread dump jstack mutual exclusion hold and wait lower number first',
      },
    ])
    expect(slotIn(terms ?? '', 'putIntoSentence')).toBe(true)
  })

  it('are asked for after the button as well', async () => {
    const [done, check, again, next] = await heard(stock, ['done', evading, evading, evading])
    expect(asked(stock, done)).toBe(stock.points[0])
    expect(checksIn(stock, check)).toHaveLength(1)
    expect(checksIn(stock, again)).toEqual(checksIn(stock, check))
    expect(checksIn(stock, next)).toEqual([])
  })

  it.each(answers.filter(isNoDesign).map((question) => [question.id, question] as const))(
    '%s asks for one of several points, and twice for its check if the answer is none',
    async (_id, question) => {
      const answer = halfAnswer(question)
      const [taken, ...later] = await heard(question, [{ say: answer }, evading, evading, evading])
      const point = asked(question, taken)
      expect(point?.weight, taken).toBe('essential')
      expect(shownIn(answer, question)).not.toContain(point)
      expect(later.map((text) => asked(question, text))).toEqual([undefined, undefined, undefined])
      const [check, again, last = ''] = later
      expect(checksIn(question, check)).toEqual(point?.checks?.slice(0, 1))
      expect(checksIn(question, again)).toEqual(checksIn(question, check))
      expect(checksIn(question, last)).toEqual([])
    },
  )

  it('may be asked for repeatedly in a system design', async () => {
    const [design] = questions.filter(({ challengeType }) => challengeType === 'system_design')
    if (design === undefined) throw new Error('There is no design of a system.')
    const said = await heard(design, ['done', beside, beside])
    const dimensions = said.map((text) => asked(design, text)?.dimension)
    expect(new Set(dimensions.filter((dimension) => dimension != null)).size).toBe(3)
  })
})
