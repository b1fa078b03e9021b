import type { PointJudgement } from '@greenroom/shared/session'
import { isWithoutGrammar } from '../grammar.ts'
import { readStory, type Story } from '../story/readStory.ts'
import { pointKey } from './judgeInWords.ts'

/** The criteria for a story, in the order of its question's points (`storyQuestionOf`). */
const found: readonly ((story: Story) => readonly string[])[] = [
  ({ ownActs }) => ownActs,
  ({ figures }) => figures,
  ({ results }) => results,
  ({ lessons }) => lessons,
]

const maxSpans = 6

/**
 * Judges a message in a behavioural story, point by point. A point missing from the message is not understood, but
 * never contradicted.
 */
export function judgeStory(message: string): PointJudgement[] {
  const story = isWithoutGrammar(message) ? null : readStory(message)
  return found.map((spansOf, index) => {
    const spans = story === null ? [] : spansOf(story).slice(0, maxSpans)
    return { point: pointKey(index), verdict: spans.length === 0 ? 'not_understood' : 'shown', spans }
  })
}
