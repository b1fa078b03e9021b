/** The longest part of a message that is read for its meaning. */
const longestRead = 6_000

/** Ways in which somebody names a thing in order to leave it: what was thought first, and what something else is preferred to. */
const left: readonly RegExp[] = [
  // "At first I thought of a heap, but …"
  /\b(?:(?:at )?first|initially|originally|my (?:first|initial) (?:thought|idea|instinct|guess|reaction)|one (?:could|might) (?:think|say|try|want)|i (?:had )?(?:first|initially|originally)|i(?:'d| had) (?:first |initially )?(?:thought|considered)|i (?:was thinking|considered|thought) (?:of|about)|(?:some|many) people (?:say|think|would)|you(?:'d| would| might) think|it is tempting|the naive (?:idea|way|thing))\b[^.!?;\n]{0,200}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  // "instead of a heap", "rather than sorting"
  /\b(?:instead of|rather than|as opposed to|unlike|no need (?:for|of|to)|not by|not with|not via)\b[^.,!?;:\n]{0,60}?(?=[.,!?;:\n]|$|\b(?:i|we|it|you|but|so|because|then)\b)/giu,
  // "A heap would be too slow", "sorting doesn't work here"
  /[^.,!?;:\n]{0,80}\b(?:(?:would|will|does|do|did|can|could)(?: not|n['’]t)|won['’]t|cannot|can['’]t) (?:really )?(?:work|help|do|be enough|suffice|be needed)\b[^.,!?;:\n]*/giu,
  /[^.,!?;:\n]{0,80}\b(?:(?:is|are|would be|was|gets?|be) (?:far |way |much )?too (?:slow|expensive|big|large|costly|many)|(?:is|are) (?:wrong|overkill|not (?:enough|right|needed|the answer|what)))\b[^.,!?;:\n]*/giu,
]

/**
 * A text without what it only names in order to leave it; spaces stand in its place, so that everything else stays where it was. What
 * somebody proposes counts, and not what they turn down.
 */
export const withoutRejected = (text: string): string =>
  left.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text.slice(0, longestRead),
  )

/** The same without what was thought first and what something else is preferred to; what "does not help" stays, as it may be the point. */
export const withoutPreferred = (text: string): string =>
  left
    .slice(0, 2)
    .reduce(
      (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
      text.slice(0, longestRead),
    )
