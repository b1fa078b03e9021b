import { describe, expect, it } from 'vitest'
import { goldenLogs } from '../../testing/recordings.ts'
import { type Commit, commitSchema } from '../commit.ts'
import type { SessionEvent } from '../events.ts'
import { foldCommit } from '../evolve.ts'
import type { Session } from '../state.ts'
import { currentVersion } from './currentVersion.ts'
import { withStatedFacts } from './statedFacts.ts'
import { upcast } from './upcast.ts'

const log = (name: string): Commit[] =>
  (goldenLogs().find((each) => each.name === name)?.commits ?? []).map((commit) => commitSchema.parse(commit))

/** Rewrites commits in today's format, and also returns the state after each commit. */
function writtenToday(commits: readonly Commit[]): { commits: Commit[]; states: Session[] } {
  const written: Commit[] = []
  const states: Session[] = []
  let state: Session | null = null
  for (const commit of commits) {
    const events = withStatedFacts(state, commit.events, commit)
    const today: Commit = { ...commit, version: currentVersion, events }
    state = foldCommit(state, today)
    written.push(today)
    states.push(state)
  }
  return { commits: written, states }
}
const eventsIn = (commits: readonly Commit[], type: SessionEvent['type']) =>
  commits.flatMap(({ events }) => events.filter((event) => event.type === type))

describe('a commit of today', () => {
  it('says how long the interview lasts, including extra time, and whether it is an exam', () => {
    const { commits, states } = writtenToday(log('extraTime'))
    expect(eventsIn(commits, 'InterviewStarted')).toEqual([{ type: 'InterviewStarted', minutes: 45, exam: true }])
    expect(states.at(-1)).toMatchObject({ exam: true, extraTimePercent: 50 })
  })

  it('says the outcome of each question', () => {
    const { commits } = writtenToday(log('coding'))
    expect(eventsIn(commits, 'ChallengePresented')).toMatchObject([{ question: 1 }, { previousOutcome: 'done' }])
    expect(eventsIn(commits, 'InterviewEnded')).toMatchObject([{ questionOutcome: 'skipped' }])
  })

  it('says the progress of a deck of statements, and has none for other questions', () => {
    const counts = eventsIn(writtenToday(log('statements')).commits, 'IntentClassified').map((event) =>
      'statements' in event ? event.statements : null,
    )
    expect(counts.at(-1)).toEqual({ settled: 5, strikes: 3 })
    for (const event of eventsIn(writtenToday(log('coding')).commits, 'IntentClassified'))
      expect(event).not.toHaveProperty('statements')
  })

  it('says which caps an answer sets, and nothing if it sets none', () => {
    const asked = eventsIn(writtenToday(log('practice')).commits, 'ReplyRequested')
    expect(asked.find((event) => 'call' in event && event.call === 'debug')).toMatchObject({ caps: { testing: 3 } })
    expect(asked.find((event) => 'call' in event && event.call === 'help')).not.toHaveProperty('caps')
  })

  it('says whether time to think was granted', () => {
    const message = { ...eventsIn(log('coding'), 'MessageSent')[1], message: 'Give me a minute, please.' }
    const [stated] = withStatedFacts(null, [Object(message)], { sessionId: 's', seq: 3, at: 0 })
    expect(stated).toMatchObject({ quietMs: 120_000 })
  })

  it('says which last minutes are ahead again after an extension', () => {
    const { states } = writtenToday(log('coding'))
    const running = states.find(({ phase }) => phase === 'IN_PROGRESS')
    if (running?.phase !== 'IN_PROGRESS') throw new Error('the recording has changed')
    const late: Session = {
      ...running,
      clock: { remainingMs: 30_000, runningSince: null, rate: 1 },
      announced: ['half_time', 'five_minutes', 'one_minute'],
    }
    const extension = { type: 'ClockChanged', grantedMs: 120_000, reason: 'extension' } as const
    expect(withStatedFacts(late, [extension], running)).toEqual([{ ...extension, announcesAgain: ['one_minute'] }])
  })

  it('is read without any rule: its facts count, even against today’s rules', () => {
    const [created, joined, ...rest] = writtenToday(log('waiting')).commits
    if (created === undefined || joined === undefined) throw new Error('the recording has changed')
    expect(rest).toEqual([])
    const started = { ...joined, seq: 3, events: [{ type: 'InterviewStarted', minutes: 7, exam: true } as const] }
    const state = [created, joined, started].reduce<Session | null>(foldCommit, null)
    expect(state).toMatchObject({ exam: true, clock: { remainingMs: 420_000 }, stepFromMs: 420_000 })
  })
})

describe('an event of version 1', () => {
  it('gets missing facts by the rules of its time, and keeps those it has', () => {
    const [created] = log('extraTime')
    const state = created === undefined ? null : foldCommit(null, created)
    expect(upcast({ type: 'InterviewStarted' }, 1, state, 0)).toEqual({
      type: 'InterviewStarted',
      minutes: 45,
      exam: true,
    })
    expect(upcast({ type: 'InterviewStarted', minutes: 3 }, 1, state, 0)).toMatchObject({ minutes: 3 })
  })

  it('is left alone in later versions', () => {
    const plea = Object({ ...eventsIn(log('coding'), 'MessageSent')[1], sender: 'candidate', message: 'One moment.' })
    expect(upcast(plea, 1, null, 0)).toMatchObject({ quietMs: 120_000 })
    expect(upcast(plea, 2, null, 0)).toEqual(plea)
    expect(upcast(plea, currentVersion + 5, null, 0)).toEqual(plea)
  })
})
