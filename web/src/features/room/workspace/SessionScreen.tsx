import { codeRuns, isSpoken, questionsOf, type Session } from '@greenroom/shared'
import { Navigate } from 'react-router'
import { useRoom } from '../roomContext.ts'
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

/** Interviews, the warm-up that shows the room, and designs have their own screen. */
const belongsInTheRoom = (state: Session): boolean =>
  state.assessmentType === null ||
  isSpokenPractice(state) ||
  state.assessmentType === 'skip_dummy_challenge' ||
  (state.assessmentType === 'truth_or_despair' ? !hasDeck(state) : !codeRuns(state))

/** What is answered in words is practised in the room. */
const isSpokenPractice = (state: Session): boolean =>
  state.assessmentType === 'not_an_assessment' &&
  questionsOf(state).some(({ challenge }) => isSpoken(challenge.challengeType))

/** Where no deck fits the time, a question of knowledge is put, which is talked about. */
const hasDeck = (state: Session): boolean =>
  questionsOf(state).length === 0 || questionsOf(state).every(({ statements }) => statements !== null)
