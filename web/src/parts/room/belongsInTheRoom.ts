import { codeRuns, isSpoken } from '@greenroom/shared/rules'
import { questionsOf, type Session } from '@greenroom/shared/session'

/** Whether a session is held in the interview room: interviews, the warm-up and designs are. */
export const belongsInTheRoom = (state: Session): boolean =>
  state.assessmentType === null ||
  isSpokenPractice(state) ||
  state.assessmentType === 'skip_dummy_challenge' ||
  (state.assessmentType === 'truth_or_despair' ? !hasDeck(state) : !codeRuns(state))

/** Practice on spoken questions takes place in the room. */
const isSpokenPractice = (state: Session): boolean =>
  state.assessmentType === 'not_an_assessment' &&
  questionsOf(state).some(({ challenge }) => isSpoken(challenge.challengeType))

/** When no deck fits the time, the round gets a spoken knowledge question instead. */
const hasDeck = (state: Session): boolean =>
  questionsOf(state).length === 0 || questionsOf(state).every(({ statements }) => statements !== null)

/** Whether a session has started and needs Run and Submit. Statements don't need them, and also work in the room. */
export const isForTheWorkspace = (state: Session): boolean =>
  questionsOf(state).length > 0 && state.assessmentType !== 'truth_or_despair' && !belongsInTheRoom(state)
