import {
  coachAsks,
  examinedVersionsOf,
  handInsOf,
  interviewerAsks,
  type ParticipantCommand,
  type Session,
} from '@greenroom/shared/session'
import { anyBoardElement, anyElementId } from '@greenroom/shared/testing'
import { desiredActions, extraTimePercents, type Intent, powerUps } from '@greenroom/shared/vocabulary'
import fc from 'fast-check'
import type { SessionCommand } from '../commands.ts'
import { deadlinesOf } from '../deadlines.ts'
import { reply, results, startOfTime } from './given.ts'

/** What a step of a random story does: a command, the result of a pending job, or the next due command. */
export type Told =
  | SessionCommand
  | 'reply'
  | 'failure'
  | 'coach'
  | 'coachFailure'
  | 'run'
  | 'facts'
  | 'showResult'
  | 'scorecard'
  | 'deadline'
/** A step of a random story, after a pause. `again` repeats the command from that many commands ago. */
export type Step = { waitMs: number; command: Told | { again: number } }

const anyCode = fc.constantFrom('', 'x = 1', 'x = 2', 'print()')
const anyMessage = fc.constantFrom('Hello', 'Give me a minute', '', 'n log n', 'ünïcødé 👩‍💻', 'a'.repeat(8_000))
const anyLanguage = fc.constantFrom('python' as const, 'java' as const, 'cpp' as const)

export const participantCommand: fc.Arbitrary<ParticipantCommand> = fc.oneof(
  fc.constant({ type: 'StartInterview' } as const),
  fc.record({
    type: fc.constant('SendMessage' as const),
    message: anyMessage,
    recipient: fc.constantFrom('interviewer' as const, 'interviewer' as const, 'interviewerCoach' as const),
  }),
  fc.record({ type: fc.constant('SaveCode' as const), code: anyCode, programmingLanguage: anyLanguage }),
  fc.record({
    type: fc.constant('SaveBoard' as const),
    changed: fc.array(anyBoardElement, { maxLength: 3 }),
    removed: fc.array(anyElementId, { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('DoneCoding' as const), code: anyCode }),
  fc.record({ type: fc.constant('BackToCoding' as const), undo: fc.boolean() }),
  fc.constant({ type: 'NextQuestion' } as const),
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
export const joined = { type: 'Join', participant: { id: 'user:1', role: 'candidate', name: 'Ada' } } as const
export const otherCommand = fc.constantFrom<Told[]>(
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
export const anyStep: fc.Arbitrary<Step> = fc.record({
  // Engine clocks can jump, even backwards.
  waitMs: fc.oneof(fc.nat(2_000), fc.nat(400_000), fc.integer({ min: -60_000, max: 0 })),
  command: fc.oneof(
    { weight: 6, arbitrary: participantCommand },
    { weight: 6, arbitrary: otherCommand },
    { weight: 1, arbitrary: fc.record({ again: fc.nat(5) }) },
  ),
})
export const anyIntent = fc.constantFrom<Intent[]>(
  'attempt_to_answer_question',
  'request_for_hint',
  'request_for_clarification',
  'unknown',
  'declare_not_knowing_answer',
)
export const anySettings = fc.record({
  timeLimitInMinutes: fc.constantFrom(20, 45, 60),
  interviewStage: fc.constantFrom('on_site', 'telephone', 'take_home_assessment'),
  interviewDifficulty: fc.constantFrom(...new Array<string>(7).fill('straightforward'), 'challenging'),
})

export const anyKind = fc.record({
  exam: fc.constantFrom(false, false, true),
  extraTimePercent: fc.constantFrom(...extraTimePercents),
  assessmentType: fc.constantFrom(
    null,
    null,
    'timed_coding' as const,
    'not_an_assessment' as const,
    'skip_dummy_challenge' as const,
  ),
  challengeId: fc.constantFrom(null, null, null, 'deck', 'design'),
})

/**
 * The beginning of most stories: the interview starts and the interviewer gives the first reply, so that the story gets
 * past the lobby.
 */
const opening = ([joined, { type: 'StartInterview' }, 'reply'] as const).map((command): [Step, boolean, Intent] => [
  { waitMs: 0, command },
  false,
  'unknown',
])
export const anyBeginning = fc.constantFrom<[Step, boolean, Intent][][]>(opening, opening, opening, [])

const wrongInput = { rows: [{ name: 'n', value: '0' }], does: 'prints', prints: '1', right: '0' } as const

/** The command for a step, referring to whatever is currently pending. */
export function commandFor(step: Told, state: Session, accepted: boolean, intent: Intent): SessionCommand {
  const awaited = state.phase === 'IN_PROGRESS' ? state.awaitingReply?.replyId : undefined
  const owedByCoach = state.phase === 'IN_PROGRESS' ? state.awaitingCoach?.replyId : undefined
  const questions = state.phase === 'IN_PROGRESS' ? [state.question] : state.phase === 'ENDED' ? state.questions : []
  const versions = questions.flatMap(examinedVersionsOf)
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
    case 'facts':
      return {
        type: 'CompleteExamination',
        versionId: versions.find(({ facts }) => facts === undefined)?.versionId ?? 'nobody',
        facts: {
          searched: 9,
          wrong: accepted ? 0 : 1,
          counterexample: accepted ? null : { ...wrongInput, rows: [...wrongInput.rows] },
          cost: null,
        },
      }
    case 'showResult':
      return { type: 'ShowResult', handInId: questions.flatMap(handInsOf).at(-1)?.handInId ?? 'nobody' }
    case 'scorecard':
      return { type: 'FailScorecard', message: 'no' }
    case 'deadline':
      return deadlinesOf(state).sort((a, b) => a.at - b.at)[0]?.command ?? { type: 'ExpireClock' }
    default:
      return step
  }
}
