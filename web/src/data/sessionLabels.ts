import type { InterviewerAsk } from '@greenroom/shared/session'

/** The words for values of the specification that go over the wire in small letters. */
export const nameOf = (value: string): string =>
  value === 'devops' ? 'DevOps' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`

/** What a candidate asks the interviewer by a button, in the words of the button; room and replay show the same. */
export const interviewerAskLabels = {
  help: 'I am stuck',
  giveFeedback: 'How am I doing?',
  debug: 'Look at my code',
} as const satisfies Record<InterviewerAsk, string>
