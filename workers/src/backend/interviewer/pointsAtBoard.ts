import { hasBoard, type Intent } from '@greenroom/shared'
import type { SpokenQuestion } from '@greenroom/shared/content'
import { plainWords, wordCount } from './plainWords.ts'
import { pointsIn } from './pointsIn.ts'

const pointing =
  /\b(look at|see|check|on|in|into|from) (my |the |this |that )*(whiteboard|board|drawing|diagram|sketch)\b|\b(i|i've|i have)( have)?( just| already)? (drew|drawn|sketched)\b/
const asksFor = /\b(can|may|should|could|shall) i (please )?(draw|sketch|use the (white)?board)\b/
const atALoss = /\b(stuck|lost|(no|not an?|any) (idea|clue)|(do not|don't) know|not sure)\b/

/** Who points at a drawing says no more than this beside it. */
const mostWords = 20

/** Whether somebody may answer a message by speaking of the whiteboard: `asks` whether they may draw, `points` instead of explaining. */
export function boardMeant(
  message: string,
  question: Pick<SpokenQuestion, 'challengeType' | 'points'>,
): 'asks' | 'points' | null {
  if (!hasBoard(question.challengeType)) return null
  const plain = plainWords(message)
  if (wordCount(plain) > mostWords || pointsIn(message, question).length > 0) return null
  if (asksFor.test(plain)) return 'asks'
  return pointing.test(plain) && !atALoss.test(plain) ? 'points' : null
}

/** Whoever asks for help or for the next question means that, whatever they point at. */
const meantAnyway: readonly Intent[] = ['request_for_hint', 'request_to_skip']

/** To point at a drawing neither answers nor asks anything about the task; what was heard in it, else. */
export const intentAtBoard = (
  message: string,
  heard: Intent,
  question: Pick<SpokenQuestion, 'challengeType' | 'points'>,
): Intent => (meantAnyway.includes(heard) || boardMeant(message, question) === null ? heard : 'unknown')
