/** The buttons by which a candidate asks the interviewer for something beside the conversation. */
export const interviewerAsks = ['help', 'giveFeedback', 'debug'] as const
export type InterviewerAsk = (typeof interviewerAsks)[number]
