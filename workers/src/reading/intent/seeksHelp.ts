import { plainWords, splitCode, wordCount } from '../plainWords.ts'

/**
 * Asks for the interviewer's own way, or where to look (spec §5), without a word for a hint. Such a request is offered a
 * hint, not given one.
 */
const ourWay: readonly RegExp[] = [
  /\bwhat (do|would) you (recommend|suggest|advise|propose)( (me|that i|i))?( (to|should))?( do| try| use)?( instead| here| then| now| next)?[?.]*$/,
  /\bhow (would you|you would) (do|solve|tackle|approach|handle|attack|go about|start|begin)( (this|that|it|here|the (next|first|last)))*( (part|bit|step|one|problem|question))?(, yourself| yourself| if you were me| in my place)?[?.]*( |$)/,
  /\bwhat would you do( (here|now|next|instead|if you were me|in my (place|shoes|position)))*[?.]*$/,
  /\b(what|where) (should|do|would|could|must) i (be )?(look(ing)?( (at|for))?|pay(ing)? attention to|focus(ing)? on)( (here|first|now|next|instead))*[?.]*$/,
  /\b(can|could|would|will) you (please |just |maybe )?(show|tell|explain to|give) me( just)? (the|one|an?) (thing|idea|key|insight|missing (bit|part|piece)|trick)\b/,
  /\b(any|some) (advice|guidance|suggestions?|pointers|ideas?)( for me| here| on (this|that|how to (start|begin|go on)))?\?/,
]

/** Messages that only say that the candidate wants to be told. */
const onlyThat =
  /^((ok|okay|well|please|so|and|which one|what|where|how)[,.?!]* )*(just |please )?(tell|show) me( it| that| which( one)?| where| how)?( please)?[.!?]*$/

/** An example is help if the candidate says that they can't find the way without it. */
const exampleToGoBy =
  /\b(small|tiny|simple|concrete|little)? ?(example|case) to (chew on|play with|go (by|on)|think about|start (from|with))\b/
const atALoss =
  /\b(can't|cannot|don't|do not|couldn't) (work|figure|find|make|see)( it| this| that)?( out)?\b|\b(stuck|lost|no (idea|clue))\b/

/** The maximum number of words. A longer message explains something, whatever it asks at the end. */
const maxWords = 60

/**
 * Whether a message asks for help towards the solution without mentioning a hint. It may ask for the interviewer's own
 * way, for a direction to look in, or just to be told.
 */
export function seeksHelp(message: string): boolean {
  const text = plainWords(splitCode(message).prose)
  if (text === '' || wordCount(text) > maxWords) return false
  return (
    onlyThat.test(text) || ourWay.some((each) => each.test(text)) || (exampleToGoBy.test(text) && atALoss.test(text))
  )
}
