import type { CommitView } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** A saved version of the code; `seq` is its commit, `at` ms since 1970. */
export type CodeMoment = { seq: number; at: number; code: string; language: ProgrammingLanguage }

/**
 * Earlier versions of the current question's code, latest first. Skips those equal to the current code, and keeps only
 * the latest of equal neighbours.
 */
export function codeMoments(
  commits: readonly CommitView[],
  now: { code: string; language: ProgrammingLanguage },
): CodeMoment[] {
  let moments: CodeMoment[] = []
  for (const { seq, at, events } of commits) {
    for (const event of events) {
      if (event.type === 'ChallengePresented') moments = []
      if (event.type !== 'CodeSnapshotTaken') continue
      const moment = { seq, at, code: event.code, language: event.programmingLanguage }
      const last = moments.at(-1)
      if (last !== undefined && isSame(last, moment)) moments.pop()
      moments.push(moment)
    }
  }
  return moments.filter((moment) => !isSame(moment, now)).reverse()
}

const isSame = (a: Omit<CodeMoment, 'seq' | 'at'>, b: Omit<CodeMoment, 'seq' | 'at'>): boolean =>
  a.code === b.code && a.language === b.language
