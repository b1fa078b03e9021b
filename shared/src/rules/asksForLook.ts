import { spokenText } from './spokenText.ts'

/** Matches the words candidates use for their code. */
const code =
  "(my |the |this |that )?(code|program|solution|function|implementation|loop|draft|version|script|what i('ve| have)( written| got)?)"

const asks: readonly RegExp[] = [
  new RegExp(
    `\\b(take|have) (a|another|one more) (quick |short |brief )?(look|glance|peek) (at|over|through) ${code}\\b`,
  ),
  /\b(take|have) a (quick |short |brief )?(look|glance|peek)( so far| please)?[?.!]*$/,
  new RegExp(`\\b(look|glance) (at|over|through) ${code}\\b`),
  new RegExp(`\\b(can|could|would|will) you (please |quickly |just )?(check|review|look over|see if) ${code}\\b`),
  new RegExp(`^((please|now|so|ok|okay|and|then)[, ]*)*(check|review|debug) ${code}\\b`),
  new RegExp(`\\b(is|does|are|do) ${code}( look| seem)? (right|correct|ok|okay|fine|good|work)\\b`),
  /\b(is|does) (this|that|it) (look |seem )?(right|correct|ok|okay|fine|good)( to you)? so far\b/,
  new RegExp(`\\b(do|can) you see (a|any|some)( \\w+)? ?(bugs?|mistakes?|problems?|errors?) in ${code}\\b`),
  /\b(do|can) you (see|spot) (a|any) (bugs?|mistakes?)\b/,
  /\bam i on the right (track|way|path) with (my|the|this) (code|program|solution)\b/,
]

/** A message with more words than this counts as an explanation, not as a request. */
const maxWords = 40

/** Whether a message asks for a look at the current code ("can you have a look at my code?"), not at a plan. */
export function asksForLook(message: string): boolean {
  if (message.length > 1_000) return false
  const text = spokenText(message)
  if (text.split(' ').length > maxWords) return false
  return asks.some((each) => each.test(text))
}
