import { codeRuns, isSpoken } from '@greenroom/shared/rules'
import { questionsOf, type Session } from '@greenroom/shared/session'

/** Interviews, the warm-up and designs have their own screen. */
export const belongsInTheRoom = (state: Session): boolean =>
  state.assessmentType === null ||
  isSpokenPractice(state) ||
  state.assessmentType === 'skip_dummy_challenge' ||
  (state.assessmentType === 'truth_or_despair' ? !hasDeck(state) : !codeRuns(state))

/** Spoken questions are practised in the room. */
const isSpokenPractice = (state: Session): boolean =>
  state.assessmentType === 'not_an_assessment' &&
  questionsOf(state).some(({ challenge }) => isSpoken(challenge.challengeType))

/** If no deck fits the time, the round has a spoken knowledge question instead. */
const hasDeck = (state: Session): boolean =>
  questionsOf(state).length === 0 || questionsOf(state).every(({ statements }) => statements !== null)

/** A started session that needs Run and Submit. Statements work in the room as well. */
export const isForTheWorkspace = (state: Session): boolean =>
  questionsOf(state).length > 0 && state.assessmentType !== 'truth_or_despair' && !belongsInTheRoom(state)
