import type {
  AssessmentType,
  ContentDomain,
  ExtraTimePercent,
  InterviewSettings,
  JobResult,
  Participant,
  ParticipantCommand,
  ProgrammingLanguage,
  TimeAnnouncement,
} from '@greenroom/shared'

/** What opens a session. */
export type CreateSession = {
  type: 'CreateSession'
  contentDomain: ContentDomain
  assessmentType: AssessmentType | null
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
  candidate: Participant
  challengeId: string | null
  completedChallengeIds: string[]
  /** An exam by choice. */
  exam: boolean
  /** The candidate's accommodation. */
  extraTimePercent: ExtraTimePercent
}

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
  | { type: 'GiveUpReply'; replyId: string }
  | { type: 'GiveUpTestRun'; runId: string }
  | { type: 'GiveUpScorecard' }
  | { type: 'CreditOutage'; from: number; to: number }

export type SessionCommand = CreateSession | PresenceCommand | ClockCommand | JobResult | ParticipantCommand
