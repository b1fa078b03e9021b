import { type Commit, viewOf } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

/** The code after a commit, and the number of the question it was written for. */
export type CodeSnapshot = { question: number; code: string; programmingLanguage: ProgrammingLanguage }

/** Returns the code recorded by commit `seq`; null if the commit recorded no code that this participant may see. */
export function snapshotIn(commits: readonly Commit[], seq: number, participantId: string): CodeSnapshot | null {
  let question = 0
  for (const commit of commits) {
    for (const event of viewOf(commit, participantId).events) {
      if (event.type === 'ChallengePresented') question = event.question
      if (event.type === 'CodeSnapshotTaken' && commit.seq === seq) {
        const { code, programmingLanguage } = event
        return { question, code, programmingLanguage }
      }
    }
  }
  return null
}
