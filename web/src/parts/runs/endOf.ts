import type { TestCaseOutcome } from '@greenroom/shared/session'
import { resultTexts } from '../room/texts.ts'
import { detailTexts as texts } from './texts.ts'

/** Explains how a stopped or crashed program ended, if known; null if it ended normally. */
export function endOf({ status, reason, signal, exitCode, timeMs, notRun }: TestCaseOutcome): string | null {
  if (notRun) return resultTexts.NOT_RUN.sentence
  if (status === 'TIME_LIMIT_EXCEEDED') return texts.timeLimit(Math.round(timeMs))
  if (status !== 'RUNTIME_ERROR') return null
  if (reason === 'memory') return texts.memory
  if (reason === 'output') return texts.output
  if (signal != null) return texts.signal(signal)
  return exitCode == null ? null : texts.exitCode(exitCode)
}
