import { memberOf, type ParticipantCommand, type RefusalCode, type Session } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import type { SessionCommand } from '../commands.ts'
import type { Actor } from './decision.ts'

/** When a role may use a command: never, always, only while the AI interviews, or only while a person interviews. */
type May = 'never' | 'always' | 'while the AI interviews' | 'while a person interviews'
type Rule = { candidate: May; interviewer: May }

const candidates: Rule = { candidate: 'always', interviewer: 'never' }
const interviewers: Rule = { candidate: 'never', interviewer: 'while a person interviews' }
const both: Rule = { candidate: 'always', interviewer: 'while a person interviews' }
const whoeverLeads: Rule = { candidate: 'while the AI interviews', interviewer: 'while a person interviews' }

/** What the candidate and the interviewer may do. Observers may do nothing. */
const rules: Record<ParticipantCommand['type'], Rule> = {
  StartInterview: whoeverLeads,
  SendMessage: both,
  ChangeSettings: both,
  DoneCoding: candidates,
  BackToCoding: candidates,
  NextQuestion: whoeverLeads,
  SkipQuestion: both,
  SaveCode: candidates,
  SaveBoard: candidates,
  RunTests: candidates,
  SubmitCode: candidates,
  UsePowerUp: candidates,
  AskInterviewer: candidates,
  AskCoach: candidates,
  RetryReply: candidates,
  EndInterview: both,
  PresentChallenge: interviewers,
  RevealHint: interviewers,
  ShowResult: interviewers,
  PauseClock: interviewers,
  ResumeClock: interviewers,
  ExtendTime: interviewers,
  LockWork: interviewers,
  TakeOver: { candidate: 'never', interviewer: 'always' },
  HandBack: { candidate: 'always', interviewer: 'always' },
  WritePrivateNote: { candidate: 'never', interviewer: 'always' },
  SubmitScorecard: { candidate: 'never', interviewer: 'always' },
  GiveFeedback: candidates,
}

/** The actor's role according to the log; undefined for strangers and non-human actors. */
export const roleOf = (state: Session, actor: Actor): ParticipantRole | undefined =>
  actor.kind === 'participant' ? memberOf(state, actor.id)?.role : undefined

/** Why this participant may not use this command now, or null. Ignores the role the actor claims. */
export function permissionRefusal(state: Session, command: SessionCommand, actor: Actor): RefusalCode | null {
  if (actor.kind !== 'participant') return null
  const role = roleOf(state, actor)
  if (role === undefined || role === 'observer' || !isParticipantCommand(command)) return 'NOT_ALLOWED'
  const may = rules[command.type][role]
  if (may === 'never') return 'NOT_ALLOWED'
  // After the end nobody leads the interview, so the command is refused as too late.
  if (may === 'always' || state.phase === 'ENDED') return null
  const leader = state.control === 'ai' ? 'while the AI interviews' : 'while a person interviews'
  if (may === leader) return null
  return role === 'interviewer' ? 'NOT_IN_CONTROL' : 'NOT_ALLOWED'
}

const isParticipantCommand = (command: SessionCommand): command is ParticipantCommand => command.type in rules
