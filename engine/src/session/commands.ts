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
  /** Who interviews; the AI if missing. */
  mode?: SessionMode
  /** Null if the host is not the candidate. Then the candidate is the person who accepts the candidate's invite. */
  candidate: Participant | null
  /** Who opens the session, and their role in it; the candidate if missing. */
  host?: Participant
  challengeId: string | null
  /** The company round to rehearse; missing for the whole loop. */
  round?: RehearsedRound
  completedChallengeIds: string[]
  /** The host chose to make this an exam. */
  exam: boolean
  /** The candidate's accommodation. */
  extraTimePercent: ExtraTimePercent
  /** A visitor's short interview without an account. */
  trial?: boolean
  /** True if nobody may change the language (spec §2). */
  languageLocked?: boolean
  /** Which half of a mock in turns it is. */
  swap?: Swap
  /** The other initial members: for a second half, everybody from the first. */
  others?: readonly Participant[]
}

/** Records in a first half that the second one is open; by the actor `system`. Idempotent. */
export type OpenSecondHalf = { type: 'OpenSecondHalf' }

/** Makes a person who accepted an invite a member; by the actor `system`. Idempotent. */
export type AddMember = {
  type: 'AddMember'
  participant: Participant
  /** A candidate's accommodation; takes effect if they join before the start. */
  extraTimePercent?: ExtraTimePercent
}

/** Moves a trial's seat to the account that its visitor created; by the actor `system`. Idempotent. */
export type KeepTrial = { type: 'KeepTrial'; participant: Participant }

/** A member is deleting their account; by the actor `system`. Idempotent. */
export type EraseMember = { type: 'EraseMember'; participantId: string }

/** The current state of the text that several people edit; by the actor `system`. */
export type KeepSharedCode = {
  type: 'KeepSharedCode'
  question: number
  code: string
  programmingLanguage: ProgrammingLanguage
  /** True for a routine snapshot, which is stored at most every few seconds. */
  whileTyping: boolean
}

/** The current state of the whiteboard that several people draw on; by the actor `system`. */
export type KeepSharedBoard = {
  type: 'KeepSharedBoard'
  question: number
  elements: readonly BoardElement[]
  /** As in `KeepSharedCode`. */
  whileTyping: boolean
}

/** Removes a member for the host; by the actor `system`. Idempotent. */
export type RemoveMember = { type: 'RemoveMember'; participantId: string }

/** Reports who is connected, from the engines' register; by the actor `presence`. */
export type PresenceCommand = { type: 'Join'; participant: Participant } | { type: 'MarkGone'; participantId: string }

/** Does what has become due; by the actor `clock`. */
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
