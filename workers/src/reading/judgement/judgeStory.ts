import type { PointJudgement } from '@greenroom/shared/session'
import { isWithoutGrammar } from '../grammar.ts'
import { readStory, type Story } from '../story/readStory.ts'
import { pointKey } from './judgeInWords.ts'

/** Functions that find the sentences for each criterion, in the order of the question's points (`storyQuestionOf`). */
const found: readonly ((story: Story) => readonly string[])[] = [
  ({ ownActs }) => ownActs,
  ({ figures }) => figures,
  ({ results }) => results,
  ({ lessons }) => lessons,
]

const maxSpans = 6

/**
 * Judges a message in a behavioural story, point by point. If a point is missing from the message, its verdict is
 * `not_understood`, never contradicted.
 */
export function judgeStory(message: string): PointJudgement[] {
  const story = isWithoutGrammar(message) ? null : readStory(message)
  return found.map((spansOf, index) => {
    const spans = story === null ? [] : spansOf(story).slice(0, maxSpans)
    return { point: pointKey(index), verdict: spans.length === 0 ? 'not_understood' : 'shown', spans }
  })
}
