import { bestScore, type ScorecardLine } from '@greenroom/shared/session'
import { scorecardTexts as texts } from './texts.ts'

/** What stands above the advice: where all is at the top there is nothing to fix. */
export const adviceTitle = (lines: readonly Pick<ScorecardLine, 'score'>[]): string =>
  lines.every(({ score }) => score === bestScore) ? texts.goOn : texts.fixFirst
