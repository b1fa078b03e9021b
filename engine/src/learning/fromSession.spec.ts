import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { happeningSchema } from '@greenroom/shared/learning'
import { commitSchema, type Ended, replay, type Session } from '@greenroom/shared/session'
import { goldenLogs } from '@greenroom/shared/testing'
import { expect, it } from 'vitest'
import { type FactsOf, happeningsOf } from './fromSession.ts'

const [bank, spoken] = [loadChallenges(), loadSpoken()]
const factsOf: FactsOf = (id) => bank.get(id) ?? spoken.get(id)
const logs = new Map(goldenLogs().map(({ name, commits }) => [name, commits.map((each) => commitSchema.parse(each))]))

/** A recorded session, at its end or after fewer of its commits. */
function recorded(name: string, commits = Number.POSITIVE_INFINITY): Session {
  const state = replay((logs.get(name) ?? []).slice(0, commits))
  if (state === null) throw new Error(`there is no recording ${name}`)
  return state
}
const ended = (name: string): Ended => recorded(name) as Ended
/** The observations as `source skill outcome`, and the finished items. */
const told = (session: Session) =>
  happeningsOf(session, factsOf)
    .map((each) => happeningSchema.parse(each))
    .map(({ id, done, observations }) => ({
      id: id.split('/')[0],
      done: done.map((ref) => ref.split('/')[0]),
      seen: observations.map(({ source, skill, outcome }) => `${source} ${skill} ${outcome.toFixed(2)}`),
    }))

it('learns concepts from the tests and lines of the rubric from the scorecard', () => {
  expect(told(ended('coding'))).toEqual([
    {
      id: 'work',
      done: ['interview', 'challenge'],
      seen: ['challenge binary_search 1.00', 'challenge mathematics 1.00'],
    },
    {
      id: 'scorecard',
      done: [],
      seen: [
        'interview problem_solving 1.00',
        'interview technical_competency 1.00',
        'interview communication 1.00',
        'interview testing_by_hand 0.33',
      ],
    },
  ])
})

it('counts practice less than an interview, and a challenge as done once it is solved', () => {
  const [practice] = happeningsOf(ended('practice'), factsOf)
  const [takeHome] = happeningsOf(ended('takeHome'), factsOf)
  expect(practice?.done).toEqual(['challenge/tug-of-war'])
  expect(takeHome?.done).toContain('challenge/tug-of-war')
  const weight = (of: typeof practice) => of?.observations?.[0]?.weight ?? 0
  expect(weight(practice)).toBeLessThan(weight(takeHome))
  // Practice never really ends, so what counts is that the challenge is solved.
  const commits = logs.get('practice')?.length ?? 0
  const open = Array.from({ length: commits }, (_, index) => recorded('practice', index + 1)).filter(
    ({ phase }) => phase === 'IN_PROGRESS',
  )
  expect(open.some((session) => told(session).some(({ id }) => id === 'solved'))).toBe(true)
})

it('learns nothing from an assisted session or the warm-up, but they are done', () => {
  for (const name of ['powerUps', 'story12'])
    expect(told(ended(name))).toEqual([{ id: 'work', done: ['interview'], seen: [] }])
})

it('waits for the tests, and for the scorecard to be open', () => {
  const coding = ended('coding')
  const [question] = coding.questions
  if (question === undefined) throw new Error('no question')
  const run = { ...question.runs[0], outcome: { status: 'PENDING' } } as (typeof question)['runs'][number]
  const isScoring = { status: 'pending', since: coding.endedAt, from: 'ai' } as const
  expect(told({ ...coding, scorecard: isScoring, questions: [{ ...question, runs: [run] }] })).toEqual([])
  expect(told({ ...coding, scorecard: isScoring }).map(({ id }) => id)).toEqual(['work'])

  // A person wrote it, and the candidate hasn't given feedback yet.
  const human = ended('human')
  expect(human.scorecard.status).toBe('completed')
  const closed = { ...human, feedback: null }
  expect(told(closed).map(({ id }) => id)).not.toContain('scorecard')
})

it('ignores a trial until an account keeps it', () => {
  const commits = logs.get('trial')?.length ?? 0
  const states = Array.from({ length: commits }, (_, index) => recorded('trial', index + 1))
  const guests = states.filter(({ candidate }) => candidate.id.startsWith('guest:'))
  expect(guests.some(({ phase }) => phase === 'ENDED')).toBe(true)
  expect(guests.flatMap(told)).toEqual([])
  expect(told(recorded('trial')).map(({ id }) => id)).toEqual(['work', 'scorecard'])
})

it('counts less after help', () => {
  const coding = ended('coding')
  const withRung = (hintRung: number): Ended => ({
    ...coding,
    questions: coding.questions.map((question) => ({ ...question, hintRung })),
  })
  const weights = [0, 2, 5].map((rung) => happeningsOf(withRung(rung), factsOf)[0]?.observations?.[0]?.weight ?? 0)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(new Set(weights).size).toBe(3)
})

it('hears points and checks of a spoken question, and nothing in what was not understood', () => {
  const design = ended('telephone')
  const [question] = design.questions
  const message = design.messages.find(({ sender }) => sender === 'candidate')
  if (question === undefined || message === undefined) throw new Error('no question, or nothing said')
  const judged = (verdict: 'shown' | 'contradicted' | 'not_understood', check?: 'right' | 'half' | 'wrong'): Ended => ({
    ...design,
    messages: [
      {
        ...message,
        timeSent: new Date(question.presentedAt).toISOString(),
        judgement: [
          { point: 'p1', verdict, spans: [], ...(check === undefined ? {} : { check: { number: 1, answer: check } }) },
        ],
      },
    ],
  })
  const outcomes = (session: Ended) =>
    (happeningsOf(session, factsOf)[0]?.observations ?? [])
      .filter(({ source }) => source === 'check')
      .map(({ outcome }) => outcome)
  expect(new Set(outcomes(judged('shown')))).toEqual(new Set([1]))
  expect(new Set(outcomes(judged('contradicted')))).toEqual(new Set([0]))
  expect(outcomes(judged('not_understood'))).toEqual([])
  expect(new Set(outcomes(judged('not_understood', 'half')))).toEqual(new Set([0.5]))
})

it('takes a stated cost as evidence of complexity', () => {
  const coding = ended('coding')
  if (coding.scorecard.status !== 'completed') throw new Error('no scorecard')
  const { scorecard } = coding.scorecard
  const costs = { time: { said: 'n log n', fits: true }, space: { said: 'n', fits: false } }
  const rounds = scorecard.rounds.map((round) => ({ ...round, objective: { ...round.objective, costs } }))
  const session = { ...coding, scorecard: { status: 'completed' as const, scorecard: { ...scorecard, rounds } } }
  const seen = told(session).flatMap((each) => each.seen)
  expect(seen).toContain('check complexity 1.00')
  expect(seen).toContain('check complexity 0.00')
})
