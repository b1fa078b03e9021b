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

/** What the interviewer is asked for: to open a question, to answer a message, or to react to one of the two buttons. */
export type InterviewerCall = 'opening' | 'reply' | 'doneCoding' | 'skipQuestion'

/** Everything a provider may know of the moment it has to find words for. Prepared by us; a provider decides none of it. */
export type Turn = {
  call: InterviewerCall
  step: InterviewStep | null
  /** Whether the question is closed with this answer, whatever the message wants. */
  closes: boolean
  /** What can be offered instead of closing the question; null where nothing can. */
  offer: NonNullable<InterviewContext['offer']> | null
  /** What the message makes of such an offer; null where it says nothing of it, or there was none. */
  answersProposal: NonNullable<InterviewContext['answersProposal']> | null
  /** The candidate's message that waits for an answer; empty where there is none. */
  message: string
  /** What that message wants. */
  intent: Intent
  /** What of it is about the interview itself, and what is left for the matter. */
  talk: Talk
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
  /** The same without comments, where authors' signs of mistakes are looked for; empty if it can't be parsed. */
  codeAlone: string
  /** What stands on the whiteboard, in words; empty where there is none. */
  board: string
  /** The task as the candidate reads it. */
  statement: string
  /** The authored material of a challenge that is coded, or null where the call names none of ours. */
  challenge: Challenge | null
  /** The authored material of a question that is answered in words, or null where it is none of ours. */
  spoken: SpokenQuestion | null
  /** What kind of question it is: as its material says, else as the conversation does. */
  challengeType: ChallengeType
  /** Where the question is a deck of statements: the deck, and how far it is. Else null. */
  deck: DeckPlace | null
  /** Where the question is a tutorial: the tutorial, and how far it is. Else null. */
  tutorial: TutorialPlace | null
  /** The rung that is given now, in the words that fit; null where none is. */
  hint: ({ rung: HintRung } & HintWords) | null
  /** What becomes of the message as far as hints go; null where the call answers none. */
  hints: HintTurn | null
  /** The highest rung that was given before. */
  hintRung: number
  testResults: TestSummary | null
  /** What the interviewer can say of the interview itself; null where the caller tells nothing. */
  room: NonNullable<InterviewContext['room']> | null
  /** For how many minutes a design is planned; null where nobody tells. */
  designMinutes: number | null
  /** What is left of the time, in minutes; null where nobody tells. */
  minutesLeft: number | null
  /** What running the handed-in code told; null where it was not run. No provider is told of it. */
  facts: NonNullable<InterviewContext['facts']> | null
  /** What the handed-in code does with an input that the message names; null where it names none. No provider is told of it. */
  claim: NonNullable<InterviewContext['claim']> | null
  /** The limit of the task that rules out an input which the message names; null where none does. */
  excludedBy: string | null
  /** Whether code may be run here; null where nobody says. */
  mayRun: boolean | null
  /** What the last run said of an error; null where nothing ran. */
  lastRun: NonNullable<InterviewContext['lastRun']> | null
  /** Whether it is practice, in which nobody interviews. */
  practice: boolean
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
  /** All the words are said. Whoever says so waits for the verdict of the listener, and may have to say more. */
  | { type: 'end' }
  /** The same reply once more; nothing of it has been shown so far. */
  | { type: 'again' }

/** A rule that the words of a reply broke, and what is wanted now. */
export type Objection = {
  rule: string
  /**
   * `again`: nothing was shown yet, so the reply may be given once more. `standIn`: what was shown is no reply yet, or it was tried twice;
   * somebody else gives or ends it. `stop`: what was shown is a reply, and no more of it is wanted.
   */
  wants: 'again' | 'standIn' | 'stop'
}

/** Who hears a reply while it is said, and holds it to the rules. */
export type Listener = {
  /** What it objects to in what was said so far, or null. To be asked before each further piece. */
  objection(): Objection | null
  /** What it objects to in the whole, after an `end`; null where all of it was shown. */
  verdict(): Promise<Objection | null>
  /** Whether anything was shown. */
  hasShown(): boolean
}

/** What goes with one call of a provider. */
export type ProviderCall = {
  /** Stands in the log. */
  requestId: string
  /** Called with what a language model was paid for, once for each time that it was asked; also for a reply that was stopped. */
  onUsage(usage: ModelUsage): void
  /** Missing where nobody objects while the reply is said: what breaks a rule is replaced then. */
  listener?: Listener
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
  /**
   * Whether it finds words of its own for this turn. They are held to the rules of form too, and where they break a rule it is told so by
   * the listener; missing where all its words are authored.
   */
  findsWords?(turn: Turn): boolean
  /**
   * The turn as this provider judges its message, for a reply whose words are ours and depend on that; missing where the reader judges.
   * @throws the reason of `signal`
   */
  judged?(turn: Turn, signal: AbortSignal, call: ProviderCall): Promise<Turn>
  /** Whether it could answer now. */
  ready(): Promise<ReadinessCheck>
  /** Texts that it was given and may not repeat. */
  instructions?: readonly string[]
  /** What it counts. */
  metrics?: readonly Metric[]
}
