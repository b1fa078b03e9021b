import type {
  BoardElement,
  InterviewSettings,
  Participant,
  ParticipantCommand,
  RehearsedRound,
  Swap,
  TimeAnnouncement,
} from '@greenroom/shared/session'
import type {
  AssessmentType,
  ContentDomain,
  ExtraTimePercent,
  ProgrammingLanguage,
  SessionMode,
} from '@greenroom/shared/vocabulary'
import type { JobResult } from '@greenroom/shared/wire'

/** Opens a session. */
export type CreateSession = {
  type: 'CreateSession'
  contentDomain: ContentDomain
  assessmentType: AssessmentType | null
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
  /** Whether a person or the AI conducts the interview; the AI if missing. */
  mode?: SessionMode
  /**
   * The candidate. Null if the host isn't the candidate: then the person who accepts the candidate's invite takes the
   * seat.
   */
  candidate: Participant | null
  /** The person who opens the session, with their role in it. If missing, the candidate opens the session. */
  host?: Participant
  challengeId: string | null
  /** The company round to rehearse. If missing, the interview follows all of the company's rounds. */
  round?: RehearsedRound
  completedChallengeIds: string[]
  /** Whether the host chose to make this an exam. */
  exam: boolean
  /** The candidate's accommodation. */
  extraTimePercent: ExtraTimePercent
  /** True for a visitor's short interview without an account. */
  trial?: boolean
  /** True if the language can't be changed (spec §2). */
  languageLocked?: boolean
  /** A question about the candidate's CV, for the behavioural round. If missing, the round asks for an authored story. */
  cvQuestion?: string | undefined
  /** For a mock where the two people swap roles: which half this session is. */
  swap?: Swap
  /** Other people who are members from the start. In a second half, all other members of the first half. */
  others?: readonly Participant[]
}

/** Records in the first half that the second one has been opened; by the actor `system`. Idempotent. */
export type OpenSecondHalf = { type: 'OpenSecondHalf' }

/** Makes a person who accepted an invite a member of the session; by the actor `system`. Idempotent. */
export type AddMember = {
  type: 'AddMember'
  participant: Participant
  /** The accommodation of a person who joins as the candidate. Applies only if they join before the start. */
  extraTimePercent?: ExtraTimePercent
}

/** Moves a trial's seat to the account its visitor created; by the actor `system`. Idempotent. */
export type KeepTrial = { type: 'KeepTrial'; participant: Participant }

/** Removes the name of a member who is deleting their account; by the actor `system`. Idempotent. */
export type EraseMember = { type: 'EraseMember'; participantId: string }

/** Snapshots the shared editor's text; by the actor `system`. */
export type KeepSharedCode = {
  type: 'KeepSharedCode'
  question: number
  code: string
  programmingLanguage: ProgrammingLanguage
  /** True for a routine snapshot while somebody is typing. Such snapshots are stored at most every few seconds. */
  whileTyping: boolean
}

/** Snapshots the shared whiteboard; by the actor `system`. */
export type KeepSharedBoard = {
  type: 'KeepSharedBoard'
  question: number
  elements: readonly BoardElement[]
  /** True for a routine snapshot while somebody is drawing, as in `KeepSharedCode`. */
  whileTyping: boolean
}

/** Removes a member on the host's behalf; by the actor `system`. Idempotent. */
export type RemoveMember = { type: 'RemoveMember'; participantId: string }

/** Reports who is connected, according to the engines' presence register; by the actor `presence`. */
export type PresenceCommand = { type: 'Join'; participant: Participant } | { type: 'MarkGone'; participantId: string }

/** Commands for deadlines that have passed; by the actor `clock`. */
export type ClockCommand =
  | { type: 'ExpireClock' }
  | { type: 'EndPowerUp'; useId: string }
  | { type: 'AnnounceTime'; announcement: TimeAnnouncement }
  | { type: 'ResumeWithoutCandidate' }
  | { type: 'Abandon' }
  | { type: 'NudgeSilence'; since: number }
  | { type: 'AskReplyAgain'; replyId: string }
  | { type: 'SettleHandIn'; handInId: string }
  | { type: 'GiveUpReply'; replyId: string }
  | { type: 'GiveUpTestRun'; runId: string }
  | { type: 'GiveUpScorecard' }
  | { type: 'CreditOutage'; from: number; to: number }

export type ClockCommandOf<T extends ClockCommand['type']> = Extract<ClockCommand, { type: T }>

export type SessionCommand =
  | CreateSession
  | AddMember
  | KeepTrial
  | EraseMember
  | KeepSharedCode
  | KeepSharedBoard
  | RemoveMember
  | OpenSecondHalf
  | PresenceCommand
  | ClockCommand
  | JobResult
  | ParticipantCommand
