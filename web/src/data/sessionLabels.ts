import type { InterviewerAsk } from '@greenroom/shared/session'

/** Display name for a value from the specification. */
export const nameOf = (value: string): string =>
  value === 'devops' ? 'DevOps' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`

/** Labels of the buttons for requests to the interviewer, shared by room and replay. */
export const interviewerAskLabels = {
  help: 'I’m stuck',
  giveFeedback: 'How am I doing?',
  debug: 'Look at my code',
} as const satisfies Record<InterviewerAsk, string>
