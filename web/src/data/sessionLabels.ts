import type { InterviewerAsk } from '@greenroom/shared/session'

/** Display names for the specification's values. */
export const nameOf = (value: string): string =>
  value === 'devops' ? 'DevOps' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`

/** The button labels of a candidate's requests to the interviewer; room and replay show the same words. */
export const interviewerAskLabels = {
  help: 'I am stuck',
  giveFeedback: 'How am I doing?',
  debug: 'Look at my code',
} as const satisfies Record<InterviewerAsk, string>
