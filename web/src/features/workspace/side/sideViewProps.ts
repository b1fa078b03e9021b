import type { Question, Session } from '@greenroom/shared/session'
import type { CostsField } from '../useCosts.ts'
import type { View } from '../views.ts'

/** Props shared by the left-hand panels. */
export type SideViewProps = {
  state: Exclude<Session, { phase: 'NOT_STARTED' }>
  question: Question
  costs: CostsField
  missesCosts: boolean
  onShow: (view: View) => void
}
