import type { ParticipantCommand } from '@greenroom/shared/session'

/** The interviews that allow a command: those led by the AI, by a person, both or neither. */
export type In = 'with an AI' | 'with a person' | 'both' | 'none'

/**
 * Who may use each command over the socket and over HTTP. Written by hand from answers §2. The tier makes no
 * difference, except for which questions may be presented (`lockedQuestions.ts`). Observers may use none. People
 * outside the session get the answer for an unknown session, and visitors get no socket.
 */
export const commands: Readonly<Record<ParticipantCommand['type'], { candidate: In; interviewer: In }>> = {
  StartInterview: { candidate: 'with an AI', interviewer: 'with a person' },
  SendMessage: { candidate: 'both', interviewer: 'with a person' },
  ChangeSettings: { candidate: 'both', interviewer: 'with a person' },
  SaveCode: { candidate: 'both', interviewer: 'none' },
  SaveBoard: { candidate: 'both', interviewer: 'none' },
  RunTests: { candidate: 'both', interviewer: 'none' },
  SubmitCode: { candidate: 'both', interviewer: 'none' },
  DoneCoding: { candidate: 'both', interviewer: 'none' },
  BackToCoding: { candidate: 'both', interviewer: 'none' },
  SkipQuestion: { candidate: 'both', interviewer: 'with a person' },
  NextQuestion: { candidate: 'with an AI', interviewer: 'with a person' },
  AskInterviewer: { candidate: 'both', interviewer: 'none' },
  AskCoach: { candidate: 'both', interviewer: 'none' },
  UsePowerUp: { candidate: 'both', interviewer: 'none' },
  RetryReply: { candidate: 'both', interviewer: 'none' },
  PresentChallenge: { candidate: 'none', interviewer: 'with a person' },
  RevealHint: { candidate: 'none', interviewer: 'with a person' },
  ShowResult: { candidate: 'none', interviewer: 'with a person' },
  PauseClock: { candidate: 'none', interviewer: 'with a person' },
  ResumeClock: { candidate: 'none', interviewer: 'with a person' },
  ExtendTime: { candidate: 'none', interviewer: 'with a person' },
  LockWork: { candidate: 'none', interviewer: 'with a person' },
  WritePrivateNote: { candidate: 'none', interviewer: 'both' },
  SubmitScorecard: { candidate: 'none', interviewer: 'both' },
  GiveFeedback: { candidate: 'both', interviewer: 'none' },
  TakeOver: { candidate: 'none', interviewer: 'both' },
  HandBack: { candidate: 'both', interviewer: 'both' },
  EndInterview: { candidate: 'both', interviewer: 'with a person' },
}

/** The socket's other messages. */
export const messages = {
  connecting: 'Signed-in people and guests.',
  'session:join': 'Everybody in the session. For others it doesn’t exist.',
  'session:leave': 'Everybody connected; it changes nothing for others.',
  'presence:update': 'Everybody who has joined the session. Ignored from others.',
} as const
