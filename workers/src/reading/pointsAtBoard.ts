import type { SpokenQuestion } from '@greenroom/shared/content'
import { hasBoard } from '@greenroom/shared/rules'
import { plainWords, wordCount } from './plainWords.ts'
import { pointsIn } from './pointsIn.ts'

const pointing =
  /\b(look at|see|check|on|in|into|from) (my |the |this |that )*(whiteboard|board|drawing|diagram|sketch)\b|\b(i|i've|i have)( have)?( just| already)? (drew|drawn|sketched)\b/
const asksFor = /\b(can|may|should|could|shall) i (please )?(draw|sketch|use the (white)?board)\b/
const asksForJudgement =
  /\b(is|was|does|how (good )?(is|does|do you (like|find))|what do you (think|make) (of|about)|do you like) (my (drawing|board|diagram|sketch|design)|(the|this|that) (drawing|diagram|sketch))\b[^.!]*\?/
const prefersWords =
  /\b(can|may|could|shall) i (just |only |rather )*(talk|tell you|explain it|use words|describe it|do (it|this) in words)\b|\bwithout (the |a )?((white)?board|drawing)\b|\b((can not|cannot|can't|hard time|trouble|rather not|don't (like|want) to)\b.{0,20}\b(draw(ing)?|(white)?board))\b/
const atALoss = /\b(stuck|lost|(no|not an?|any) (idea|clue)|(do not|don't) know|not sure)\b/

/** The maximum number of words in a message that only points at a drawing. */
const maxWords = 20

/**
 * The candidate's wish about the whiteboard. They may want to draw, to skip drawing, to know whether the drawing
 * counts, or to have us look at it instead of explaining it.
 */
type BoardWish = 'draw' | 'words' | 'judgement' | 'look'

/**
 * Finds the candidate's wish about the whiteboard in a message; null if the message describes the design or doesn't
 * mention the board.
 */
export function boardMeant(
  message: string,
  question: Pick<SpokenQuestion, 'challengeType' | 'points' | 'statement'>,
): BoardWish | null {
  if (!hasBoard(question.challengeType)) return null
  const plain = plainWords(message)
  if (wordCount(plain) > maxWords || pointsIn(message, question).length > 0) return null
  // If the task itself has a board, the candidate may mean that one.
  if (/\bboard\b/.test(plain) && /\bboards?\b/i.test(question.statement)) return null
  if (asksFor.test(plain)) return 'draw'
  if (prefersWords.test(plain)) return 'words'
  if (asksForJudgement.test(plain)) return 'judgement'
  return pointing.test(plain) && !atALoss.test(plain) ? 'look' : null
}
