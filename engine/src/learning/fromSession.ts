import { difficultyOnScale, type NewHappening, type Observation, skillOfDimension } from '@greenroom/shared/learning'
import { isPractice, isScored, isSpoken, isUnkeptTrial } from '@greenroom/shared/rules'
import {
  type Ended,
  isAssisted,
  isPending,
  isScorecardOpen,
  judgedTests,
  type Question,
  questionsOf,
  type Session,
  type StatedCost,
} from '@greenroom/shared/session'
import type { Concept, Difficulty } from '@greenroom/shared/vocabulary'
import { activeMinutes } from './activeMinutes.ts'
import { type PointsHeard, pointsHeard } from './pointsHeard.ts'

/** What a question is about. */
export type QuestionFacts = { concepts: readonly Concept[]; difficulty: Difficulty }
/** Looks up a question; undefined for a question that a user wrote, or that is gone. */
export type FactsOf = (challengeId: string, version: string) => QuestionFacts | undefined

/** The weight of practice, which has no clock and can be repeated until it works. */
const weightOfPractice = 0.5
/** The most that code which fails a test can score (right code scores 1). It grows with the share of tests passed. */
const worthOfAllButOne = 0.5
/** How much of the evidence remains after a hint of this rung; rung 5 is the outline of the solution. */
const weightAfterRung = [1, 0.9, 0.8, 0.6, 0.4, 0.2]
const weightAfterAsking = 0.7
/** The weight of a score under a cap. It says little: without the help, it may have been higher or lower. */
const weightUnderCap = 0.5
/** The weight of a point. Several points of one answer count less than as many separate questions. */
const weightOfPoint = 0.6

/**
 * What a session shows about its candidate, as far as it is final. The work counts once its tests have run
 * (`work/{id}`), the scorecard once the candidate may see it (`scorecard/{id}`). In practice each solved challenge
 * counts (`solved/{id}`), even before the session's end. Empty for guests, for a trial that nobody kept, and for a
 * session that nobody worked in. Assisted sessions and the warm-up count as done, but show nothing about skills. Pure:
 * the same session always gives the same result.
 */
export function happeningsOf(session: Session, factsOf: FactsOf): NewHappening[] {
  if (isUnkeptTrial(session)) return []
  if (isPractice(session)) return ofPractice(session, factsOf)
  return session.phase === 'ENDED' ? ofInterview(session, factsOf) : []
}

function ofPractice(session: Session, factsOf: FactsOf): NewHappening[] {
  return questionsOf(session).flatMap((question): NewHappening[] => {
    const { challenge_id: challengeId } = question.challenge
    if (question.solvedAt !== null)
      return [
        {
          id: `solved/${session.sessionId}/${question.number}`,
          at: question.solvedAt,
          minutes: activeMinutes(session, question),
          done: [`challenge/${challengeId}`],
          observations: onConcepts(question, factsOf, { ...testsOf(question, 1), weight: weightOfPractice }),
        },
      ]
    const tests = judgedTests(question)
    if (session.phase !== 'ENDED' || question.failedSubmissions === 0 || tests === null || hasPending([question]))
      return []
    const observed = { ...testsOf(question, shareOf(tests)), weight: weightOfPractice }
    return [
      {
        id: `work/${session.sessionId}`,
        at: session.endedAt,
        minutes: activeMinutes(session, question),
        observations: onConcepts(question, factsOf, observed),
      },
    ]
  })
}

function ofInterview(session: Ended, factsOf: FactsOf): NewHappening[] {
  const { questions, scorecard, sessionId } = session
  const isSettled = !hasPending(questions) || scorecard.status === 'completed' || scorecard.status === 'failed'
  const heard = questions.map((question, index) => pointsHeard(session, question, questions[index + 1]))
  const hasWorked = questions.some((question, index) => wasWorkedOn(question, heard[index]))
  if (!isSettled || !hasWorked) return []
  const isEvidence = isScored(session) && !isAssisted(session.powerUps, session.extendedMs)
  const solved = questions.filter(
    ({ solvedAt, outcome, challenge }) =>
      solvedAt !== null || (outcome === 'done' && isSpoken(challenge.challengeType)),
  )
  const work: NewHappening = {
    id: `work/${sessionId}`,
    at: session.endedAt,
    minutes: activeMinutes(session),
    done: [
      `interview/${sessionId}`,
      ...(isScored(session) ? solved.map(({ challenge }) => `challenge/${challenge.challenge_id}`) : []),
    ],
    observations: isEvidence
      ? questions.flatMap((question, index) => ofQuestion(question, heard[index] ?? noPoints, factsOf))
      : [],
  }
  if (!isEvidence || !isScorecardOpen(session)) return [work]
  // The scorecard is about the same hour as the work, no matter when the candidate sees it.
  const judged = { id: `scorecard/${sessionId}`, at: session.endedAt, observations: ofScorecard(session) }
  return judged.observations.length === 0 ? [work] : [work, judged]
}

const noPoints: PointsHeard = { points: [], checks: [] }

const hasPending = (questions: readonly Question[]): boolean => questions.some(({ runs }) => runs.some(isPending))

const wasWorkedOn = (question: Question, heard: PointsHeard | undefined): boolean =>
  question.outcome === 'done' ||
  question.attemptsToAnswer > 0 ||
  Object.keys(question.drafts).length > 0 ||
  (heard?.points.length ?? 0) > 0

function ofQuestion(question: Question, { points, checks }: PointsHeard, factsOf: FactsOf): Observation[] {
  const help = weightAfterHelp(question)
  const about = (observed: Observed) => onConcepts(question, factsOf, observed)
  const tests = Object.keys(question.drafts).length === 0 ? null : judgedTests(question)
  return [
    ...(tests === null || tests.total === 0 ? [] : about(testsOf(question, shareOf(tests)))),
    ...(points.length === 0 ? [] : about({ source: 'check', outcome: mean(points), weight: amount(points) * help })),
    ...(checks.length === 0 ? [] : about({ source: 'check', outcome: mean(checks), weight: amount(checks) * help })),
  ]
}

const mean = (outcomes: readonly number[]): number => outcomes.reduce((sum, each) => sum + each, 0) / outcomes.length
const amount = (outcomes: readonly number[]): number => outcomes.length * weightOfPoint

const shareOf = ({ passed, total }: { passed: number; total: number }): number => (total === 0 ? 0 : passed / total)

const testsOf = (question: Question, share: number): Observed => ({
  source: 'challenge',
  outcome: share === 1 ? 1 : share * worthOfAllButOne,
  weight: weightAfterHelp(question),
})

const weightAfterHelp = ({ hintRung, askedCaps }: Question): number =>
  (weightAfterRung[hintRung] ?? 1) * (Object.keys(askedCaps).length > 0 ? weightAfterAsking : 1)

type Observed = Pick<Observation, 'source' | 'outcome' | 'weight'>

/** An observation for each concept of a question. Together they have the weight of one. */
function onConcepts({ challenge }: Question, factsOf: FactsOf, { weight, ...observed }: Observed) {
  const facts = factsOf(challenge.challenge_id, challenge.version)
  if (facts === undefined) return []
  const share = within(weight / Math.sqrt(facts.concepts.length))
  return facts.concepts.map(
    (skill): Observation => ({
      ...observed,
      ...{ skill, guess: 0, difficulty: difficultyOnScale[facts.difficulty], weight: share },
    }),
  )
}

const within = (weight: number): number => Math.min(10, Math.max(0.1, weight))

function ofScorecard({ scorecard }: Ended): Observation[] {
  if (scorecard.status !== 'completed') return []
  const { rounds } = scorecard.scorecard
  const lines = rounds.flatMap(({ round, lines: ofRound }) =>
    ofRound.flatMap(({ dimension, score, caps = [] }): Observation[] => {
      const skill = skillOfDimension(round, dimension)
      if (skill === undefined || score === null) return []
      const sameSkill = ofRound.filter(
        (line) => skillOfDimension(round, line.dimension) === skill && line.score !== null,
      )
      const weight = (caps.length > 0 ? weightUnderCap : 1) / sameSkill.length
      return [scoreOn(skill, score, within(weight))]
    }),
  )
  return [...lines, ...rounds.flatMap(({ objective }) => ofCosts(objective.costs))]
}

const scoreOn = (skill: Observation['skill'], score: number, weight: number): Observation => ({
  ...{ skill, source: 'interview', outcome: (score - 1) / 3, difficulty: 0, guess: 0, weight },
})

/** The costs that the candidate stated for their solution, and whether they are right. */
const ofCosts = (costs: { time: StatedCost; space: StatedCost } | undefined): Observation[] =>
  (costs === undefined ? [] : [costs.time, costs.space]).flatMap(({ said, fits }): Observation[] =>
    said === null || fits === null
      ? []
      : [{ skill: 'complexity', source: 'check', outcome: fits ? 1 : 0, difficulty: 0, guess: 0.1, weight: 1 }],
  )
