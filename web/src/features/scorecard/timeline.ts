import { type CommitView, type InterviewStep, replay, type Session, type SessionEvent } from '@greenroom/shared'

/** A stretch of one step, in ms since the interview began. */
export type StepSpan = { step: InterviewStep; fromMs: number; toMs: number }
export type Marker = { kind: 'hint' | 'run' | 'question'; atMs: number }

/** An interview as a line: when it began, how long it took, its steps, and what stood out. */
export type Timeline = {
  /** ms since 1970. */
  startedAt: number
  durationMs: number
  steps: StepSpan[]
  markers: Marker[]
  /** The commits in which something can be seen to change, in order. */
  moments: { seq: number; atMs: number }[]
}

const visible = new Set<SessionEvent['type']>([
  'MessageSent',
  'CodeSnapshotTaken',
  'ChallengePresented',
  'TestRunCompleted',
  'TestRunRejected',
  'HintRevealed',
  'QuestionSkipped',
])

/** The line of a log, or null where the interview never began. */
export function timelineOf(commits: readonly CommitView[]): Timeline | null {
  const startedAt = momentOf(commits, 'InterviewStarted')
  if (startedAt === undefined) return null
  const endedAt = momentOf(commits, 'InterviewEnded') ?? commits.at(-1)?.at ?? startedAt
  const durationMs = Math.max(1, endedAt - startedAt)
  const steps: StepSpan[] = [{ step: 'introduction', fromMs: 0, toMs: durationMs }]
  const markers: Marker[] = []
  const moments: Timeline['moments'] = []

  for (const { seq, at, events } of commits) {
    const atMs = Math.min(durationMs, Math.max(0, at - startedAt))
    for (const event of events) {
      if (event.type === 'StepChanged') begin(steps, event.step, atMs)
      if (event.type === 'HintRevealed') markers.push({ kind: 'hint', atMs })
      if (event.type === 'TestRunRequested') markers.push({ kind: 'run', atMs })
      if (event.type === 'ChallengePresented' && event.question > 1) markers.push({ kind: 'question', atMs })
    }
    if (at >= startedAt && events.some(({ type }) => visible.has(type))) moments.push({ seq, atMs })
  }
  return { startedAt, durationMs, steps: steps.filter(({ fromMs, toMs }) => toMs > fromMs), markers, moments }
}

function begin(steps: StepSpan[], step: InterviewStep, atMs: number): void {
  const last = steps.at(-1)
  if (last === undefined) return
  const { toMs } = last
  last.toMs = atMs
  steps.push({ step, fromMs: atMs, toMs })
}

function momentOf(commits: readonly CommitView[], type: SessionEvent['type']): number | undefined {
  return commits.find(({ events }) => events.some((event) => event.type === type))?.at
}

/** The session as it was after the commit `seq`. */
export function sessionAt(commits: readonly CommitView[], seq: number): Session | null {
  return replay(commits.filter((commit) => commit.seq <= seq))
}

/** The last commit that had happened `atMs` into the interview. */
export function seqAt(commits: readonly CommitView[], { startedAt }: Timeline, atMs: number): number {
  return commits.findLast(({ at }) => at <= startedAt + atMs)?.seq ?? 1
}
