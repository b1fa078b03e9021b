import { createBank, loadSpoken, type SpokenQuestion } from '@greenroom/shared/content'
import { replay, type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const spoken = loadSpoken()
const bank = createBank([firstRepeat])
const attempt = 'attempt_to_answer_question'

function ofKind(challengeType: string): SpokenQuestion {
  const found = spoken.all().find((question) => question.challengeType === challengeType)
  if (found === undefined) throw new Error(`no question of the kind ${challengeType}`)
  return found
}
const knowledge = ofKind('knowledge')
const design = ofKind('system_design')
const stated = (signs: readonly string[]) => signs.find((sign) => !/^(how|what|which|who)\b/.test(sign)) ?? signs[0]

const scores = ({ lines }: SessionScorecard) =>
  Object.fromEntries(lines.map(({ dimension, score }) => [dimension, score]))
const scored = (log: InterviewLog) => sessionScorecardSchema.parse(scoreSession(log.ended(), bank, spoken))

const answer = (question: SpokenQuestion, weight: 'essential' | 'depth') =>
  `I would say that it is like this: ${question.points
    .filter((point) => point.weight === weight)
    .map(({ signs }) => stated(signs))
    .join(', and then ')}.`

const wellAnswered = (log: InterviewLog, question: SpokenQuestion) =>
  log
    .askedInWords(question)
    .heard('Tell me.')
    .step('clarification')
    .said('What may I assume about it?', 'request_for_clarification')
    .said(answer(question, 'essential'), attempt, true)
    .step('follow_up')
    .said(answer(question, 'depth'), attempt, true)
    .said(`For that I would take ${question.followUps[0]?.signs[0]}, in short.`, attempt, true)

describe('a knowledge round', () => {
  it('is scored by accuracy, depth and clarity, and quotes the candidate', () => {
    const log = wellAnswered(new InterviewLog('telephone'), knowledge)
    const scorecard = scored(log)
    expect(scorecard.lines.map(({ dimension, weightPercent }) => [dimension, weightPercent])).toEqual([
      ['accuracy', 50],
      ['depth', 30],
      ['clarity', 20],
    ])
    expect(scores(scorecard)).toMatchObject({ accuracy: 4, clarity: 4 })
    expect(scores(scorecard).depth).toBeGreaterThanOrEqual(3)
    expect(scorecard).toMatchObject({ round: 'knowledge', decision: 'strong_hire' })
    const said = (replay(log.commits)?.messages ?? []).map(({ message }) => message)
    const quotes = scorecard.lines.flatMap(({ evidence }) => evidence)
    expect(quotes.length).toBeGreaterThan(2)
    for (const { quote } of quotes)
      expect(
        said.some((message) => message.includes(quote)),
        quote,
      ).toBe(true)
  })

  it('isn’t judged if nothing was understood, right or wrong', () => {
    const scorecard = scored(
      new InterviewLog()
        .askedInWords(knowledge)
        .said('It has to do with the weather and with luck, as far as I remember it.', attempt, false)
        .said('And maybe with the moon, which is full on that day as well.', attempt, false),
    )
    expect(scores(scorecard)).toMatchObject({ accuracy: null })
    expect(scorecard.decision).toBeNull()
    expect(scorecard.lines[0]?.behaviours.at(-1)).toContain('nothing could be matched')
  })

  it('caps an answer that was given after the outline, and says so', () => {
    const log = new InterviewLog().askedInWords(knowledge)
    for (const rung of [1, 2, 3, 4, 5]) log.hinted(rung)
    const scorecard = scored(log.said(answer(knowledge, 'essential'), attempt, true))
    expect(scores(scorecard)).toMatchObject({ accuracy: 2 })
    expect(scorecard.lines[0]?.caps).toEqual([{ because: 'hints', at: 2, rung: 5 }])
  })

  it('invents nothing if nothing was said', () => {
    const silent = scored(new InterviewLog().askedInWords(knowledge))
    expect(scores(silent)).toEqual({ accuracy: null, depth: null, clarity: null })
    expect(silent.decision).toBeNull()
    const lost = scored(new InterviewLog().askedInWords(knowledge).said('I do not know.', 'declare_not_knowing_answer'))
    expect(scores(lost)).toEqual({ accuracy: 1, depth: null, clarity: null })
  })

  it('ignores noise, however it was read', () => {
    const noise = scored(
      new InterviewLog()
        .askedInWords(knowledge)
        .step('clarification')
        .said('qwer asdf zxcv?', 'request_for_clarification')
        .said('lorem ipsum dolor sit amet blub blub blub qwertz asdf yxcv poiu lkjh mnbv trewq gfdsa', attempt, true),
    )
    for (const score of Object.values(scores(noise))) expect([1, null]).toContain(score)
  })
})

describe('a system design round', () => {
  it('is scored in its eight dimensions, but not in one that nobody mentioned', () => {
    const scorecard = scored(
      new InterviewLog()
        .askedInWords(design)
        .said('How many are there at the peak?', 'request_for_clarification')
        .said('How fresh does an answer have to be?', 'request_for_clarification')
        .said(answer(design, 'essential'), attempt, true),
    )
    expect(scorecard).toMatchObject({ round: 'system_design' })
    expect(scorecard.lines.reduce((sum, { weightPercent }) => sum + weightPercent, 0)).toBe(100)
    expect(scores(scorecard).requirements).toBeGreaterThanOrEqual(3)
    expect(scores(scorecard).architecture).not.toBeNull()
    expect(scores(scorecard)['trade-offs']).toBeNull()
  })
})

describe('evidence for a design', () => {
  it('is the sentence that makes the point, and what was asked before there was a design', () => {
    const scorecard = scored(
      new InterviewLog()
        .askedInWords(design)
        .step('clarification')
        .said('Hi there. How many people will use it?', 'request_for_clarification')
        .step('follow_up')
        .said('Sorry, can you repeat the question?', 'request_for_clarification'),
    )
    const [requirements] = scorecard.lines
    expect(requirements?.behaviours).toContain('Asked 1 question first.')
    expect(requirements).toMatchObject({
      dimension: 'requirements',
      evidence: [{ quote: 'How many people will use it?' }],
    })
  })
})

describe('an interview with several kinds of rounds', () => {
  const mixed = () =>
    scored(
      wellAnswered(
        new InterviewLog()
          .asked(firstRepeat)
          .step('clarification')
          .said('Can the list be empty, with no badges at all?', 'request_for_clarification')
          .said('I look each one up in a hash set, and return it at the first repeat of all.', attempt, true)
          .step('coding')
          .wrote(firstRepeat.programs['optimal.py'] ?? '')
          .ran('hidden', resultsOf(12, 12)),
        knowledge,
      ),
    )

  it('shows the dimensions of all rounds, which have equal weight', () => {
    const { lines, rounds } = mixed()
    expect(rounds.map(({ round }) => round)).toEqual(['coding', 'knowledge'])
    expect(lines.map(({ dimension, weightPercent }) => [dimension, weightPercent])).toEqual([
      ['problem solving', 15],
      ['technical competency', 15],
      ['communication', 10],
      ['testing', 10],
      ['accuracy', 25],
      ['depth', 15],
      ['clarity', 10],
    ])
  })

  it('names the question of each line', () => {
    const accuracy = mixed().lines.find(({ dimension }) => dimension === 'accuracy')
    expect(accuracy?.behaviours[0]).toMatch(/^Question 2: /)
  })
})

it('doesn’t combine words from different sentences into a mistake', () => {
  const question = spoken.get('answers-in-the-wrong-order')
  if (question === undefined) throw new Error('The question is gone.')
  const accuracyAfter = (aside: string) =>
    scored(
      new InterviewLog('telephone')
        .askedInWords(question)
        .said(answer(question, 'essential'), attempt, true)
        .step('follow_up')
        .said(`${aside} The newer text has one number, and the server compares it.`, attempt, true),
    ).lines.find(({ dimension }) => dimension === 'accuracy')
  expect(accuracyAfter('Honestly, a waste of time.')).toMatchObject({ score: 4 })
  expect(accuracyAfter('I would send one at a time.')).toMatchObject({ score: 3 })
})

describe('half an answer', () => {
  const question = spoken.get('two-bookings-one-seat')
  if (question === undefined) throw new Error('The question is gone.')
  const [asked = ''] = question.points
    .flatMap((each) => (each.weight === 'depth' ? [] : (each.question ?? [])))
    .slice(-1)
  const half =
    'Both transactions read before either of them writes, so both find the seat free. I would lock the row with select for update.'
  const accuracyOf = (log: InterviewLog) => scores(scored(log)).accuracy
  const begun = () =>
    new InterviewLog('telephone').askedInWords(question).heard('How can that happen?').said(half, attempt, true)

  it('is right if nobody asked for more', () => {
    expect(accuracyOf(begun())).toBe(3)
  })

  it('isn’t right if the missing point was asked for and not given', () => {
    const asking = () => begun().step('follow_up').heard(asked)
    expect(
      accuracyOf(asking().said('I would measure first, and then change the part that costs most.', attempt)),
    ).toBeNull()
    expect(accuracyOf(asking().said('I do not know that.', 'declare_not_knowing_answer'))).toBe(2)
  })

  it('isn’t completed by answers to follow-ups', () => {
    const [followUp] = question.followUps
    const answered = scored(
      begun()
        .step('follow_up')
        .heard(followUp?.question ?? '')
        .said(`${followUp?.goodAnswer} Else the second write overwrites the first, a lost update.`, attempt, true),
    )
    const accuracy = answered.lines.find(({ dimension }) => dimension === 'accuracy')
    expect(accuracy?.points?.filter(({ verdict }) => verdict === 'shown')).toHaveLength(2)
  })
})
