import { isExam } from '@greenroom/shared/rules'
import { holderOf, type Session } from '@greenroom/shared/session'

/** Who may see facts before the end: the human interviewer, or nobody in an exam. */
export function audienceOfFacts(state: Session): string[] {
  const interviewer = holderOf(state, 'interviewer')
  return interviewer === undefined || isExam(state) ? [] : [interviewer.id]
}
