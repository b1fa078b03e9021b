import {
  type Commit,
  coachAsks,
  desiredActions,
  extraTimePercents,
  foldCommit,
  type Intent,
  interviewerAsks,
  type ParticipantCommand,
  powerUps,
  remainingAt,
  replay,
  type Session,
  viewOf,
} from '@greenroom/shared'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../commands.ts'
import { deadlinesOf, nextDeadlineAt } from '../deadlines.ts'
import { snapshotIn } from '../snapshots.ts'
import { actorOf, createSession, reply, results, startOfTime } from '../specs/given.ts'
import { checkKind, checkNudges, checkTimeLeft } from '../specs/kindInvariants.ts'
import { checkCharges, checkPowerUps } from '../specs/powerUpInvariants.ts'
import { sampleCatalogue } from '../specs/sampleChallenges.ts'
import { decide } from './decide.ts'
import { actorKey } from './decision.ts'

/** A step of a random story: what somebody does after a while. Results name whatever is awaited, or something that is not. */
type Step = {
  waitMs: number
  command:
    | SessionCommand
    | 'reply'
    | 'failure'
    | 'coach'
    | 'coachFailure'
    | 'run'
    | 'scorecard'
    | 'deadline'
    /** A command that was given so many commands ago comes again, or comes late. */
    | { again: number }
}

const anyCode = fc.constantFrom('', 'x = 1', 'x = 2', 'print()')
const anyMessage = fc.constantFrom('Hello', 'Give me a minute', '', 'n log n', 'ünïcødé 👩‍💻', 'a'.repeat(8_000))
const anyLanguage = fc.constantFrom('python' as const, 'java' as const, 'cpp' as const)

const participantCommand: fc.Arbitrary<ParticipantCommand> = fc.oneof(
  fc.constant({ type: 'StartInterview' } as const),
  fc.record({
    type: fc.constant('SendMessage' as const),
    message: anyMessage,
    recipient: fc.constantFrom('interviewer' as const, 'interviewer' as const, 'interviewerCoach' as const),
  }),
  fc.record({ type: fc.constant('SaveCode' as const), code: anyCode, programmingLanguage: anyLanguage }),
  fc.record({ type: fc.constant('DoneCoding' as const), code: anyCode }),
  fc.constant({ type: 'SkipQuestion' } as const),
  fc.record({ type: fc.constant('RunTests' as const), code: anyCode, programmingLanguage: anyLanguage }),
  fc.record({ type: fc.constant('SubmitCode' as const), code: anyCode, programmingLanguage: anyLanguage }),
  fc.constant({ type: 'RetryReply' } as const),
  fc.record(
    {
      type: fc.constant('UsePowerUp' as const),
      powerUp: fc.constantFrom(...powerUps),
      snapshotSeq: fc.integer({ min: 1, max: 30 }),
    },
    { requiredKeys: ['type', 'powerUp'] },
  ),
  fc.record({ type: fc.constant('AskInterviewer' as const), action: fc.constantFrom(...interviewerAsks) }),
  fc.record({ type: fc.constant('AskCoach' as const), desiredAction: fc.constantFrom(...desiredActions) }),
  fc.record({ type: fc.constant('AskCoach' as const), action: fc.constantFrom(...coachAsks), code: anyCode }),
  fc.constant({ type: 'EndInterview' } as const),
  fc.record({
    type: fc.constant('ChangeSettings' as const),
    settings: fc.record(
      {
        interviewerPersonality: fc.constantFrom('harsh', 'fair', 'x'),
        interviewStage: fc.constantFrom('on_site', 'telephone', 'take_home_assessment'),
      },
      { requiredKeys: [] },
    ),
    programmingLanguage: anyLanguage,
  }),
)
const joined = { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } } as const
const otherCommand = fc.constantFrom<Step['command'][]>(
  'reply',
  'reply',
  'reply',
  'failure',
  'coach',
  'coachFailure',
  'run',
  'run',
  'scorecard',
  'deadline',
  'deadline',
  joined,
  { type: 'MarkGone', participantId: 'user:1' },
  { type: 'Abandon' },
  { type: 'ExpireClock' },
  { type: 'CreditOutage', from: startOfTime, to: startOfTime + 60_000 },
)
const anyStep: fc.Arbitrary<Step> = fc.record({
  // Clocks of engines jump, also back.
  waitMs: fc.oneof(fc.nat(2_000), fc.nat(400_000), fc.integer({ min: -60_000, max: 0 })),
  command: fc.oneof(
    { weight: 6, arbitrary: participantCommand },
    { weight: 6, arbitrary: otherCommand },
    { weight: 1, arbitrary: fc.record({ again: fc.nat(5) }) },
  ),
})
const anyIntent = fc.constantFrom<Intent[]>(
  'attempt_to_answer_question',
  'request_for_hint',
  'request_for_clarification',
  'unknown',
  'declare_not_knowing_answer',
)
const anySettings = fc.record({
  timeLimitInMinutes: fc.constantFrom(20, 45, 60),
  interviewStage: fc.constantFrom('on_site', 'telephone', 'take_home_assessment'),
  interviewDifficulty: fc.constantFrom(...new Array<string>(7).fill('straightforward'), 'challenging'),
})

const anyKind = fc.record({
  exam: fc.constantFrom(false, false, true),
  extraTimePercent: fc.constantFrom(...extraTimePercents),
  assessmentType: fc.constantFrom(
    null,
    null,
    'timed_coding' as const,
    'not_an_assessment' as const,
    'skip_dummy_challenge' as const,
  ),
})

/** Most stories get somewhere: their interviewer opens. */
const opening = ([joined, { type: 'StartInterview' }, 'reply'] as const).map((command): [Step, boolean, Intent] => [
  { waitMs: 0, command },
  false,
  'unknown',
])
const anyBeginning = fc.constantFrom<[Step, boolean, Intent][][]>(opening, opening, opening, [])

function commandFor(
  step: Exclude<Step['command'], { again: number }>,
  state: Session,
  accepted: boolean,
  intent: Intent,
): SessionCommand {
  const awaited = state.phase === 'IN_PROGRESS' ? state.awaitingReply?.replyId : undefined
  const owedByCoach = state.phase === 'IN_PROGRESS' ? state.awaitingCoach?.replyId : undefined
  const questions = state.phase === 'IN_PROGRESS' ? [state.question] : state.phase === 'ENDED' ? state.questions : []
  const run = questions
    .flatMap(({ runs }) => runs)
    .find(({ outcome }) => outcome.status === 'IN_QUEUE' || outcome.status === 'PENDING')
  switch (step) {
    case 'reply':
      return reply(awaited ?? 'nobody', intent, accepted)
    case 'failure':
      return { type: 'FailReply', replyId: awaited ?? 'nobody', status: accepted ? 503 : 500, code: null }
    case 'coach':
      return reply(owedByCoach ?? 'coach-0', intent, accepted)
    case 'coachFailure':
      return { type: 'FailReply', replyId: owedByCoach ?? 'coach-0', status: accepted ? 503 : 402, code: null }
    case 'run':
      return { ...results(accepted ? 2 : 1, 2), runId: run?.runId ?? 'nobody' }
    case 'scorecard':
      return { type: 'FailScorecard', message: 'no' }
    case 'deadline':
      return deadlinesOf(state).sort((a, b) => a.at - b.at)[0]?.command ?? { type: 'ExpireClock' }
    default:
      return step
  }
}

const phases = ['NOT_STARTED', 'IN_PROGRESS', 'ENDED']
const finalEvents = [
  'ScorecardRequested',
  'ScorecardCompleted',
  'ScorecardFailed',
  'TestRunStarted',
  'TestRunCompleted',
  'TestRunRejected',
  'PowerUpEnded',
  'PowerUpRefunded',
]

describe('whatever anybody does, in whatever order', () => {
  it('keeps the invariants of a session', { timeout: 60_000 }, () => {
    const story = fc.array(fc.tuple(anyStep, fc.boolean(), anyIntent), { maxLength: 60, size: 'max' })
    fc.assert(
      fc.property(anySettings, anyKind, anyBeginning, story, (settings, kind, beginning, steps) => {
        const commits: Commit[] = []
        const commands: SessionCommand[] = []
        let state: Session | null = null
        let now = startOfTime
        const give = (command: SessionCommand): void => {
          const actor = actorOf(command)
          const seq: number = (state?.seq ?? 0) + 1
          const at = Math.max(now, state?.at ?? 0)
          const before = state
          const warpsTo = command.type === 'UsePowerUp' ? command.snapshotSeq : undefined
          const snapshot = warpsTo === undefined ? null : snapshotIn(commits, warpsTo, 'user:1')
          const decision = decide('s', state, command, { now: at, seq, actor, catalogue: sampleCatalogue, snapshot })
          if (!decision.accepted || decision.events.length === 0) return
          const commit: Commit = {
            sessionId: 's',
            seq,
            commandId: `c${seq}`,
            actor: actorKey(actor),
            at,
            events: decision.events,
            jobs: decision.jobs,
            dispatched: false,
          }
          state = foldCommit(state, commit)
          commits.push(commit)
          if (before === null) return
          checkStep(before, state, commit)
          checkNudges(before, commits)
          checkTimeLeft(state, commits)
        }
        give({ ...createSession(settings), ...kind })
        for (const [step, accepted, intent] of [...beginning, ...steps]) {
          now += step.waitMs
          if (state === null) continue
          if (step.command === 'deadline') now = Math.max(now, nextDeadlineAt(state) ?? now)
          const command =
            typeof step.command === 'object' && 'again' in step.command
              ? commands.at(-1 - step.command.again)
              : commandFor(step.command, state, accepted, intent)
          if (command === undefined) continue
          commands.push(command)
          give(command)
        }
        checkLog(commits, state)
        if (state !== null) checkKind(commits, state)
      }),
      { numRuns: 10_000 },
    )
  })
})

function checkStep(before: Session, after: Session, commit: Commit): void {
  expect(phases.indexOf(after.phase)).toBeGreaterThanOrEqual(phases.indexOf(before.phase))
  if (before.phase === 'ENDED') for (const { type } of commit.events) expect(finalEvents).toContain(type)
  if (before.phase === 'IN_PROGRESS' && after.phase === 'IN_PROGRESS') {
    const granted = commit.events.reduce((sum, event) => sum + (event.type === 'ClockChanged' ? event.grantedMs : 0), 0)
    expect(remainingAt(after.clock, commit.at)).toBeLessThanOrEqual(
      remainingAt(before.clock, before.at) + granted + 1e-6,
    )
    const rungBefore = after.question.number === before.question.number ? before.question.hintRung : 0
    const outlined = after.powerUps.some(({ powerUp }) => powerUp === 'divine_inspiration')
    expect(after.question.hintRung - rungBefore).toBeLessThanOrEqual(outlined ? 5 : 1)
    expect(after.question.hintRung).toBeGreaterThanOrEqual(rungBefore)
  }
  checkPowerUps(after, commit)
}

function checkLog(commits: Commit[], state: Session | null): void {
  checkCharges(commits)
  const seenByOthers = replay(commits.map((commit) => viewOf(commit, 'user:9')))
  expect(seenByOthers?.messages.filter(({ sender }) => sender === 'interviewerCoach') ?? []).toEqual([])
  expect(commits.map(({ seq }) => seq)).toEqual(commits.map((_, index) => index + 1))
  expect(replay(commits)).toEqual(state)
  expect(replay(commits.map((commit) => viewOf(commit, 'user:1')))).toEqual(state)
  expect(replay(JSON.parse(JSON.stringify(commits)) as Commit[])).toEqual(state)
  const ids = commits.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'MessageSent' ? [event.id] : [])),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const commit of commits) {
    const kinds = commit.jobs.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
  }
  if (state?.phase === 'IN_PROGRESS') {
    const isOwed =
      state.awaitingReply !== null ||
      state.awaitingCoach !== null ||
      state.question.runs.some(({ outcome }) => outcome.status === 'IN_QUEUE')
    if (isOwed || state.clock.runningSince !== null || state.paused !== null)
      expect(deadlinesOf(state).length).toBeGreaterThan(0)
  }
}
