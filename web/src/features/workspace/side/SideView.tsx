import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { CoachPanel } from '../../../parts/coach/CoachPanel.tsx'
import type { SideView as SideViewName } from '../views.ts'
import { EditorialTab } from './EditorialTab.tsx'
import { HintsTab } from './HintsTab.tsx'
import { ProblemTab } from './ProblemTab.tsx'
import { SubmissionsTab } from './SubmissionsTab.tsx'
import type { SideViewProps } from './sideViewProps.ts'

/** One of the left-hand panels. Loads its data only once it is visible. */
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
      return <CoachPanel isPractice />
    case 'chat':
      return <ChatPane withCoach />
  }
}
