const manners =
  /^\s*((oh|ah|ugh|hm+|well|okay|ok|right|alright|sure|great|nice|cool|fine|yes|yeah)|((many )?thanks?( you)?( (so|very) much| a lot)?)|(with pleasure|gladly|of course|happy to|my pleasure|certainly|honestly|seriously|whatever|finally|come on|i see|understood|got it|makes sense|good question|this is (ridiculous|stupid|silly|annoying|boring)|what a waste of time|a waste of time|jesus|man|boy|geez|sigh))([,\s]+(i see|whatever|understood|then|so much|a waste of time|for (that|asking|the \w+)|got it|sure|okay|ok|well))*\s*[.…]+\s+(?=\S)/i

/** A message without the courtesies or the anger before it, where more than that is said: manners change nothing of what is wanted. */
export function withoutManners(message: string): string {
  const bare = message.replace(manners, '')
  return bare.split(/\s+/).length >= fewestWordsLeft ? bare : message
}

/** Less than this may be an answer only together with what stands before it. */
const fewestWordsLeft = 4
