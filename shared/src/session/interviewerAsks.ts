/** The buttons a candidate asks the interviewer with, outside the conversation. */
export const interviewerAsks = ['help', 'giveFeedback', 'debug'] as const
export type InterviewerAsk = (typeof interviewerAsks)[number]
