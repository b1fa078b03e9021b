const opening =
  /^\s*((oh|ah|ugh|hm+|well|okay|ok|right|alright|sure|great|nice|cool|fine|yes|yeah|hello|hi|good (morning|afternoon|evening))|((many )?thanks?( you)?( (so|very) much| a lot)?)|((no problem|please|sorry|apologies|excuse me|pardon)( (about|for) (that|this|the \w+))?)|(with pleasure|gladly|of course|happy to( (explain|answer|try))?|my pleasure|certainly|honestly|seriously|whatever|finally|come on|i see|understood|got it|makes sense|good question|this is (ridiculous|stupid|silly|annoying|boring)|what a waste of time|a waste of time|jesus|man|boy|geez|sigh))([,\s]+(i see|whatever|understood|then|so much|a waste of time|for (that|asking|the \w+)|got it|sure|okay|ok|well))*\s*[.!…]+\s+(?=\S)/i

const closing =
  /\s+((many )?thanks?( you)?( (so|very) much| a lot| again)?|thank you for (your|the) (time|patience|question)|please|(i )?hope (this|that|it) (helps|is (ok|okay|fine|clear))|sorry|cheers|kind regards)\s*[.!…]*\s*$/i

/**
 * Strips polite or angry phrases around a message, because they don't change its intent or score. The result is an exact part of the message.
 */
export function withoutManners(message: string): string {
  let bare = message
  for (let before = ''; bare !== before; ) {
    before = bare
    const begun = kept(bare, bare.replace(opening, ''))
    const end = begun.slice(-longestClosing)
    bare = kept(begun, begun.slice(0, begun.length - end.length) + end.replace(closing, ''))
  }
  return bare
}

const kept = (message: string, bare: string): string =>
  bare.split(/\s+/, fewestWordsLeft).length >= fewestWordsLeft ? bare : message

const longestClosing = 120

/**
 * The minimum number of words that must be left of a message. If fewer were left, they might need the words around them
 * to be an answer, so nothing is stripped.
 */
const fewestWordsLeft = 4
