import { isExam } from '@greenroom/shared/rules'
import { holderOf, type Session } from '@greenroom/shared/session'

/**
 * The ids of participants who may see facts about the code before the end: the human interviewer, or nobody in an exam.
 */
export function audienceOfFacts(state: Session): string[] {
  const interviewer = holderOf(state, 'interviewer')
  return interviewer === undefined || isExam(state) ? [] : [interviewer.id]
}
