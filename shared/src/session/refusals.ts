/**
 * Why a command can be refused. The code is the contract, the sentence is for people; `retryable` says that the very same
 * command may succeed a moment later.
 */
export const refusals = {
  NO_CHALLENGE: {
    message: 'There is no question for these settings yet. Change the language or the interview type.',
    retryable: false,
  },
  ALREADY_STARTED: { message: 'This interview has already started.', retryable: false },
  NOT_IN_PROGRESS: { message: 'This interview is not in progress.', retryable: false },
  NOT_ALLOWED: { message: 'Your role in this session does not allow that.', retryable: false },
  ROLE_TAKEN: { message: 'Somebody else has that role in this session already.', retryable: false },
  ALREADY_A_MEMBER: { message: 'You are in this session already, in another role.', retryable: false },
  NOT_IN_CONTROL: { message: 'The AI interviews at the moment. Take over first.', retryable: false },
  NO_CANDIDATE: { message: 'Nobody sits in the candidate’s seat yet. Invite somebody first.', retryable: false },
  INTERVIEWER_IS_HUMAN: { message: 'A person interviews you. Ask them in the chat.', retryable: false },
  INTERVIEWER_NOT_AWAY: {
    message: 'The AI can take over once the interviewer has been away for five minutes.',
    retryable: false,
  },
  ALREADY_PRESENTED: { message: 'This question has been put already.', retryable: false },
  NOT_THE_NEXT_HINT: { message: 'That is not the next hint of this question.', retryable: false },
  TOO_MANY_NOTES: { message: 'There are as many notes as a session can hold.', retryable: false },
  NO_CLOCK: { message: 'There is no clock in this interview.', retryable: false },
  CLOCK_NOT_RUNNING: { message: 'The clock is not running.', retryable: false },
  CLOCK_NOT_PAUSED: { message: 'The clock was not paused by the interviewer.', retryable: false },
  TOO_MUCH_TIME: { message: 'That is more time than an interview can be given in all.', retryable: false },
  NOT_ENDED: { message: 'This interview has not ended yet.', retryable: false },
  ALREADY_GIVEN: { message: 'You have given your feedback already.', retryable: false },
  SCORECARD_INVALID: { message: 'The scorecard does not hold what it has to.', retryable: false },
  REPLY_PENDING: { message: 'The interviewer is still answering. Send it again in a moment.', retryable: true },
  EMPTY_MESSAGE: { message: 'The message is empty. Write something first.', retryable: false },
  QUESTION_OVER: { message: 'That question is over; the interview has gone on to the next one.', retryable: false },
  NO_BOARD: { message: 'This question has no whiteboard.', retryable: false },
  BOARD_TOO_LARGE: {
    message: 'The whiteboard is full. Remove something, or make it simpler, and it is saved again.',
    retryable: false,
  },
  ALREADY_DONE: { message: 'You have already said that you are done coding this question.', retryable: false },
  NOT_HANDED_IN: { message: 'You have not handed in any code for this question.', retryable: false },
  NOT_FOLLOWED_UP: { message: 'This question is not finished yet. Hand in your answer, or skip it.', retryable: false },
  TOO_LATE_TO_UNDO: { message: 'Too late to undo. Your code is handed in.', retryable: false },
  ALREADY_WENT_BACK: { message: 'You can go back to coding once for each question.', retryable: false },
  SAME_AS_HANDED_IN: { message: 'This is the version that you handed in.', retryable: false },
  RUN_PENDING: { message: 'Your last run is still going. Wait for it to finish.', retryable: true },
  CODE_EXECUTION_DISABLED: {
    message: 'Code does not run in this kind of interview. The hidden tests run when you are done.',
    retryable: false,
  },
  SETTING_LOCKED: { message: 'This setting cannot be changed in this interview.', retryable: false },
  POWER_UPS_OFF: { message: 'There are no power-ups in this kind of session.', retryable: false },
  POWER_UP_USED: { message: 'You have used this power-up in this session already.', retryable: false },
  NO_POWER_UPS_LEFT: { message: 'You have used the three power-ups of this session.', retryable: false },
  POWER_UP_NOT_NOW: { message: 'This power-up cannot be used at this moment.', retryable: false },
  INSUFFICIENT_TOKENS: {
    message: 'You do not have enough AI-usage tokens left for this interview. It waits here until there are more.',
    retryable: false,
  },
  INSUFFICIENT_CHARGES: {
    message: 'You do not have enough charges for this power-up. You earn them by finishing sessions and lessons.',
    retryable: false,
  },
  NO_SUCH_SNAPSHOT: { message: 'That is not an earlier state of your code in this question.', retryable: false },
  COACH_PENDING: { message: 'The coach is still answering. Try again in a moment.', retryable: true },
  NO_HELP_IN_EXAM: { message: 'This is an exam: there are no hints and there is no coach.', retryable: false },
  HINT_NOT_NEXT: { message: 'You already have that hint.', retryable: false },
  NO_HINTS_LEFT: { message: 'There is no further hint to give for this question.', retryable: false },
  NOTHING_TO_RETRY: { message: 'There is no failed answer to ask for again.', retryable: false },
  NO_LONGER_AWAITED: { message: 'Nobody waits for this result any more.', retryable: false },
  NOT_IN_A_TRIAL: {
    message: 'This is not part of the five-minute interview. With an account it is.',
    retryable: false,
  },
  SESSION_NOT_FOUND: { message: 'There is no such session, or it is not yours.', retryable: false },
  INVALID_COMMAND: {
    message: 'The command is not one this product knows, or a field of it is wrong.',
    retryable: false,
  },
  PAYLOAD_TOO_LARGE: { message: 'The message is too large. Send less than 64 KB.', retryable: false },
  RATE_LIMITED: { message: 'That was too many at once. Try again in a moment.', retryable: true },
  BUSY: { message: 'Too much is happening at once. Try again.', retryable: true },
  UNAVAILABLE: { message: 'The server cannot store this right now. Nothing is lost; try again.', retryable: true },
  NO_SPACE: {
    message: 'The server is nearly full, so nothing new can begin. Try again later.',
    retryable: true,
  },
  NOT_JOINED: { message: 'Join the session before you send commands to it.', retryable: true },
  SERVER_OUTDATED: { message: 'This server is being updated. Still connecting.', retryable: true },
  PROTOCOL_OUTDATED: { message: 'This page is out of date. Reload it.', retryable: false },
} as const satisfies Record<string, { message: string; retryable: boolean }>

export type RefusalCode = keyof typeof refusals

/** The shape in which a refusal reaches a client. */
export type CommandError = { code: RefusalCode; message: string; retryable: boolean; retryAfterMs?: number }

export const commandError = (code: RefusalCode, detail?: string): CommandError => ({
  code,
  message: detail ?? refusals[code].message,
  retryable: refusals[code].retryable,
})
