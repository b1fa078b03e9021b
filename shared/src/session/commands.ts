import { z } from 'zod'
import { costsSchema } from '../rules/costs.ts'
import { programmingLanguageSchema, runCaseSchema } from '../vocabulary/code.ts'
import { desiredActionSchema } from '../vocabulary/conversation.ts'
import { hintRungSchema, powerUpSchema } from '../vocabulary/interview.ts'
import { coachAsks } from './asks.ts'
import { maxBoardElements } from './board/change.ts'
import { boardElementIdSchema, sentBoardElementSchema } from './board/element.ts'
import { candidateFeedbackSchema } from './feedback.ts'
import { interviewerAsks } from './interviewerAsks.ts'
import { requestedSettingsSchema } from './interviewSettings.ts'
import { submittedScorecardSchema } from './scorecard.ts'

/** The maximum length of the code in one command, in characters … */
export const longestCode = 48_000
/**
 * … and in bytes as sent (JSON in UTF-8), so that a message stays below 64 KB in any script. A non-Latin letter takes
 * up to three bytes, a line break two, a control character six.
 */
export const longestCodeBytes = 60 * 1024
const maxBytesOfACharacter = 6
export const longestMessage = 8_000

const encoder = new TextEncoder()

/** Whether code exceeds `longestCode` or `longestCodeBytes`. */
export function isCodeTooLong(code: string): boolean {
  if (code.length > longestCode) return true
  if (code.length * maxBytesOfACharacter <= longestCodeBytes) return false
  return encoder.encode(JSON.stringify(code)).length > longestCodeBytes
}

const codeSchema = z.string().refine((code) => !isCodeTooLong(code), {
  error: `Code can be at most ${longestCode} characters long, and take at most ${longestCodeBytes} bytes.`,
})

/**
 * The number of the question the sender is looking at. The engine refuses a command for a question that is already
 * over.
 */
const forQuestion = { question: z.int().min(1).optional() }

const startInterview = z.object({ type: z.literal('StartInterview') })
const sendMessage = z.object({
  type: z.literal('SendMessage'),
  message: z.string().max(longestMessage, `A message can be at most ${longestMessage} characters long.`),
  /**
   * Who the message is for. Only the candidate sees messages to the coach. Without a recipient, the message goes to the
   * other side of the interview.
   */
  recipient: z.enum(['interviewer', 'interviewerCoach', 'candidate']).optional(),
})
/**
 * Changes the interview's settings. Invalid values are replaced with fallbacks (spec §5); changes to locked settings
 * are refused.
 */
const changeSettings = z.object({
  type: z.literal('ChangeSettings'),
  settings: requestedSettingsSchema.default({}),
  programmingLanguage: z.unknown().optional(),
})
/**
 * The time and space costs that the candidate states with the code. An `efficient_algorithm` assessment requires them:
 * if they are missing, the room asks for them.
 */
const withCosts = { costs: costsSchema.optional() }
/**
 * Hands in `code` or, if it is missing, the last saved code. Also hands in a new version after the coding step, while
 * the candidate knows of a bug.
 */
const doneCoding = z.object({
  type: z.literal('DoneCoding'),
  ...forQuestion,
  ...withCosts,
  code: codeSchema.optional(),
})
/**
 * Takes back a hand-in. This is free during the undo period; after that, the candidate may go back to coding once. With
 * `undo`, the command is refused after the undo period, so that a late click doesn't use up that one return.
 */
const backToCoding = z.object({ type: z.literal('BackToCoding'), ...forQuestion, undo: z.boolean().optional() })
/**
 * Says that the candidate is done with the follow-up. Presents the next question, or ends the interview if no question
 * is left. With `another`, presents an extra problem after the last question.
 */
const nextQuestion = z.object({ type: z.literal('NextQuestion'), ...forQuestion, another: z.boolean().optional() })
const skipQuestion = z.object({ type: z.literal('SkipQuestion'), ...forQuestion })
/** Saves the code in AI mode. The page then shows "Saved". */
const saveCode = z.object({
  type: z.literal('SaveCode'),
  ...forQuestion,
  code: codeSchema,
  programmingLanguage: programmingLanguageSchema,
})
/**
 * Saves the changes to the whiteboard since the last save. If they are too large for one message, the client sends
 * several. Versions of an element older than the board's version are ignored.
 */
const saveBoard = z.object({
  type: z.literal('SaveBoard'),
  ...forQuestion,
  changed: z.array(sentBoardElementSchema).max(maxBoardElements),
  removed: z.array(boardElementIdSchema).max(maxBoardElements),
})
/**
 * Runs `testCases` or, if they are missing, the visible test cases. A case without `expected_output` is the candidate's
 * own input, and its output isn't judged.
 */
const runTests = z.object({
  type: z.literal('RunTests'),
  ...forQuestion,
  code: codeSchema,
  programmingLanguage: programmingLanguageSchema,
  testCases: z.array(runCaseSchema).max(20).optional(),
})
const submitCode = z.object({
  type: z.literal('SubmitCode'),
  ...forQuestion,
  ...withCosts,
  code: codeSchema,
  programmingLanguage: programmingLanguageSchema,
})
/** Uses a power-up. `snapshotSeq` is only for a time warp: the commit whose code it restores. */
const usePowerUp = z.object({
  type: z.literal('UsePowerUp'),
  ...forQuestion,
  powerUp: powerUpSchema,
  snapshotSeq: z.int().min(1).optional(),
})
const askInterviewer = z.object({
  type: z.literal('AskInterviewer'),
  ...forQuestion,
  action: z.enum(interviewerAsks),
  /**
   * The rung that was offered. With this, a second click or a click in another tab is refused instead of revealing the
   * next rung.
   */
  rung: hintRungSchema.optional(),
})
/**
 * Asks the coach for one of the six predefined interactions (spec §7), or with one of the coach's own buttons. With
 * `code`, the request is about that code.
 */
const askCoach = z
  .object({
    type: z.literal('AskCoach'),
    ...forQuestion,
    desiredAction: desiredActionSchema.optional(),
    action: z.enum(coachAsks).optional(),
    code: codeSchema.optional(),
  })
  .refine(({ desiredAction, action }) => (desiredAction === undefined) !== (action === undefined), {
    error: 'Ask the coach for one thing: a desiredAction or an action.',
    path: ['desiredAction'],
  })
/** Retries the failed reply or, after the end, the failed scorecard. */
const retryReply = z.object({ type: z.literal('RetryReply') })
const endInterview = z.object({ type: z.literal('EndInterview') })

/**
 * Presents a question that the interviewer chose. Before the start, it becomes the first question; after the start, the
 * next one.
 */
const presentChallenge = z.object({ type: z.literal('PresentChallenge'), challengeId: z.string().min(1).max(128) })
/** Reveals the next rung of the hint ladder; `rung` is the one the sender expects. */
const revealHint = z.object({ type: z.literal('RevealHint'), ...forQuestion, rung: hintRungSchema.optional() })
/** Shows the candidate the result of a handed-in version. */
const showResult = z.object({ type: z.literal('ShowResult'), ...forQuestion, handInId: z.string().min(1).max(128) })
const pauseClock = z.object({ type: z.literal('PauseClock') })
const resumeClock = z.object({ type: z.literal('ResumeClock') })
/** Adds minutes to the clock; at most `maxExtensionMs` in total. */
const extendTime = z.object({ type: z.literal('ExtendTime'), minutes: z.int().min(1).max(30) })
/** Stops the candidate from typing and drawing, or lets them do so again. */
const lockWork = z.object({ type: z.literal('LockWork'), locked: z.boolean() })
export const maxExtensionMs = 60 * 60_000
/** A person takes over the interview. */
const takeOver = z.object({ type: z.literal('TakeOver') })
/** The AI takes over the interview. */
const handBack = z.object({ type: z.literal('HandBack') })
const writePrivateNote = z.object({
  type: z.literal('WritePrivateNote'),
  text: z.string().max(longestMessage, `A note can be at most ${longestMessage} characters long.`),
})
const submitScorecard = z.object({ type: z.literal('SubmitScorecard'), ...submittedScorecardSchema.shape })
/** The candidate's feedback on the person who interviewed them. */
const giveFeedback = z.object({ type: z.literal('GiveFeedback'), ...candidateFeedbackSchema.shape })

/** A participant's commands for a session, over the socket or by `POST /api/sessions/{id}/commands`. */
export const participantCommandSchema = z.discriminatedUnion('type', [
  startInterview,
  sendMessage,
  changeSettings,
  doneCoding,
  backToCoding,
  nextQuestion,
  skipQuestion,
  saveCode,
  saveBoard,
  runTests,
  submitCode,
  usePowerUp,
  askInterviewer,
  askCoach,
  retryReply,
  endInterview,
  presentChallenge,
  revealHint,
  showResult,
  pauseClock,
  resumeClock,
  extendTime,
  lockWork,
  takeOver,
  handBack,
  writePrivateNote,
  submitScorecard,
  giveFeedback,
])
export type ParticipantCommand = z.infer<typeof participantCommandSchema>
/** A command before defaults are filled in, as clients send it. */
export type ParticipantCommandInput = z.input<typeof participantCommandSchema>
export type ParticipantCommandOf<T extends ParticipantCommand['type']> = Extract<ParticipantCommand, { type: T }>

/**
 * Chosen by the sender, and unique per sender and session. The same id means the same command, however often it is
 * sent.
 */
export const commandIdSchema = z.string().min(1).max(128)
