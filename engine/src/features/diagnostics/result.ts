import { type Beliefs, estimateOf, type Skill } from '@greenroom/shared/learning'
import { type Concept, concepts } from '@greenroom/shared/vocabulary'
import type { AnsweredItem, DiagnosticResult, MappedSkill } from '@greenroom/shared/wire'
import type { AnsweredBankItem } from './evidence.ts'
import { mapGroupOf } from './mapGroups.ts'
import { type DiagnosticRecord, pauseMs, taskMinutes } from './record.ts'
import { groupOf, importanceOf } from './roleConcepts.ts'
import { headlineOf, sentencesOf } from './words.ts'

/** The maximum number of the role's skills to show as unknown. */
const unknownSkills = 3
const skillsToNarrow = 3
const minutesToNarrow = 20
/** The longest time between two answers that counts. Anything longer was a break. */
const longestAnswerMs = 5 * 60_000

export type Evidence = {
  answered: readonly AnsweredBankItem[]
  /** The estimates for the learner after the diagnostic. */
  beliefs: Beliefs
  endedAt: number
  closedBy: DiagnosticResult['closedBy']
}

/** A diagnostic's result: the map, the sentences, and the evidence. */
export function resultOf(record: DiagnosticRecord, evidence: Evidence): DiagnosticResult {
  const { answered, beliefs, endedAt, closedBy } = evidence
  const { id, role, level, task, explanation } = record
  const items = answered.map(answeredItem)
  const map = mapOf(record, evidence)
  const { state, text, heard } = explanation
  return {
    ...{ id, role, level, closedBy, items, map },
    startedAt: new Date(record.startedAt).toISOString(),
    endedAt: new Date(endedAt).toISOString(),
    minutes: Math.round(minutesOf(record)),
    headline: headlineOf(items),
    sentences: sentencesOf(record, items),
    code: taskOf(record),
    explanation: { state: state === 'done' ? 'done' : 'skipped', text, heard },
    narrowBy: narrowing(map, beliefs, role, task.challenge?.concepts ?? []),
    nextAt: new Date(endedAt + pauseMs).toISOString(),
  }
}

export const taskOf = ({
  task: { state, challenge, sessionId, tests },
}: DiagnosticRecord): DiagnosticResult['code'] => ({
  ...{ state, sessionId, title: challenge?.title ?? null, minutes: taskMinutes },
  ...{ testsPassed: tests?.passed ?? null, testsTotal: tests?.total ?? null },
})

/** The minutes spent on the items and the explanation. The task's session counts its own. */
export const minutesBesideTask = ({ items, explanation }: DiagnosticRecord): number =>
  (items.reduce((sum, { shownAt, given }) => sum + (given ? Math.min(given.at - shownAt, longestAnswerMs) : 0), 0) +
    ((explanation.handedInAt ?? 0) - (explanation.handedInAt === null ? 0 : (explanation.beganAt ?? 0)))) /
  60_000

const minutesOf = (record: DiagnosticRecord): number => minutesBesideTask(record) + (record.task.minutes ?? 0)

function mapOf({ task, explanation, role }: DiagnosticRecord, { answered, beliefs, endedAt }: Evidence): MappedSkill[] {
  const touched = new Set<Skill>([
    ...answered.flatMap(({ item }) => [item.concept, ...item.also]),
    ...(task.state === 'done' ? (task.challenge?.concepts ?? []) : []),
    ...(explanation.heard === null ? [] : (['communication'] as const)),
  ])
  const unknown = concepts
    .filter((concept) => groupOf(concept) !== null && !touched.has(concept) && beliefs[concept] === undefined)
    .toSorted((one, other) => importanceOf(other, role) - importanceOf(one, role))
    .slice(0, unknownSkills)
  return [...touched, ...unknown].map((skill) => ({
    skill,
    group: mapGroupOf(skill),
    estimate: estimateOf(beliefs, skill, endedAt),
  }))
}

/** The skills whose range is widest, those that matter for the role first. */
function narrowing(
  map: readonly MappedSkill[],
  beliefs: Beliefs,
  role: DiagnosticRecord['role'],
  done: readonly Concept[],
) {
  const widthOf = ({ estimate }: MappedSkill) => (estimate === null ? 3 : estimate.high - estimate.low)
  const weightOf = ({ skill }: MappedSkill) =>
    (concepts as readonly Skill[]).includes(skill) ? importanceOf(skill as Concept, role) : 0
  return map
    .filter(
      ({ skill }) => (concepts as readonly Skill[]).includes(skill) && !(done as readonly Skill[]).includes(skill),
    )
    .toSorted(
      (one, other) =>
        widthOf(other) + weightOf(other) - widthOf(one) - weightOf(one) ||
        (beliefs[other.skill]?.variance ?? 9) - (beliefs[one.skill]?.variance ?? 9),
    )
    .slice(0, skillsToNarrow)
    .map(({ skill }) => ({ skill, minutes: minutesToNarrow }))
}

function answeredItem({ item, given }: AnsweredBankItem): AnsweredItem {
  const { id, concept, question, situation, options, number } = item
  const { answer, confidence, isRight } = given
  const chosen = 'option' in answer ? answer.option : null
  return {
    ...{ id, concept, question, situation, confidence },
    unit: number?.unit ?? null,
    outcome: 'skip' in answer ? 'skipped' : isRight ? 'right' : 'wrong',
    options: options?.map((option, index) => ({ ...option, isYours: index === chosen })) ?? null,
    number:
      number === undefined
        ? null
        : { answer: number.answer, why: number.why, yours: 'number' in answer ? answer.number : null },
  }
}
