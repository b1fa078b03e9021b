import { type CommitView, currentCode, questionsOf } from '@greenroom/shared/session'
import { useMemo } from 'react'
import { changedLines, unchanged } from './changedLines.ts'
import { foldsOf } from './folds.ts'
import { momentAt } from './playhead.ts'
import type { Timeline } from './timeline.ts'
import { transcriptOf } from './transcript.ts'

/** The room right after a commit, folded entirely from the log. */
export function useRecording(commits: readonly CommitView[], timeline: Timeline, seq: number) {
  const folds = useMemo(() => foldsOf(commits), [commits])
  const entries = useMemo(() => transcriptOf(commits), [commits])
  return useMemo(() => {
    const session = folds.at(seq)
    const question = session === null ? undefined : questionsOf(session).at(-1)
    const language = session?.programmingLanguage ?? 'python'
    const code = question ? currentCode(question, language) : ''
    const shown = entries.filter((entry) => entry.seq <= seq)
    const moment = momentAt(timeline.moments, seq)
    // Mark a change if it's the latest event, and keep the mark until the next event.
    const before = moment === undefined ? null : folds.at(moment.seq - 1)
    const questionBefore = before === null ? undefined : questionsOf(before).at(-1)
    const change =
      before !== null &&
      questionBefore !== undefined &&
      questionBefore.number === question?.number &&
      before.programmingLanguage === language
        ? changedLines(currentCode(questionBefore, language), code)
        : unchanged
    // From the start, leave space for everything that is drawn later, so that the picture doesn't shift.
    const board = question?.board ?? []
    const last = folds.at(Number.POSITIVE_INFINITY)
    const fitTo =
      last === null ? board : (questionsOf(last).find(({ number }) => number === question?.number)?.board ?? board)
    return { session, question, language, code, change, entries: shown, board, fitTo }
  }, [folds, entries, timeline, seq])
}
