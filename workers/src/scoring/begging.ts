import { plainWords, sentencesOf, wordCount } from '../reading/plainWords.ts'
import { isReprogramming } from '../reading/reprogramming.ts'
import { techniqueFamiliesIn } from '../reading/techniqueFamilies.ts'

const done =
  '(answers?|solutions?|algorithm|trick|code|function|program|approach|technique|data structure|structure|sentence|pseudo ?code|outline|hints|(first|next|last|that) line|score|number|verdict|yes|prompt|rules|notes|everything|above|hidden tests?|tests? fails?|whole thing|way to do it|word|letter by letter|steps)'
const giving =
  '(tell|give|show|print|write|reveal|send|spell|say|repeat|complete|finish|list|output|paste|translate|encode|recite|share|leak|provide|confirm|code|dictate|explain|name)'

const begging = [
  // Matches requests to the interviewer: "write the function for me", "can you paste the reference solution".
  new RegExp(
    `^((so|and|but|ok|okay|then|now|come on|please|just|only|hey|well|again|debug mode|[a-z ]{0,20}:)[,:]? )*((can|could|will|would|won't) you (please |just |maybe )?)?${giving}\\b(?! (an|another|the first|the second) example)[^.?]{0,60}\\b${done}\\b`,
  ),
  new RegExp(
    `\\b(please|just|to|and|you|not) ${giving} (it |me |us |out |down )*(all |only )?((the|your|a|an|my|that) )?(\\w+ ){0,3}${done}\\b(?=.*\\b(me|us|you|we|please)\\b)`,
  ),
  new RegExp(`\\b${giving} (me|us) (all |only |just )*((the|your|a|an|that) )?(\\w+ ){0,3}${done}\\b`),
  /\bi (only |just |really )?(need|want) (the|your) (\w+ )?(answer|solution|code|trick)\b/,
  /\b(what|which) ((do|would) you say )?(is|'s|was|were|are|would be) the (\w+ )?(trick|answer|solution|outline|(best|optimal|intended|right|expected) (approach|way|output|answer|solution|algorithm))\b/,
  /\bhow (do|would|should) (you|a senior|an expert)( engineer)? (solve|do|code|write)\b|\bwhat would (you|a senior|an expert)( engineer)? (write|do|code)\b/,
  /\b(what|which) (score|marks?|grade)\b|\bmy (score|grade)( so far)?\b|\b(did|do) i pass\b|\btests? (all )?pass, (do|right|yes|correct)|\bdo (all )?(the )?(hidden )?tests pass\b|\bsay (yes|no)\b/,
  /\b(i|we) order you\b|\bas (the|an|your) (admin|owner|developer|administrator|boss|manager)\b|\bnobody (will|would|needs to) know\b|\blet('s| us) play a game\b|\byou are the candidate\b|\bswap roles\b/,
  /\b(interviewer|colleague|friend|teacher|support|boss) (has |had )?(already )?(told|gave|given|showed|shown|promised) me\b/,
] as const

const wordsOfAThought = 7

/**
 * Whether a message asks somebody else to do the work: it asks for the answer, the code, the score or the results, or
 * gives the interviewer orders. Begging never counts as communication, however frequent or polite. Ideas that come with
 * it still count.
 */
export function begsForTheAnswer(message: string): boolean {
  const sentences = sentencesOf(plainWords(message))
  const own = sentences.filter((sentence) => !begging.some((way) => way.test(sentence)))
  if (own.length === sentences.length && !isReprogramming(message)) return false
  return !own.some(
    (sentence) =>
      wordCount(sentence) >= wordsOfAThought && (techniqueFamiliesIn(sentence).length > 0 || sentence.endsWith('?')),
  )
}
