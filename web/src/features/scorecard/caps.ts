import type { ScoreCap } from '@greenroom/shared/session'
import { powerUpLabels } from '@greenroom/shared/vocabulary'
import { scorecardTexts } from './texts.ts'

const texts = scorecardTexts.caps

/** Explains why a score couldn't be higher, based on its line. */
export function sentenceOfCap(cap: ScoreCap): string {
  const sentence = texts.at(reasonFor(cap), cap.at)
  return cap.question === undefined ? sentence : texts.inQuestion(cap.question, sentence)
}

function reasonFor(cap: ScoreCap): string {
  switch (cap.because) {
    case 'hints':
      return texts.hints(cap.rung)
    case 'power_up':
      return texts.powerUp(powerUpLabels[cap.powerUp])
    case 'asked':
      return texts.asked
    case 'no_test_passed':
      return texts.noTestPassed
    case 'only_written':
      return texts.onlyWritten
  }
}
