import { Navigate } from 'react-router'
import { useRoom } from '../roomContext.ts'
import { belongsInTheRoom } from './belongsInTheRoom.ts'
import { AutoStart, RulesPage } from './RulesPage.tsx'
import { StatementsStage } from './statements/StatementsStage.tsx'
import { Workspace } from './Workspace.tsx'

/** What a session shows here depends on its kind and on how far it is. */
export function SessionScreen() {
  const state = useRoom(({ state }) => state)
  if (state === null) return null
  if (belongsInTheRoom(state))
    return <Navigate to={`/app/aiInterview?session=${encodeURIComponent(state.sessionId)}`} replace />
  if (state.phase === 'NOT_STARTED')
    return state.assessmentType === 'not_an_assessment' ? <AutoStart state={state} /> : <RulesPage state={state} />
  return state.assessmentType === 'truth_or_despair' ? <StatementsStage state={state} /> : <Workspace state={state} />
}
