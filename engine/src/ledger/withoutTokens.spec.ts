import { type Commit, foldCommit, isPending, questionsOf, replay, type Session } from '@greenroom/shared/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionCommand } from '../session/commands.ts'
import { deadlinesOf } from '../session/deadlines.ts'
import { decide } from '../session/decide/decide.ts'
import { actorKey } from '../session/decide/decision.ts'
import { actorOf, createSession, reply, results, startOfTime } from '../session/testing/given.ts'
import { sampleCatalogue } from '../session/testing/sampleChallenges.ts'
import { isForTokens, withoutTokens } from './withoutTokens.ts'

type Step = SessionCommand | 'answer' | 'run' | 'deadline'
const step = fc.constantFrom<Step[]>(
  'answer',
  'answer',
  'run',
  'deadline',
  { type: 'SendMessage', message: 'Count them.', recipient: 'interviewer' },
  { type: 'SendMessage', message: 'Then sort.', recipient: 'interviewer' },
  { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' },
  { type: 'RunTests', code: 'x = 2', programmingLanguage: 'python' },
  { type: 'SubmitCode', code: 'x = 3', programmingLanguage: 'python' },
  { type: 'DoneCoding', code: 'x = 4' },
  { type: 'SkipQuestion' },
  { type: 'RetryReply' },
  { type: 'AskCoach', desiredAction: 'provideHint' },
  { type: 'AskInterviewer', action: 'help' },
  { type: 'UsePowerUp', powerUp: 'mentors_whisper' },
  { type: 'UsePowerUp', powerUp: 'instant_feedback' },
  { type: 'EndInterview' },
)

/** A session that runs out of tokens after these steps. */
function told(steps: readonly Step[], paidCommands: number): { state: Session | null; commits: Commit[] } {
  const commits: Commit[] = []
  let state: Session | null = null
  let now = startOfTime
  const give = (command: SessionCommand, isPaid: boolean): void => {
    const actor = actorOf(command)
    const seq: number = (state?.seq ?? 0) + 1
    now = Math.max(now + 1_000, state?.at ?? 0)
    const context = { now, seq, actor, catalogue: sampleCatalogue, snapshot: null }
    const decided = decide('s', state, command, context)
    if (!decided.accepted || decided.events.length === 0) return
    const { events, jobs } = isPaid || state === null ? decided : withoutTokens(state, decided, context)
    if (!isPaid) expect(jobs.filter(isForTokens)).toEqual([])
    const actorName = actorKey(actor)
    const commit = {
      sessionId: 's',
      seq,
      commandId: `c${seq}`,
      actor: actorName,
      at: now,
      events,
      jobs,
      dispatched: false,
    }
    state = foldCommit(state, commit)
    commits.push(commit)
  }
  give(createSession({ interviewStage: 'take_home_assessment', timeLimitInMinutes: 60 }), true)
  give({ type: 'StartInterview' }, true)
  steps.forEach((each, index) => {
    if (state !== null) give(commandFor(each, state), index < paidCommands)
  })
  return { state, commits }
}

function commandFor(each: Step, state: Session): SessionCommand {
  const run = questionsOf(state)
    .flatMap(({ runs }) => runs)
    .find(isPending)
  switch (each) {
    case 'answer':
      return reply(state.phase === 'IN_PROGRESS' ? (state.awaitingReply?.replyId ?? 'nobody') : 'nobody')
    case 'run':
      return { ...results(2, 2), runId: run?.runId ?? 'nobody' }
    case 'deadline':
      return deadlinesOf(state).sort((a, b) => a.at - b.at)[0]?.command ?? { type: 'ExpireClock' }
    default:
      return each
  }
}

describe('a session without tokens', () => {
  it('calls nobody and waits for nobody whatever happens, and its log replays', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(20), (steps, paidCommands) => {
        const { state, commits } = told([...steps], paidCommands)
        expect(replay(commits)).toEqual(state)
        const ids = commits.flatMap(({ events }) =>
          events.flatMap((event) => (event.type === 'MessageSent' ? [event.id] : [])),
        )
        expect(new Set(ids).size).toBe(ids.length)
        if (paidCommands === 0 && state?.phase === 'IN_PROGRESS') {
          // Only the opening may be pending, because it was paid for at the start.
          expect([null, 'reply-2']).toContain(state.awaitingReply?.replyId ?? null)
          expect(state.awaitingCoach).toBeNull()
          const shown = questionsOf(state)
            .flatMap(({ runs }) => runs)
            .filter(({ purpose }) => purpose === 'visible' || purpose === 'custom')
          expect(shown.filter(isPending)).toEqual([])
        }
      }),
    )
  })
})
