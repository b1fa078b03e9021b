import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import type { InterviewStep, PowerUp } from '@greenroom/shared/vocabulary'
import { type Span, silencesOf, typingOf } from './activity.ts'
import { isAskedByButton } from './askedByButton.ts'
import { countUntil } from './folds.ts'
import { handInsOf, isWhole } from './handIns.ts'

/** One step's period, in ms from the start of the interview. */
export type StepSpan = Span & { step: InterviewStep }
export const markerKinds = ['handIn', 'hint', 'run', 'powerUp', 'question'] as const
export type Marker = { kind: (typeof markerKinds)[number]; atMs: number; seq: number; powerUp?: PowerUp }
export type Moment = { seq: number; atMs: number }

/** An interview's timeline: when it began, how long it took, its steps, and notable events. */
export type Timeline = {
  /** ms since 1970. */
  startedAt: number
  durationMs: number
  steps: StepSpan[]
  markers: Marker[]
  silences: Span[]
  /** How much was typed, from 0 to 1, in slices of equal length. */
  typing: number[]
  /** The commits with a visible change, in order. */
  moments: Moment[]
}

const visible = new Set<SessionEvent['type']>([
  'MessageSent',
  'TimeAnnounced',
  'CodeSnapshotTaken',
  'CodeHandedIn',
  'ChallengePresented',
  'TestRunCompleted',
  'TestRunRejected',
  'HintRevealed',
  'QuestionSkipped',
  'PowerUpUsed',
  'BoardChanged',
  'WorkLockChanged',
])

const isVisible = (event: SessionEvent): boolean => visible.has(event.type) || isAskedByButton(event)

/** Builds a log's timeline; null if the interview never started. */
export function timelineOf(commits: readonly CommitView[]): Timeline | null {
  const startedAt = momentOf(commits, 'InterviewStarted')
  if (startedAt === undefined) return null
  const endedAt = momentOf(commits, 'InterviewEnded') ?? commits.at(-1)?.at ?? startedAt
  const durationMs = Math.max(1, endedAt - startedAt)
  const steps: StepSpan[] = [{ step: 'introduction', fromMs: 0, toMs: durationMs }]
  const markers: Marker[] = handInsOf(commits).map(({ seq, atMs }) => ({ kind: 'handIn', atMs, seq }))
  const moments: Moment[] = []

  for (const { seq, at, events } of commits) {
    const atMs = Math.min(durationMs, Math.max(0, at - startedAt))
    for (const event of events) {
      if (event.type === 'MessageSent' && event.proposal !== undefined) takeBack(steps)
      if (event.type === 'StepChanged') begin(steps, event.step, atMs)
      if (event.type === 'HintRevealed') markers.push({ kind: 'hint', atMs, seq })
      if (event.type === 'TestRunRequested' && !isWhole(event.purpose)) markers.push({ kind: 'run', atMs, seq })
      if (event.type === 'PowerUpUsed') markers.push({ kind: 'powerUp', atMs, seq, powerUp: event.powerUp })
      if (event.type === 'ChallengePresented' && event.question > 1) markers.push({ kind: 'question', atMs, seq })
    }
    if (at >= startedAt && events.some(isVisible)) moments.push({ seq, atMs })
  }
  return {
    startedAt,
    durationMs,
    steps: steps.filter(({ fromMs, toMs }) => toMs > fromMs),
    markers: markers.toSorted((one, other) => one.atMs - other.atMs),
    silences: silencesOf(commits, startedAt, durationMs),
    typing: typingOf(commits, startedAt, durationMs),
    moments,
  }
}

/** Removes the last step. The interviewer was about to close but offered to continue, so the follow-up never ended. */
function takeBack(steps: StepSpan[]): void {
  const [before, last] = steps.slice(-2)
  if (before?.step !== 'follow_up' || last?.step !== 'wrap_up') return
  before.toMs = last.toMs
  steps.pop()
}

function begin(steps: StepSpan[], step: InterviewStep, atMs: number): void {
  const last = steps.at(-1)
  if (last === undefined || last.step === step) return
  const { toMs } = last
  last.toMs = atMs
  steps.push({ step, fromMs: atMs, toMs })
}

function momentOf(commits: readonly CommitView[], type: SessionEvent['type']): number | undefined {
  return commits.find(({ events }) => events.some((event) => event.type === type))?.at
}

/** Finds the last commit in the first `atMs` of the interview. */
export function seqAt(commits: readonly CommitView[], { startedAt }: Timeline, atMs: number): number {
  return commits[countUntil(commits, ({ at }) => at <= startedAt + atMs) - 1]?.seq ?? 1
}
