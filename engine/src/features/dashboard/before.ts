import { isInterview } from '@greenroom/shared/session'
import type { Goal, Journey } from '@greenroom/shared/wire'
import type { SessionHead } from '../../session/sessionLog.ts'
import { type WeakLine, weakestLine } from './nextStep.ts'
import type { ReadinessView, Round } from './sources.ts'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.before
type Item = Journey['before'][number]

const choice = '/app/interviewSelection'

export type BeforeOptions = {
  goal: Goal | null
  /** The company's rounds in the goal's stage; empty if we don't know them. */
  rounds: readonly Round[]
  sessions: readonly SessionHead[]
  readiness: Pick<ReadinessView, 'lines'>
}

/** What should have happened before the interview, and what is missing. */
export function beforeInterview({ goal, rounds, sessions, readiness }: BeforeOptions): Item[] {
  const held = sessions.filter((head) => isInterview(head) && head.phase === 'ENDED')
  const theirs = held.filter(({ settings }) => settings.companyType === goal?.company)
  const person = held.some(({ mode }) => mode === 'human')
  return [
    ...(rounds.length === 0 ? [wholeInterview(held)] : [everyRound(rounds, theirs)]),
    ...(rounds.length > 1 ? [fullDay(rounds, theirs)] : []),
    ...(weakestOf(readiness) ?? []),
    {
      title: texts.person.title,
      detail: person ? texts.person.done : texts.person.missing,
      done: person,
      to: '/mockinterview/human',
    },
  ]
}

function wholeInterview(held: readonly SessionHead[]): Item {
  const done = held.some(({ decision }) => decision !== null)
  return {
    title: texts.interview.title,
    detail: done ? texts.interview.done : texts.interview.missing,
    done,
    to: choice,
  }
}

function everyRound(rounds: readonly Round[], held: readonly SessionHead[]): Item {
  const seen = new Set(held.flatMap((head) => head.rounds ?? []))
  const missing = [...new Set(rounds.map(({ name }) => name))].filter((name) => !seen.has(name))
  const done = missing.length === 0
  const detail = done ? texts.rounds.allDone : texts.rounds.missing(missing.join(', '))
  return { title: texts.rounds.title, detail, done, to: choice }
}

function fullDay(rounds: readonly Round[], held: readonly SessionHead[]): Item {
  // Rounds may share a name: there is one entry per question.
  const done = held.some((head) => (head.rounds ?? []).length >= rounds.length)
  const { title, missing, done: isDone } = texts.fullDay
  return { title: title(rounds.length), detail: done ? isDone : missing, done, to: choice }
}

/** The weakest line below 3, else the heaviest line without enough evidence, else the lowest line, marked as done. */
function weakestOf(readiness: Pick<ReadinessView, 'lines'>): [Item] | null {
  const weakest: WeakLine | null = weakestLine(readiness)
  if (weakest !== null) {
    const { label, estimate } = weakest
    return [
      { title: texts.weakest.title(label), detail: texts.weakest.now(estimate), done: false, to: '/app/learning' },
    ]
  }
  const unknown = readiness.lines.find(({ estimate }) => estimate === null)
  if (unknown !== undefined)
    return [{ title: texts.evidence.title, detail: texts.evidence.missing(unknown.label), done: false, to: choice }]
  const [last] = readiness.lines.toSorted((a, b) => (a.estimate?.score ?? 0) - (b.estimate?.score ?? 0))
  if (last?.estimate == null) return null
  const { label, estimate } = last
  return [{ title: texts.weakest.title(label), detail: texts.weakest.now(estimate), done: true, to: '/app/learning' }]
}
