import { createBank, type Deck, loadSpoken } from '@greenroom/shared/content'
import { replay, type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { rehearseDeck } from '../testing/deckRehearsal.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { brierScore } from './deckRound.ts'
import { scoreSession } from './scoreSession.ts'

const spoken = loadSpoken()
const decks = spoken.decks?.all() ?? []
const [first] = decks
if (first === undefined) throw new Error('there is no deck')
const deck: Deck = first
const attempt = 'attempt_to_answer_question'
const unknowing = 'declare_not_knowing_answer'

const scores = ({ lines }: SessionScorecard) =>
  Object.fromEntries(lines.map(({ dimension, score }) => [dimension, score]))
const scored = (log: InterviewLog) => sessionScorecardSchema.parse(scoreSession(log.ended(), createBank([]), spoken))
const begun = () => new InterviewLog('telephone').askedInStatements(deck).step('approach')
const verdict = (isTrue: boolean) => (isTrue ? 'True' : 'False')
const because = (why: string) => `because ${why.charAt(0).toLowerCase()}${why.slice(1)}`

/** Answers `right` statements correctly and `wrong` ones incorrectly, with reasons made from `words`. */
function answered(log: InterviewLog, { right, wrong = 0, words }: { right: number; wrong?: number; words: string }) {
  deck.statements.slice(0, right + wrong).forEach(({ isTrue, why }, index) => {
    const isRight = index < right
    log.said(`${verdict(isRight === isTrue)}${words.replace('{why}', because(why))}`, attempt, isRight)
  })
  return log
}
const everything = deck.statements.length

describe('a deck of statements', () => {
  it('shows knowledge: all right for the right reasons gets the highest score, with quotes', () => {
    const log = answered(begun(), { right: everything, words: ', 90 %, {why}' })
    const scorecard = scored(log)
    expect(scorecard.lines.map(({ dimension, weightPercent }) => [dimension, weightPercent])).toEqual([
      ['accuracy', 50],
      ['depth', 30],
      ['clarity', 20],
    ])
    expect(scores(scorecard)).toEqual({ accuracy: 4, depth: 4, clarity: 4 })
    expect(scorecard).toMatchObject({ round: 'knowledge', decision: 'strong_hire' })
    const messages = replay(log.commits)?.messages ?? []
    for (const { evidence } of scorecard.lines) {
      expect(evidence.length).toBeGreaterThan(0)
      for (const { eventSeq, quote } of evidence) {
        const [event] = log.commits.find(({ seq }) => seq === eventSeq)?.events ?? []
        expect(event).toMatchObject({ type: 'MessageSent', sender: 'candidate' })
        expect(messages.some(({ message }) => message.includes(quote))).toBe(true)
      }
    }
  })

  it('counts a missing confidence as 70 %, and bare verdicts as neither deep nor clear', () => {
    const scorecard = scored(answered(begun(), { right: everything, words: '.' }))
    expect(scores(scorecard)).toEqual({ accuracy: 4, depth: 1, clarity: 1 })
    expect(scorecard.lines[0]?.behaviours[1]).toContain('off by 0.09')
  })

  it('rules out a hire after three quick strikes, especially confident ones', () => {
    const scorecard = scored(answered(begun(), { right: 1, wrong: 3, words: ', I am certain.' }))
    expect(scores(scorecard)).toMatchObject({ accuracy: 1 })
    expect(scorecard.lines[0]?.behaviours).toContain('Was sure of 3 wrong answers.')
    expect(scorecard.decision).not.toMatch(/^(strong|leaning)_hire$/)
  })

  it('rewards candidates who know how much they know', () => {
    const careful = begun()
    const careless = begun()
    deck.statements.slice(0, 10).forEach(({ isTrue }, index) => {
      const isRight = index < 8
      const says = verdict(isRight === isTrue)
      careful.said(`${says}, ${isRight ? 95 : 55} %`, attempt, isRight)
      careless.said(`${says}, ${isRight ? 60 : 99} %`, attempt, isRight)
    })
    expect([scores(scored(careful)).accuracy, scores(scored(careless)).accuracy]).toEqual([4, 1])
  })

  it('treats a pass as a guess: better than a wrong answer, worse than a right one', () => {
    const ofPasses = (passes: number, right: number) => {
      const log = answered(begun(), { right, words: ', 95 %' })
      for (let index = 0; index < passes; index += 1) log.said('I do not know.', unknowing)
      return scores(scored(log)).accuracy
    }
    expect([ofPasses(0, 10), ofPasses(3, 7), ofPasses(6, 4), ofPasses(9, 1)]).toEqual([4, 3, 2, 1])
  })

  it('doesn’t accept the statement itself as a reason', () => {
    const log = begun()
    for (const { statement, isTrue } of deck.statements)
      log.said(`${verdict(isTrue)}, because ${statement.slice(0, -1).toLowerCase()}.`, attempt, true)
    expect(scores(scored(log)).depth).toBe(1)
  })

  it('notices that a candidate had to be asked for the verdict', () => {
    const log = begun()
    for (const { isTrue, why } of deck.statements)
      log.said(`Well, it is ${because(why)}`, 'unknown').said(verdict(isTrue), attempt, true)
    const clarity = scored(log).lines.find(({ dimension }) => dimension === 'clarity')
    expect(clarity?.score).toBe(1)
    expect(clarity?.behaviours[1]).toBe(`Had to be asked for the verdict ${everything} times.`)
  })

  it('invents nothing without answers', () => {
    const silent = scored(begun())
    expect(scores(silent)).toEqual({ accuracy: null, depth: null, clarity: null })
    expect(silent.decision).toBeNull()
    expect(scores(scored(begun().said('Hello', 'unknown')))).toEqual({ accuracy: null, depth: null, clarity: null })
    const passed = begun().said('pass', unknowing).said('No idea.', unknowing)
    expect(scores(scored(passed))).toEqual({ accuracy: 1, depth: null, clarity: null })
  })

  it('can’t be passed by skipping', () => {
    const scorecard = scored(answered(begun(), { right: 6, words: ', 90 %' }).skipped())
    expect(scorecard.summary).toContain('skipped')
    expect(scorecard.decision).not.toMatch(/^(strong|leaning)_hire$/)
  })

  it.each(decks.map((each) => [each.id, each] as const))(
    'tells a strong from a weak rehearsal of %s',
    async (_id, each) => {
      const scoresOf = async (answer: (statement: Deck['statements'][number]) => string) => {
        const { lines } = await rehearseDeck(each, answer)
        const log = new InterviewLog('telephone').askedInStatements(each)
        for (const { who, text, intent, accepted } of lines) {
          if (who === 'interviewer') log.heard(text)
          else log.said(text, intent === attempt || intent === unknowing ? intent : 'unknown', accepted)
        }
        return scores(scored(log))
      }
      expect(await scoresOf(({ isTrue, why }) => `${verdict(isTrue)}, 90 %, ${because(why)}`)).toEqual({
        ...{ accuracy: 4, depth: 4, clarity: 4 },
      })
      expect(await scoresOf(({ isTrue }) => `${verdict(!isTrue)}, sure.`)).toEqual({
        accuracy: 1,
        depth: 1,
        clarity: 1,
      })
    },
  )
})

describe('the Brier score', () => {
  const said = { seq: 1, text: '', id: 'm', intent: null, accepted: null, step: 'approach', asked: '' } as const
  const answer = (isRight: boolean, confidence: number) => ({
    ...{ said, isRight, confidence, reason: null, touches: false },
  })
  it.each([
    [answer(true, 1), 0],
    [answer(false, 1), 1],
    [answer(true, 0.5), 0.25],
    [answer(false, 0.5), 0.25],
  ])('of one answer is its squared error', (each, expected) => {
    expect(brierScore({ answers: [each], passes: [] })).toBe(expected)
  })
  it('is an average, with a pass counted as a coin toss', () => {
    expect(brierScore({ answers: [answer(true, 1)], passes: [said] })).toBe(0.125)
  })
})
