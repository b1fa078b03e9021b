import { type EventOf, type InterviewerAsk, isInterviewerAsk, type SessionEvent } from '@greenroom/shared/session'

type AskedByButton = EventOf<'ReplyRequested'> & { call: InterviewerAsk }

/** Whether the candidate made a request to the interviewer by button. */
export const isAskedByButton = (event: SessionEvent): event is AskedByButton =>
  event.type === 'ReplyRequested' && isInterviewerAsk(event.call)
