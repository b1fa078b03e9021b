import { bestScore, type ScorecardLine } from '@greenroom/shared/session'
import { scorecardTexts as texts } from './texts.ts'

/** The advice's heading; with top scores there is nothing to fix. */
export const adviceTitle = (lines: readonly Pick<ScorecardLine, 'score'>[]): string =>
  lines.every(({ score }) => score === bestScore) ? texts.goOn : texts.fixFirst
