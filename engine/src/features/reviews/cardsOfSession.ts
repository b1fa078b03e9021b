import type { NewCard, RubricSkill, Skill } from '@greenroom/shared/learning'
import {
  type Ended,
  examinedVersionsOf,
  isScorecardOpen,
  type LinePoint,
  type Question,
  type Round,
  type ScorecardLine,
} from '@greenroom/shared/session'
import type { Concept } from '@greenroom/shared/vocabulary'
import type { ReviewPoint } from './face.ts'

export type CardsOfSessionOptions = {
  /** The concepts that a question is about; empty if it is unknown. */
  conceptsOf: (challengeId: string) => readonly Concept[]
  pointsOf: (challengeId: string) => readonly ReviewPoint[]
}

/** The maximum number of missed points that get a card. */
const maxPoints = 4
/** A line of a scorecard with this score or less is a weakness. */
const lowScore = 2

/**
 * What a candidate should review after a session: its concepts, missed points, low lines of the scorecard, and an input
 * that their code got wrong. Nothing comes from hidden test cases, nor from a scorecard that the candidate may not see
 * yet.
 */
export function cardsOfSession(session: Ended, { conceptsOf, pointsOf }: CardsOfSessionOptions): NewCard[] {
  const rounds =
    isScorecardOpen(session) && session.scorecard.status === 'completed' ? session.scorecard.scorecard.rounds : []
  const lines = rounds.flatMap((round) => round.lines)
  return [
    ...session.questions.flatMap((question) => {
      const { challenge_id: id } = question.challenge
      const skill = conceptsOf(id)[0] ?? null
      return [
        ...conceptsOf(id).map(conceptCard),
        ...missedPoints(
          id,
          skill,
          pointsOf(id),
          lines.flatMap(({ points = [] }) => points),
        ),
        ...counterexampleOf(question, skill),
      ]
    }),
    ...rounds.flatMap(({ round, lines: own }) => own.flatMap((line) => behaviourCard(round, line))),
  ]
}

/** The card of a concept that somebody has seen. */
export const conceptCard = (concept: Concept): NewCard => ({
  ...{ id: `concept/${concept}`, kind: 'concept', skill: concept },
})

function missedPoints(
  id: string,
  skill: Skill | null,
  points: readonly ReviewPoint[],
  judged: readonly LinePoint[],
): NewCard[] {
  const missed = points.flatMap((point, index) => {
    const isAskable = point.question !== null || point.checks.length > 0
    const verdict = judged.find(({ title }) => title === point.title)?.verdict
    if (!isAskable || verdict === undefined || verdict === 'shown') return []
    return [{ index, rank: Number(verdict !== 'contradicted') * 2 + Number(!point.isEssential) }]
  })
  return missed
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxPoints)
    .map(({ index }) => ({ id: `point/${id}/${index}`, kind: 'point', skill }))
}

/** The smallest input that the last version of the code got wrong, if we found one. */
function counterexampleOf(question: Question, skill: Skill | null): NewCard[] {
  const { challenge_id: id } = question.challenge
  const latest = examinedVersionsOf(question).findLast(({ facts }) => facts !== undefined)
  const found = latest?.facts?.counterexample
  if (found == null) return []
  const rows = found.rows.map(({ name, value }) => `${name} = ${value}`).join('\n')
  const did =
    found.does === 'prints' ? `Your code’s answer was \`${found.prints.trim() || 'nothing'}\`.` : didWrong[found.does]
  return [
    {
      ...{ id: `counterexample/${id}`, kind: 'counterexample', skill },
      front: `\`\`\`\n${rows}\n\`\`\`\n\n${did} What’s the right answer?`,
      back: found.right.trim(),
    },
  ]
}

const didWrong = { crashes: 'Your code crashed on this input.', hangs: 'Your code never ended on this input.' } as const

const skillOfDimension: Readonly<Record<string, RubricSkill>> = {
  'problem solving': 'problem_solving',
  communication: 'communication',
  'technical competency': 'technical_competency',
  testing: 'testing_by_hand',
}
const skillOfRound: Partial<Record<Round, RubricSkill>> = {
  system_design: 'system_design',
  knowledge: 'knowledge',
  behavioural: 'behavioural',
}
const roundNames: Record<Round, string> = {
  telephone: 'a phone interview',
  coding: 'a coding interview',
  system_design: 'a system design interview',
  knowledge: 'a knowledge interview',
  behavioural: 'a behavioural interview',
}

function behaviourCard(round: Round, { dimension, score, expected, nextStep }: ScorecardLine): NewCard[] {
  if (score === null || score > lowScore || (expected ?? nextStep) === '') return []
  return [
    {
      id: `behaviour/${dimension.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      kind: 'behaviour',
      skill: skillOfRound[round] ?? skillOfDimension[dimension] ?? null,
      front: `**${dimension.charAt(0).toUpperCase()}${dimension.slice(1)}** in ${roundNames[round]}: what do you do next time, and how does it show?`,
      back: [expected ?? '', nextStep === '' ? '' : `**Your next step:** ${nextStep}`]
        .filter((each) => each !== '')
        .join('\n\n'),
    },
  ]
}
