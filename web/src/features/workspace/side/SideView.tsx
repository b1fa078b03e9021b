import type { Question, Session } from '@greenroom/shared/session'
import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import type { CostsField } from '../useCosts.ts'
import type { SideView as SideViewName, View } from '../views.ts'
import { CoachTab } from './CoachTab.tsx'
import { EditorialTab } from './EditorialTab.tsx'
import { HintsTab } from './HintsTab.tsx'
import { ProblemTab } from './ProblemTab.tsx'
import { SubmissionsTab } from './SubmissionsTab.tsx'

export type SideViewProps = {
  state: Exclude<Session, { phase: 'NOT_STARTED' }>
  question: Question
  costs: CostsField
  missesCosts: boolean
  onShow: (view: View) => void
}

/** One of the parts at the left. What asks the server does so once it is looked at. */
export function SideView({ view, isShown, ...props }: SideViewProps & { view: SideViewName; isShown: boolean }) {
  switch (view) {
    case 'problem':
      return <ProblemTab {...props} />
    case 'hints':
      return <HintsTab {...props} />
    case 'submissions':
      return isShown ? <SubmissionsTab {...props} /> : null
    case 'editorial':
      return isShown ? <EditorialTab {...props} /> : null
    case 'coach':
      return <CoachTab />
    case 'chat':
      return <ChatPane withCoach />
  }
}
