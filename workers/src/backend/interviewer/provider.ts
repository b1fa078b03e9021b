import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { ReadinessCheck } from '@greenroom/shared/service'
import type { ModelUsage, NamedRound, PointJudgement } from '@greenroom/shared/session'
import type {
  CompanyType,
  ExperienceLevel,
  HintRung,
  Intent,
  InterviewerPersonality,
  InterviewStage,
  InterviewStep,
  ProgrammingLanguage,
  RoleType,
} from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry, InterviewContext, TestSummary } from '@greenroom/shared/wire'
import type { Metric } from 'prom-client'
import type { DeckPlace } from './deckPlace.ts'
import type { TutorialPlace } from './tutorialPlace.ts'

/** What the interviewer is asked for: to open a question, to answer a message, or to react to one of the two buttons. */
export type InterviewerCall = 'opening' | 'reply' | 'doneCoding' | 'skipQuestion'

/** Everything a provider may know of the moment it has to find words for. Prepared by us; a provider decides none of it. */
export type Turn = {
  call: InterviewerCall
  step: InterviewStep | null
  /** Whether the question is closed with this answer, whatever the message wants. */
  closes: boolean
  /** The candidate's message that waits for an answer; empty where there is none. */
  message: string
  /** What that message wants. */
  intent: Intent
  /** The name of the reader that said so; null where there is no message. */
  readBy: string | null
  /** The first name, or an empty string. */
  candidateName: string
  interviewerName: string
  /** Whether this interviewer has said its name before. */
  introduced: boolean
  /** In an exam there are no hints. */
  exam: boolean
  /** Whether a language model may have a part in it: candidates agree to that, or do not. */
  mayUseModel: boolean
  personality: InterviewerPersonality
  stage: InterviewStage
  level: ExperienceLevel
  roleType: RoleType
  company: CompanyType
  /** The company's round that the question belongs to; null where it belongs to none. */
  round: NamedRound | null
  language: ProgrammingLanguage
  code: string
  /** What stands on the whiteboard, in words; empty where there is none. */
  board: string
  /** The task as the candidate reads it. */
  statement: string
  /** The authored material of a challenge that is coded, or null where the call names none of ours. */
  challenge: Challenge | null
  /** The authored material of a question that is answered in words, or null where it is none of ours. */
  spoken: SpokenQuestion | null
  /** Where the question is a deck of statements: the deck, and how far it is. Else null. */
  deck: DeckPlace | null
  /** Where the question is a tutorial: the tutorial, and how far it is. Else null. */
  tutorial: TutorialPlace | null
  /** The rung that a request for a hint gets now; null where it asked for none or all were given. */
  hint: { rung: HintRung; text: string } | null
  /** The highest rung that was given before. */
  hintRung: number
  testResults: TestSummary | null
  /** What running the handed-in code told; null where it was not run. No provider is told of it. */
  facts: NonNullable<InterviewContext['facts']> | null
  /** What the message shows of the question's points, as the reader judges it; empty where there is nothing to judge it by. */
  judgement: readonly PointJudgement[]
  /** The same of each of the candidate's messages to this question, this one last where there is one. */
  judged: readonly (readonly PointJudgement[])[]
  /** The whole conversation, the oldest message first. */
  history: ChatHistoryEntry[]
  /** The part of it that is about the present question. */
  aboutThisQuestion: ChatHistoryEntry[]
}

export type ProviderPiece =
  | { type: 'text'; text: string }
  /** What became of an attempt to answer: null where the message was none. Best said first: praise waits for it. */
  | {
      type: 'judgement'
      candidatesAnswerWasAccepted: boolean | null
      /** Point by point, where the provider has judged so; the reader's is taken where it has not. */
      points?: readonly PointJudgement[] | undefined
    }
  /**
   * Whoever spoke so far has failed, perhaps in the middle of a sentence, and somebody else gives a whole reply from here on.
   * `note` tells the candidate so in a sentence; null where they know already. `isAfresh` where nothing of it is worth keeping.
   */
  | { type: 'takeover'; note: string | null; isAfresh: boolean }

/** What goes with one call of a provider. */
export type ProviderCall = {
  /** Stands in the log. */
  requestId: string
  /** Called at most once, with what a language model was paid for; also for a reply that was stopped. */
  onUsage(usage: ModelUsage): void
}

/**
 * Who finds the interviewer's words. Its text comes in pieces, its judgement at any time; the rules of conduct, the hint ladder and
 * the leak check are applied behind it, whatever it says.
 */
export type InterviewerProvider = {
  name: string
  /**
   * @param signal aborted when nobody waits for more
   */
  reply(turn: Turn, signal: AbortSignal, call?: ProviderCall): AsyncIterable<ProviderPiece>
  /** Whether it could answer now. */
  ready(): Promise<ReadinessCheck>
  /** Texts that it was given and may not repeat. */
  instructions?: readonly string[]
  /** What it counts. */
  metrics?: readonly Metric[]
}
