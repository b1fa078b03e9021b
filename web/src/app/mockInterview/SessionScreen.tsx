import { Navigate } from 'react-router'
import { StatementsStage } from '../../features/statements/StatementsStage.tsx'
import { AutoStart, RulesPage } from '../../features/workspace/RulesPage.tsx'
import { Workspace } from '../../features/workspace/Workspace.tsx'
import { belongsInTheRoom } from '../../parts/room/belongsInTheRoom.ts'
import { useRoom } from '../../parts/room/roomContext.ts'

/** Picks the screen for the session's kind and phase. */
export function SessionScreen() {
  const state = useRoom(({ state }) => state)
  if (state === null) return null
  if (belongsInTheRoom(state))
    return <Navigate to={`/app/aiInterview?session=${encodeURIComponent(state.sessionId)}`} replace />
  if (state.phase === 'NOT_STARTED')
    return state.assessmentType === 'not_an_assessment' ? <AutoStart state={state} /> : <RulesPage state={state} />
  return state.assessmentType === 'truth_or_despair' ? <StatementsStage state={state} /> : <Workspace state={state} />
}
