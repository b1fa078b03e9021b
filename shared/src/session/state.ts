import type { z } from 'zod'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type {
  announcedSchema,
  askedInterviewerSchema,
  awaitedReplySchema,
  endedSchema,
  failedReplySchema,
  handInSchema,
  inProgressSchema,
  notStartedSchema,
  privateNoteSchema,
  questionSchema,
  scorecardStateSchema,
  silenceSchema,
  testRunSchema,
} from './stateSchema.ts'
import type { TestRunPurpose } from './testRun.ts'

export type AwaitedReply = z.infer<typeof awaitedReplySchema>
export type FailedReply = z.infer<typeof failedReplySchema>
export type HandIn = z.infer<typeof handInSchema>
export type TestRun = z.infer<typeof testRunSchema>
export type Question = z.infer<typeof questionSchema>
export type Announced = z.infer<typeof announcedSchema>
export type AskedInterviewer = z.infer<typeof askedInterviewerSchema>
export type PrivateNote = z.infer<typeof privateNoteSchema>
export type Silence = z.infer<typeof silenceSchema>
export type ScorecardState = z.infer<typeof scorecardStateSchema>
export type NotStarted = z.infer<typeof notStartedSchema>
export type InProgress = z.infer<typeof inProgressSchema>
export type Ended = z.infer<typeof endedSchema>

/** A session, discriminated by the public phase of spec §3. Its fields are explained in `stateSchema.ts`. */
export type Session = NotStarted | InProgress | Ended

/**
 * Whether the candidate may see the scorecard. If a person wrote the scorecard, the candidate must give feedback first.
 */
export const isScorecardOpen = ({ scorecard, feedback }: Ended): boolean =>
  scorecard.status === 'completed' && (scorecard.scorecard.source !== 'human' || feedback !== null)

/** The current code: the draft, else the stub. */
export function currentCode(question: Question, language: ProgrammingLanguage): string {
  const draft = question.drafts[language]
  if (draft !== undefined) return draft
  return question.challenge.programming_language === language ? question.challenge.code_stub : ''
}

/** The latest run of these kinds, or undefined. */
export const latestRun = (question: Question, purposes: readonly TestRunPurpose[]): TestRun | undefined =>
  question.runs.findLast((run) => purposes.includes(run.purpose))

/** Whether a run's result is pending. */
export const isPending = (run: TestRun): boolean =>
  run.outcome.status === 'IN_QUEUE' || run.outcome.status === 'PENDING'

/** Whether a run ended with a failed test; a run that broke on our side doesn't count. */
export const isFailure = (outcome: TestRun['outcome']): boolean =>
  outcome.status === 'COMPLETED' && outcome.results !== null && !outcome.results.allTestCasesPassed

/** Whether a run ended with every test passed. */
export const isPass = (outcome: TestRun['outcome']): boolean =>
  outcome.status === 'COMPLETED' && outcome.results !== null && outcome.results.allTestCasesPassed

/** Every question presented so far. */
export function questionsOf(state: Session): Question[] {
  switch (state.phase) {
    case 'NOT_STARTED':
      return state.question === null ? [] : [state.question]
    case 'IN_PROGRESS':
      return [...state.pastQuestions, state.question]
    case 'ENDED':
      return state.questions
  }
}
