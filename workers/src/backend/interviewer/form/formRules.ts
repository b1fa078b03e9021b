import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { sentencesIn } from '../../../reading/sentences.ts'
import { isInsult } from './insult.ts'
import { isEnglish } from './language.ts'
import { hasMarkdown } from './markdown.ts'
import { fallsOutOfPart } from './outOfPart.ts'
import { saidBefore } from './saidBefore.ts'
import { spellsOut } from './spelledOut.ts'

/**
 * The maximum number of words in a turn, for a provider that words its own replies. An opening may be longer, because
 * it explains a whole task.
 */
export const maxOwnWords = { turn: 45, opening: 90 }

export type BrokenForm =
  | 'too_long'
  | 'insult'
  | 'out_of_part'
  | 'markdown'
  | 'spelled_out'
  | 'other_language'
  | 'said_before'
  | 'unearned_praise'

/**
 * Returns the style rule this text breaks, or null. Only for providers that word their own replies, mostly language
 * models; people have reviewed our authors' texts.
 * @param earlier texts that must not be repeated
 * @param isWrong whether the text replies to an answer that was judged and not accepted
 */
export function brokenForm(
  text: string,
  { maxWords, earlier, isWrong }: { maxWords: number; earlier: readonly string[]; isWrong: boolean },
): BrokenForm | null {
  if (isInsult(text)) return 'insult'
  if (fallsOutOfPart(text)) return 'out_of_part'
  if (hasMarkdown(text)) return 'markdown'
  if (spellsOut(text)) return 'spelled_out'
  if (!isEnglish(sentencesIn(text))) return 'other_language'
  if (saidBefore(text, earlier)) return 'said_before'
  if (isWrong && praiseInPassing.test(plainWords(text))) return 'unearned_praise'
  return wordCount(text) > maxWords ? 'too_long' : null
}

/** Praise that must never follow a wrong answer, even in passing. */
const praiseInPassing =
  /\b(good (point|catch|thinking|thought|call|start|reasoning|explanation|observation|question)|(great|nice|strong|solid|clever|smart|fine) (\w+ )?(point|thinking|thought|idea|answer|approach|solution|plan|start|explanation|reasoning)|correct(ly)?(?= ?[.,!]|$)|that (sounds|looks) (right|good|great|correct)|you(('ve| have) got it| got it| nailed it|'ve nailed it)|(yes|yeah|yep), (exactly|correct|right|perfect|that's (it|right))|(?<!more )exactly(?= ?[.,!]|$)|absolutely|well (put|said|explained|reasoned|thought)|makes perfect sense|i (like|love) (that|your|this|it|the way)|impressed)\b/
