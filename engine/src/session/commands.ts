import type {
  InterviewSettings,
  Participant,
  ParticipantCommand,
  RehearsedRound,
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

/** What opens a session. */
export type CreateSession = {
  type: 'CreateSession'
  contentDomain: ContentDomain
  assessmentType: AssessmentType | null
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
  /** Who interviews; the product where it is missing. */
  mode?: SessionMode
  /** Null where the host is not the candidate: whoever accepts the invite for that seat is. */
  candidate: Participant | null
  /** Who opens it, with their role in it; the candidate where it is missing. */
  host?: Participant
  challengeId: string | null
  /** The one round of the company that is rehearsed; the whole loop is followed where it is missing. */
  round?: RehearsedRound
  completedChallengeIds: string[]
  /** An exam by choice. */
  exam: boolean
  /** The candidate's accommodation. */
  extraTimePercent: ExtraTimePercent
  /** A visitor's short interview without an account. */
  trial?: boolean
  /** Nobody can change the language (spec §2). */
  languageLocked?: boolean
}

/** Somebody who accepted an invite becomes a member; by the actor `system`. The same member again changes nothing. */
export type AddMember = {
  type: 'AddMember'
  participant: Participant
  /** A candidate's accommodation; it counts where they come before the start. */
  extraTimePercent?: ExtraTimePercent
}

/** The visitor of a trial has an account, which the seat belongs to from now on; by the actor `system`. The same again changes nothing. */
export type KeepTrial = { type: 'KeepTrial'; participant: Participant }

/** A member's account is being deleted; by the actor `system`. The same again changes nothing. */
export type EraseMember = { type: 'EraseMember'; participantId: string }

/** What the engines' register of connections says; by the actor `presence`. */
export type PresenceCommand = { type: 'Join'; participant: Participant } | { type: 'MarkGone'; participantId: string }

/** What is due; by the actor `clock`. */
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
  | PresenceCommand
  | ClockCommand
  | JobResult
  | ParticipantCommand
