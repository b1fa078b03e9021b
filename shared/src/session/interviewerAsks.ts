/** The buttons that ask the interviewer for something, outside the conversation. */
export const interviewerAsks = ['help', 'giveFeedback', 'debug'] as const
export type InterviewerAsk = (typeof interviewerAsks)[number]
