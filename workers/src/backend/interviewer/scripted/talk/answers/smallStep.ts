import type { Slot } from '../../phrases.ts'
import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'
import { type Answer, type AnswerTo, alone, hasExamples, thenBack } from './answer.ts'

/** A word for how somebody feels, and one smaller step than the one that is too big. */
export const wordAndStep =
  (slot: Slot): AnswerTo =>
  (s, say) =>
    andStep(say(slot), s, say)

function andStep(text: string, s: Situation, say: Say): Answer {
  if (s.at === 'closing') return alone(`${text} ${say(closingNote(s))}`)
  const step = s.isOneOfSeveral ? null : smallStep(s)
  return step === null ? thenBack(text) : alone(`${text} ${say(step)}`)
}

/** A step that anybody can take; null where the work itself is small enough, or nothing is asked. */
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

/** What follows the last word: practice has no scorecard to wait for. */
export const closingNote = (s: Situation): Slot =>
  !s.isPractice ? 'feedbackFollows' : s.maySpeakOfCode ? 'practiceKept' : 'practiceOver'
