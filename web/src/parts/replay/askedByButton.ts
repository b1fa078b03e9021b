import { type EventOf, type InterviewerAsk, isInterviewerAsk, type SessionEvent } from '@greenroom/shared/session'

type AskedByButton = EventOf<'ReplyRequested'> & { call: InterviewerAsk }

/** Whether this is a request the candidate made to the interviewer with a button. */
export const isAskedByButton = (event: SessionEvent): event is AskedByButton =>
  event.type === 'ReplyRequested' && isInterviewerAsk(event.call)
