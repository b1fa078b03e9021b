import { type Commit, foldCommit, replay, type Session, viewOf } from '@greenroom/shared/session'
import { type PowerUp, powerUps } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../../commands.ts'
import { deadlinesOf } from '../../deadlines.ts'
import { actorOf, opened, reply, results } from '../../testing/given.ts'
import { checkCharges, checkPowerUps } from '../../testing/powerUpInvariants.ts'
import { sampleCatalogue } from '../../testing/sampleChallenges.ts'
import { decide } from '../decide.ts'
import { actorKey } from '../decision.ts'
import { needOf } from '../needs.ts'

/**
 * A step of a story: a message or a command. `due` waits until a deadline has passed and issues its command. A result
 * completes any pending job.
 */
type Step = {
  waitMs: number
  passes: boolean
  command: SessionCommand | 'coach' | 'coachFailure' | 'interviewer' | 'run' | 'outage' | 'due'
}

/** Generates a step: a candidate often uses one of these power-ups; other steps may end or refund them. */
const stepWith = (kinds: readonly PowerUp[]): fc.Arbitrary<Step> =>
  fc.record({
    waitMs: fc.oneof(fc.nat(5_000), fc.nat(300_000)),
    passes: fc.boolean(),
    command: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record(
          {
            type: fc.constant('UsePowerUp' as const),
            powerUp: fc.constantFrom(...kinds),
            snapshotSeq: fc.integer({ min: 1, max: 30 }),
          },
          { requiredKeys: ['type', 'powerUp'] },
        ),
      },
      {
        weight: 5,
        arbitrary: fc.constantFrom('coach', 'coach', 'coachFailure', 'due', 'due', 'run', 'interviewer', 'outage'),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom<SessionCommand[]>(
          { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' },
          { type: 'SaveCode', code: 'x = 2', programmingLanguage: 'python' },
          { type: 'SendMessage', message: 'A hint, please.', recipient: 'interviewer' },
          { type: 'DoneCoding', code: 'x = 3' },
          { type: 'SkipQuestion' },
          { type: 'MarkGone', participantId: 'user:1' },
          { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } },
          { type: 'EndInterview' },
        ),
      },
    ),
  })

function commandFor({ command, passes }: Step, state: Session, now: number): SessionCommand {
  if (typeof command !== 'string') return command
  const owed = state.phase === 'IN_PROGRESS' ? state : undefined
  const runs = state.phase === 'ENDED' ? state.questions.flatMap((question) => question.runs) : owed?.question.runs
  const pending = runs?.find(({ outcome }) => outcome.status === 'IN_QUEUE')?.runId ?? 'nobody'
  switch (command) {
    case 'coach':
      return reply(owed?.awaitingCoach?.replyId ?? 'coach-0')
    case 'coachFailure':
      return { type: 'FailReply', replyId: owed?.awaitingCoach?.replyId ?? 'coach-0', status: 402, code: null }
    case 'interviewer':
      return reply(owed?.awaitingReply?.replyId ?? 'nobody', passes ? 'request_for_hint' : 'unknown')
    case 'run':
      return { ...results(passes ? 2 : 1, 2), runId: pending }
    case 'outage':
      return { type: 'CreditOutage', from: now - 60_000, to: now }
    case 'due':
      return nextOf(state)?.command ?? { type: 'ExpireClock' }
  }
}

const nextOf = (state: Session) => deadlinesOf(state).sort((a, b) => a.at - b.at)[0]

/** Plays an interview that has begun. Steps that make no sense are refused and change nothing. */
function tell(steps: readonly Step[], minutes: number): { commits: Commit[]; state: Session } {
  const beginning = opened({ timeLimitInMinutes: minutes })
  const commits = [...beginning.commits]
  let { state, now } = beginning
  for (const step of steps) {
    now += step.waitMs
    if (step.command === 'due') now = Math.max(now, nextOf(state)?.at ?? now)
    const command = commandFor(step, state, now)
    const actor = actorOf(command)
    const seq = state.seq + 1
    const fromLog = needOf(command)?.(commits, 'user:1')
    const decision = decide('session', state, command, { now, seq, actor, catalogue: sampleCatalogue, ...fromLog })
    if (!decision.accepted || decision.events.length === 0) continue
    const { events, jobs } = decision
    const stored = { sessionId: 'session', seq, commandId: `c${seq}`, actor: actorKey(actor), at: now }
    const commit: Commit = { ...stored, events, jobs, dispatched: false }
    state = foldCommit(state, commit)
    commits.push(commit)
    checkPowerUps(state, commit)
  }
  return { commits, state }
}

describe('people who use power-ups again and again, whatever happens to them', () => {
  it('nobody ever has more than the rules allow, or loses or gains a charge', () => {
    const stories = fc
      .subarray([...powerUps], { minLength: 1, maxLength: 5 })
      .chain((kinds) => fc.array(stepWith(kinds), { maxLength: 30 }))
    fc.assert(
      fc.property(stories, fc.constantFrom(20, 45), (steps, minutes) => {
        const { commits, state } = tell(steps, minutes)
        checkCharges(commits)
        expect(replay(commits)).toEqual(state)
        expect(replay(commits.map((commit) => viewOf(commit, 'user:1')))).toEqual(state)
        // Everybody sees the same power-ups, but only the candidate sees the coach's messages.
        const others = replay(commits.map((commit) => viewOf(commit, 'user:9')))
        if (state.phase !== 'NOT_STARTED') expect(others).toMatchObject({ powerUps: state.powerUps })
        expect(others?.messages.some(({ sender }) => sender === 'interviewerCoach')).toBe(false)
      }),
    )
  })
})
