import type { Caps } from '../rules/caps.ts'
import type { StatementCount } from '../rules/truthOrDespair.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { ContentDomain } from '../vocabulary/content.ts'
import type { ChatCall, DesiredAction, QuickAction } from '../vocabulary/conversation.ts'
import type {
  AssessmentType,
  Control,
  ExtraTimePercent,
  HintRung,
  InterviewStep,
  SessionMode,
} from '../vocabulary/interview.ts'
import type { BoardElement } from './board/element.ts'
import type { Clock } from './clock.ts'
import type { LoopRound, NamedRound } from './companyLoop.ts'
import type { ChatMessage, EndReason, TimeAnnouncement } from './events.ts'
import type { CandidateFeedback } from './feedback.ts'
import type { InterviewerAsk } from './interviewerAsks.ts'
import type { InterviewSettings } from './interviewSettings.ts'
import type { Participant } from './participant.ts'
import type { PowerUpUse } from './powerUpUses.ts'
import type { PublicChallenge } from './publicChallenge.ts'
import type { SessionScorecard } from './scorecard.ts'
import type { TestRunPurpose, TestRunResults } from './testRun.ts'

/** A reply that somebody waits for. */
export type AwaitedReply = {
  replyId: string
  call: ChatCall
  action: QuickAction | null
  inReplyTo: string | null
  requestedAt: number
  /** When it was overdue and asked for once more, or null. */
  askedAgainAt: number | null
  /** Of the coach only: which interaction, the rung it will reveal, the power-up that asked. */
  desiredAction?: DesiredAction | undefined
  hintRung?: HintRung | undefined
  useId?: string | undefined
}

/** A reply that failed for good and can be asked for again. */
export type FailedReply = AwaitedReply & { status: number }

export type TestRun = {
  runId: string
  purpose: TestRunPurpose
  programmingLanguage: ProgrammingLanguage
  requestedAt: number
  /** Whether the candidate handed this code in. */
  handedIn: boolean
  outcome:
    | { status: 'IN_QUEUE' | 'PENDING' }
    | { status: 'COMPLETED'; results: TestRunResults | null }
    | { status: 'REJECTED_INSUFFICIENT_TOKENS' }
}

/** A question and what the candidate did with it. */
export type Question = {
  number: number
  challenge: PublicChallenge
  /** Who puts it, or null in an old log. */
  interviewer: { name: string } | null
  /** The round of the company that it belongs to, or null. */
  round: NamedRound | null
  presentedAt: number
  /** The highest rung of the hint ladder that was revealed; 0 before the first. */
  hintRung: number
  /** The message in which each rung was given; a rung that was left out on the way to a higher one is missing. */
  hints: { rung: HintRung; messageId: string }[]
  /** What the candidate wrote, by language; a language that is missing still has its stub. */
  drafts: Partial<Record<ProgrammingLanguage, string>>
  /** What stands on the whiteboard, from the bottom of the pile to its top. */
  board: BoardElement[]
  /** When the whiteboard was last stored, or null. */
  boardSavedAt: number | null
  /** The latest run of each kind. */
  runs: TestRun[]
  /** Whether the code differs from what the hidden tests last saw. */
  changedSinceHiddenRun: boolean
  /** How often code was handed in that did not pass every test. */
  failedSubmissions: number
  /** What the answers to the buttons cap in the scorecard of this question; power-ups and hints cap besides. */
  askedCaps: Caps
  attemptsToAnswer: number
  followUpsAnswered: number
  followUpMessages: number
  /** Of a deck of statements: how far it is; null for any other question. */
  statements: StatementCount | null
  /** Whether the interviewer was asked to react to the finished code. */
  debriefed: boolean
  /** When code for it first passed all tests, ms since 1970, or null. */
  solvedAt: number | null
  outcome: 'open' | 'done' | 'skipped'
}

type Common = {
  sessionId: string
  seq: number
  /** Time of the latest commit, ms since 1970. */
  at: number
  createdAt: number
  mode: SessionMode
  contentDomain: ContentDomain
  assessmentType: AssessmentType | null
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
  /** `nobody` before somebody has taken the seat. */
  candidate: Participant
  /** Who opened the session. */
  host: Participant
  /** Everybody who may be here and what they are: one candidate and one interviewer at most, any number of observers. */
  members: Participant[]
  questionCount: number
  requestedChallengeId: string | null
  completedChallengeIds: string[]
  /** The company's rounds that the kinds of question follow; empty where none are followed. */
  loop: LoopRound[]
  /** An exam by choice; `isExam` knows the assessments that always are. */
  exam: boolean
  /** A visitor's short interview without an account (answers §9), also after an account has kept it. */
  trial: boolean
  /** The candidate's accommodation: all time there is grows by it, and what has to be done does not. */
  extraTimePercent: ExtraTimePercent
  participants: (Participant & { present: boolean })[]
  /** Who interviews at the moment. */
  control: Control
  /** Since when a person is missed who is to interview, or null. */
  interviewerAwaySince: number | null
  /** An interviewer's own; in what others see there are none. */
  notes: PrivateNote[]
  messages: ChatMessage[]
  announcements: Announced[]
  asked: AskedInterviewer[]
  /** When the code was last stored, or null. */
  savedAt: number | null
}

/** What the room was told about the time, after so many messages. */
export type Announced = { announcement: TimeAnnouncement; message: string; at: number; afterMessages: number }

/** What the candidate asked of the interviewer by a button, after so many messages; an answer has the request's id. */
export type AskedInterviewer = { action: InterviewerAsk; replyId: string; at: number; afterMessages: number }

/** What an interviewer wrote down for themselves. */
export type PrivateNote = { id: string; authorId: string; text: string; at: number }

/** Created, and waiting to be started. */
export type NotStarted = Common & {
  phase: 'NOT_STARTED'
  question: Question | null
  /** The text of spec §8 where no challenge matches the settings. */
  unavailable: string | null
}

/** A silence in both speech and typing, as far as the log tells. */
export type Silence = {
  since: number
  /** Whether the interviewer has broken it; that happens once. */
  nudged: boolean
  /** The candidate has asked for time to think and gets it until then, or null. */
  grantedUntil: number | null
}

export type InProgress = Common & {
  phase: 'IN_PROGRESS'
  startedAt: number
  clock: Clock
  /** When the clock began to run, or null before that. */
  clockStartedAt: number | null
  /** What an interviewer has put on the clock, in ms. */
  extendedMs: number
  /** Stands while the candidate is away; the total of such pauses is bounded. */
  paused: { reason: 'disconnected' | 'interviewer'; since: number } | null
  disconnectedMs: number
  step: InterviewStep
  /** What was on the clock when the step began, in ms. */
  stepFromMs: number
  question: Question
  pastQuestions: Question[]
  awaitingReply: AwaitedReply | null
  failedReply: FailedReply | null
  /** What the coach owes the candidate; it never keeps the interviewer waiting. */
  awaitingCoach: AwaitedReply | null
  failedCoach: FailedReply | null
  powerUps: PowerUpUse[]
  announced: TimeAnnouncement[]
  silence: Silence
  /** When a participant was last seen doing something; who is away for too long has abandoned the interview. */
  activeAt: number
}

export type ScorecardState =
  | { status: 'none' }
  /** Awaited of the workers, or of the person who interviewed. */
  | { status: 'pending'; since: number; from: Control }
  | { status: 'completed'; scorecard: SessionScorecard }
  | { status: 'failed'; message: string }

export type Ended = Common & {
  phase: 'ENDED'
  startedAt: number
  endedAt: number
  reason: EndReason
  /** What was left on the clock, in ms. */
  remainingMs: number
  questions: Question[]
  powerUps: PowerUpUse[]
  extendedMs: number
  scorecard: ScorecardState
  /** Whether the scorecard is a person's, who can be given feedback in return. */
  scoredBy: Control
  /** What the candidate said about them, or null. */
  feedback: CandidateFeedback | null
}

/** A session, discriminated by the public phase of spec §3. */
export type Session = NotStarted | InProgress | Ended

/** Whether the scorecard is there for the candidate: a person's is once both sides have said what they think. */
export const isScorecardOpen = ({ scorecard, feedback }: Ended): boolean =>
  scorecard.status === 'completed' && (scorecard.scorecard.source !== 'human' || feedback !== null)

/** The code as it stands: what was typed, else the stub. */
export function currentCode(question: Question, language: ProgrammingLanguage): string {
  const draft = question.drafts[language]
  if (draft !== undefined) return draft
  return question.challenge.programming_language === language ? question.challenge.code_stub : ''
}

/** The latest run of these kinds, or undefined. */
export const latestRun = (question: Question, purposes: readonly TestRunPurpose[]): TestRun | undefined =>
  question.runs.findLast((run) => purposes.includes(run.purpose))

/** Whether the result of a run is still to come. */
export const isPending = (run: TestRun): boolean =>
  run.outcome.status === 'IN_QUEUE' || run.outcome.status === 'PENDING'

/** Whether a run ended with a test that did not pass; one that failed for a reason of ours is no failure. */
export const isFailure = (outcome: TestRun['outcome']): boolean =>
  outcome.status === 'COMPLETED' && outcome.results !== null && !outcome.results.allTestCasesPassed

/** Whether a run ended with every test passed. */
export const isPass = (outcome: TestRun['outcome']): boolean =>
  outcome.status === 'COMPLETED' && outcome.results !== null && outcome.results.allTestCasesPassed

/** Every question that was put so far. */
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
