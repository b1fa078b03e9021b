import type { Slot } from '../../phrases.ts'
import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'
import { type Answer, type AnswerTo, alone, hasExamples, thenBack } from './answer.ts'

/** Acknowledges the candidate's feelings and offers a smaller step, because the present one is too big. */
export const wordAndStep =
  (slot: Slot): AnswerTo =>
  (s, say) =>
    andStep(say(slot), s, say)

function andStep(text: string, s: Situation, say: Say): Answer {
  if (s.at === 'closing') return alone(`${text} ${say(closingNote(s))}`)
  const step = s.isOneOfSeveral ? null : smallStep(s)
  return step === null ? thenBack(text) : alone(`${text} ${say(step)}`)
}

/** Returns a step anybody can take; null if the work is small enough already, or no question is open. */
function smallStep(s: Situation): Slot | null {
  if (s.work === 'deck') return 'oneStatement'
  if (s.work === 'tutorial' || s.at === 'testing' || s.at === 'closing') return null
  if (s.isPractice && s.maySpeakOfCode && s.at === 'asking') return 'practiceStep'
  if (s.at === 'asking') return s.openQuestion === '' ? 'smallStepAsked' : null
  if (s.at === 'writing') return 'smallStepWritten'
  if (s.work === 'story') return 'smallStepStory'
  if (s.work === 'design') return 'smallStepDesign'
  return s.maySpeakOfCode && hasExamples(s) ? 'smallStepCode' : 'smallStepWords'
}

/** Returns the interviewer's closing note. In practice there is no scorecard to announce. */
export const closingNote = (s: Situation): Slot =>
  !s.isPractice ? 'feedbackFollows' : s.maySpeakOfCode ? 'practiceKept' : 'practiceOver'
