import type { Turn } from '../provider.ts'
import { nextFollowUp, preparedLeft } from './followUp.ts'
import { nextQuestion, questionsLeft } from './nextQuestion.ts'
import type { Say } from './say.ts'
import { isStory, nextOfStory, storyAsksLeft } from './story.ts'

/**
 * Answers "what did I miss?": says how many things are still open, and asks about one of them without giving the answer
 * away. Null if the question isn't one of ours.
 */
export function stillOpen(turn: Turn, say: Say): string | null {
  const open = openIn(turn, say)
  if (open === null) return null
  if (open.count === 0) return say('missedNothing')
  const lead = open.count === 1 ? say('missedOne') : say('missedSeveral', { count: inWords(open.count) })
  return `${lead} ${open.question()}`
}

function openIn(turn: Turn, say: Say): { count: number; question: () => string } | null {
  const { spoken, challenge } = turn
  if (spoken !== null && isStory(turn))
    return { count: storyAsksLeft(turn, spoken), question: () => nextOfStory(turn, spoken, say) }
  if (spoken !== null) return { count: questionsLeft(turn, spoken), question: () => nextQuestion(turn, spoken, say) }
  return challenge === null ? null : { count: preparedLeft(turn), question: () => nextFollowUp(turn, say) }
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const
const inWords = (count: number): string => small[count] ?? 'several'
