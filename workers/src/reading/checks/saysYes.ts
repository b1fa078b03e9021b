const yesFirst =
  /^\W*(?:(?:well|so|oh|hm+|um+|uh|ok(?:ay)?|i think|i guess|i believe|i(?:'d| would) say|probably|surely|then|in that case|but)\W+)*(?:yes|yeah|yep|yup|ya|sure|correct|right|true|absolutely|definitely|certainly|of course|indeed|exactly|affirmative|i (?:think|guess|believe|suppose) so|it (?:does|is|can|could|would|will|should|may|might|has)|they (?:do|are|can|could|would|will)|(?:he|she) (?:does|is|can|would|will))\b(?! not|n't)/i

const noFirst =
  /^\W*(?:(?:well|so|oh|hm+|um+|uh|ok(?:ay)?|i think|i guess|i believe|i(?:'d| would) say|probably|surely|then|in that case|but)\W+)*(?:(?:definitely|absolutely|of course|certainly) (?:not|no(?=\W*$))|no|nope|nah|never|false|negative|not (?:really|at all|any more|anymore|necessarily|possible|safe|enough|quite|yet)|not|it (?:doesn't|isn't|can't|cannot|couldn't|wouldn't|won't|shouldn't|hasn't|does not|is not|would not|will not|can not|has not)|they (?:don't|aren't|can't|cannot|wouldn't|won't|do not|are not|would not|will not)|(?:he|she) (?:doesn't|isn't|can't|wouldn't|won't)|i (?:don't|doubt|wouldn't)|that (?:doesn't|wouldn't|isn't|won't))\b/i

const isBothWays = /\b(?:yes|yeah)\b.*\bno\b.*\?|\b(?:yes or no|maybe yes|maybe no)\b/i

/**
 * Returns whether an answer says yes (true) or no (false); null if it says neither. The first word decides, because the
 * reason comes after it.
 */
export function saysYes(answer: string): boolean | null {
  if (isBothWays.test(answer)) return null
  if (noFirst.test(answer)) return false
  return yesFirst.test(answer) ? true : null
}
