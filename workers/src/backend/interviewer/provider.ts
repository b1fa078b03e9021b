import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { ReadinessCheck } from '@greenroom/shared/service'
import type { ModelUsage, NamedRound, PointJudgement } from '@greenroom/shared/session'
import type {
  ChallengeType,
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
import type { Talk } from '../../reading/talk/readTalk.ts'
import type { DeckPlace } from './deckPlace.ts'
import type { HintTurn, HintWords } from './hints.ts'
import type { TutorialPlace } from './tutorialPlace.ts'

/** The purpose of a reply: to open a question, to answer a message, or to react to one of the two buttons. */
export type InterviewerCall = 'opening' | 'reply' | 'doneCoding' | 'skipQuestion'

/** Everything a provider may know when it words a reply. All of this is prepared for it, and it decides none of it. */
export type Turn = {
  call: InterviewerCall
  step: InterviewStep | null
  /** Whether this answer closes the question, whatever the message asks for. */
  closes: boolean
  /** The alternative to offer instead of closing the question; null if there is none. */
  offer: NonNullable<InterviewContext['offer']> | null
  /** The message's answer to such an offer; null if it doesn't answer one. */
  answersProposal: NonNullable<InterviewContext['answersProposal']> | null
  /** The candidate's message to reply to; empty if there is none. */
  message: string
  /** The intent of `message`. */
  intent: Intent
  /** The parts of the message that are about the interview itself, and the rest, which is about the question. */
  talk: Talk
  /** The name of the reader that found the intent; null if there is no message. */
  readBy: string | null
  /** The candidate's first name, or an empty string. */
  candidateName: string
  interviewerName: string
  /** Whether this interviewer has already given their name. */
  introduced: boolean
  /** Whether this is an exam, in which there are no hints. */
  exam: boolean
  /** Whether a language model may take part, which the candidate decides. */
  mayUseModel: boolean
  personality: InterviewerPersonality
  stage: InterviewStage
  level: ExperienceLevel
  roleType: RoleType
  company: CompanyType
  /** The company's round that the question belongs to; null if there is none. */
  round: NamedRound | null
  language: ProgrammingLanguage
  code: string
  /** The code without comments, searched for the authors' signs of mistakes; empty if it can't be parsed. */
  codeAlone: string
  /** The whiteboard as text; empty if there is none. */
  board: string
  /** The task as the candidate reads it. */
  statement: string
  /** The authored material of a coding challenge; null if the call isn't about one of ours. */
  challenge: Challenge | null
  /** The authored material of a spoken question; null if it isn't one of ours. */
  spoken: SpokenQuestion | null
  /** The kind of question, according to its material or, without material, to the conversation. */
  challengeType: ChallengeType
  /** In a deck of statements, the deck and the progress through it. Otherwise null. */
  deck: DeckPlace | null
  /** In a tutorial, the tutorial and the progress through it. Otherwise null. */
  tutorial: TutorialPlace | null
  /** The text for the rung given now, adapted to the situation; null if none is given. */
  hint: ({ rung: HintRung } & HintWords) | null
  /** The message's consequences for hints; null if the call doesn't answer a message. */
  hints: HintTurn | null
  /** The highest rung given before. */
  hintRung: number
  testResults: TestSummary | null
  /** Facts about the interview itself; null if the caller sends none. */
  room: NonNullable<InterviewContext['room']> | null
  /** The planned minutes of a design; null if unknown. */
  designMinutes: number | null
  /** The minutes left; null if unknown. */
  minutesLeft: number | null
  /** Facts from running the handed-in code; null if it didn't run. Providers don't see these. */
  facts: NonNullable<InterviewContext['facts']> | null
  /**
   * What the handed-in code does with an input that the message mentions; null if the message mentions none. Providers
   * don't see this.
   */
  claim: NonNullable<InterviewContext['claim']> | null
  /** The limit of the task that an input in the message exceeds; null if there is none. */
  excludedBy: string | null
  /** Whether code may be run here; null if unknown. */
  mayRun: boolean | null
  /** The last run's error; null if nothing ran. */
  lastRun: NonNullable<InterviewContext['lastRun']> | null
  /** Whether this is a practice session, which has no interviewer. */
  practice: boolean
  /** The question's points that this message shows, according to the reader; empty if there is nothing to judge by. */
  judgement: readonly PointJudgement[]
  /** Set if `judgement` is already a language model's, so that it isn't asked twice about a message. */
  isJudgedByModel?: true
  /**
   * The judgements of all the candidate's messages about this question, in order; the last is this message's, if there
   * is one.
   */
  judged: readonly (readonly PointJudgement[])[]
  /** The whole conversation, oldest message first. */
  history: ChatHistoryEntry[]
  /** The part of the conversation about the current question. */
  aboutThisQuestion: ChatHistoryEntry[]
}

export type ProviderPiece =
  | { type: 'text'; text: string }
  /**
   * The verdict on an attempt to answer; null if the message wasn't one. Send this first if possible, because praise
   * has to wait for the verdict.
   */
  | {
      type: 'judgement'
      candidatesAnswerWasAccepted: boolean | null
      /** The provider's judgement point by point. If it's left out, the reader's judgement is used. */
      points?: readonly PointJudgement[] | undefined
    }
  /**
   * The previous speaker failed, perhaps mid-sentence, and another one takes over with a whole reply. `note` is a
   * sentence that tells the candidate so; null if they already know. `isAfresh` means that nothing of the old reply
   * should stay.
   */
  | { type: 'takeover'; note: string | null; isAfresh: boolean }
  /** The reply is complete. The provider now waits for the listener's verdict, and may have to add something. */
  | { type: 'end' }
  /** The provider starts the same reply over, because none of it has been shown. */
  | { type: 'again' }

/** The rule that a reply broke, and how the provider should react. */
export type Objection = {
  rule: string
  /**
   * `again`: nothing was shown yet, so the provider may try once more. `standIn`: the text shown isn't a reply yet, or
   * there were two attempts, so a fallback gives or completes the reply. `stop`: enough has been shown.
   */
  wants: 'again' | 'standIn' | 'stop'
}

/** Applies the rules to a reply as it is spoken. */
export type Listener = {
  /** Returns the problem with the reply so far, or null. Check this before each further piece. */
  objection(): Objection | null
  /** Resolves, after an `end`, with the problem with the whole reply; null if all of it was shown. */
  verdict(): Promise<Objection | null>
  /** Whether anything was shown. */
  hasShown(): boolean
}

/** The input of one provider call. */
export type ProviderCall = {
  /** Identifies the call in the log. */
  requestId: string
  /** Called with a language model's token usage, once per request, even if the reply was stopped. */
  onUsage(usage: ModelUsage): void
  /**
   * Left out if nobody listens while the provider speaks. In that case, a reply that breaks a rule is replaced
   * afterwards.
   */
  listener?: Listener
}

/**
 * Words the interviewer's replies. The text arrives in pieces, and the judgement may come at any time. The rules of
 * conduct, the hint ladder and the leak check apply to all the text.
 */
export type InterviewerProvider = {
  name: string
  /** @param signal aborted when no caller is waiting any more */
  reply(turn: Turn, signal: AbortSignal, call?: ProviderCall): AsyncIterable<ProviderPiece>
  /**
   * Whether the provider writes this turn's wording itself. If so, the style rules apply too, and the listener reports
   * any that it breaks. Left out if all its words are authored.
   */
  findsWords?(turn: Turn): boolean
  /**
   * Returns the turn with this provider's judgement of its message, for a reply that isn't the provider's but depends
   * on its judgement. Left out if the reader judges. @throws the reason of `signal`
   */
  judged?(turn: Turn, signal: AbortSignal, call: ProviderCall): Promise<Turn>
  /** Whether the provider can answer now. */
  ready(): Promise<ReadinessCheck>
  /** Texts from the provider's prompt that it must not repeat. */
  instructions?: readonly string[]
  metrics?: readonly Metric[]
}
