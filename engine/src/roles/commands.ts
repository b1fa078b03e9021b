import type { ParticipantCommand } from '@greenroom/shared/session'

/** In which interviews: those that the AI leads, those that a person leads, both, or none. */
export type In = 'with an AI' | 'with a person' | 'both' | 'none'

/**
 * Who may give each command, over the socket and over HTTP alike, written by hand from answers §2. What tier somebody has makes no difference, but for the question that is put (`lockedQuestions.ts`); an
 * observer may give none; for who is not in the session it is not there; and a visitor gets no socket.
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
  PauseClock: { candidate: 'none', interviewer: 'with a person' },
  ResumeClock: { candidate: 'none', interviewer: 'with a person' },
  ExtendTime: { candidate: 'none', interviewer: 'with a person' },
  WritePrivateNote: { candidate: 'none', interviewer: 'both' },
  SubmitScorecard: { candidate: 'none', interviewer: 'both' },
  GiveFeedback: { candidate: 'both', interviewer: 'none' },
  TakeOver: { candidate: 'none', interviewer: 'both' },
  HandBack: { candidate: 'both', interviewer: 'both' },
  EndInterview: { candidate: 'both', interviewer: 'with a person' },
}

/** The other messages of the socket. */
export const messages = {
  connecting: 'Whoever is signed in, and guests.',
  'session:join': 'Whoever is in the session. For others it is not there.',
  'session:leave': 'Whoever is connected; it changes nothing for others.',
  'presence:update': 'Whoever has joined the session. From others it is not heard.',
} as const
