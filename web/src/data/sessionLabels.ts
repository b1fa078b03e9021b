import type { InterviewerAsk, InterviewSettings } from '@greenroom/shared/session'
import { interviewStageLabels } from '@greenroom/shared/vocabulary'

/** The words for values of the specification that go over the wire in small letters. */
export const nameOf = (value: string): string =>
  value === 'devops' ? 'DevOps' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`

/** `Google, on-site, 45 minutes`: which interview it is, in one line. */
export function interviewLine(
  settings: Pick<InterviewSettings, 'companyType' | 'interviewStage' | 'timeLimitInMinutes'>,
): string {
  const stage = interviewStageLabels[settings.interviewStage].toLowerCase()
  return `${nameOf(settings.companyType)}, ${stage}, ${settings.timeLimitInMinutes} minutes`
}

/** What a candidate asks the interviewer by a button, in the words of the button; room and replay show the same. */
export const interviewerAskLabels = {
  help: 'I am stuck',
  giveFeedback: 'How am I doing?',
  debug: 'Look at my code',
} as const satisfies Record<InterviewerAsk, string>
