/** The maximum number of characters of a message that are read for its meaning. */
const longestRead = 6_000

/** Ways of mentioning something only to reject it, as a first thought or as a worse option. */
const left: readonly RegExp[] = [
  // "At first I thought of a heap, but …"
  /\b(?:(?:at )?first|initially|originally|my (?:first|initial) (?:thought|idea|instinct|guess|reaction)|one (?:could|might) (?:think|say|try|want)|i (?:had )?(?:first|initially|originally)|i(?:'d| had) (?:first |initially )?(?:thought|considered)|i (?:was thinking|considered|thought) (?:of|about)|(?:some|many) people (?:say|think|would)|you(?:'d| would| might) think|it is tempting|the naive (?:idea|way|thing))\b[^.!?;\n]{0,200}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  // "instead of a heap", "rather than sorting"
  /\b(?:instead of|rather than|as opposed to|unlike|no need (?:for|of|to)|not by|not with|not via)\b[^.,!?;:\n]{0,60}?(?=[.,!?;:\n]|$|\b(?:i|we|it|you|but|so|because|then)\b)/giu,
  // "A heap would be too slow", "sorting doesn't work here"
  /[^.,!?;:\n]{0,80}\b(?:(?:would|will|does|do|did|can|could)(?: not|n['’]t)|won['’]t|cannot|can['’]t) (?:really )?(?:work|help|do|be enough|suffice|be needed)\b[^.,!?;:\n]*/giu,
  /[^.,!?;:\n]{0,80}\b(?:(?:is|are|would be|was|gets?|be) (?:far |way |much |still )*too (?:slow|expensive|big|large|costly|many|far)|(?:may|might|could) be (?:far |much )?too \w+|(?:is|are|would be|be) more than (?:i|we) need|would be (?:far |way |much )?too (?:long|much)|(?:is|are|would be) (?:wrong|overkill|not (?:enough|right|needed|the answer|what)))\b[^.,!?;:\n]*/giu,
  // "Plain Dijkstra isn't enough", "counters are out", "counting won't see that …", "a heap isn't needed", "it would
  // repeat nearly everything"
  /[^.!?;:\n]{0,120}\b(?:(?:is|are|was|would be) ?(?:n['’]t|not) (?:really )?(?:enough|sufficient|needed|necessary|required|good|right|correct|ideal)|(?:is|are) out\b(?! of)|(?:would|will|does|do)(?: not|n['’]t) (?:see|notice|tell|know|find out)|would (?:overlook|miss|destroy|repeat|be (?:a |an )?(?:hundred|thousand|million|billion|crazy|huge|astronomical\w*))|destroys|won['’]t (?:see|notice|tell|know|find out)|not (?:needed|necessary|good)|(?:would|will|only) repeats? (?:nearly |almost )?(?:all|every|the same)|repeats the same)\b[^.,!?;:\n]*/giu,
  // "Starting from both sides is clever, but I don't see what it would give me"
  /[^.!?;:\n]{0,160}\b(?:(?:but|and|yet) (?:i|we) (?:do not|don['’]t|can['’]t|cannot) (?:see|know|think|want|need|believe)|(?<=, )i (?:do not|don['’]t) see)\b[^.!?;\n]*/giu,
  // "Unrolling it could be a million letters, no thank you", "inserting moves everything, so I'd avoid it"
  /[^.!?;:\n]{0,160}, ?(?:so )?(?:no,? thank(?:s| you)|i(?:['’]d| would) (?:rather )?(?:avoid|not))\b[^.!?;:\n]*/giu,
  // "I could try every start, but that would be n squared, so …", "going second by second would take forever"
  /[^.!?;:\n]{0,160}\bbut (?:that|this|it|they) (?:would|could|might|will) (?:\w+ ){0,3}?(?:be|take|cost|need|mean|not) [^.,!?;:\n]*/giu,
  /[^.,!?;:\n]{0,80}\bwould (?:take|cost|need|be) (?:far |way |much )?(?:too (?:long|much|many)|forever|ages|longer than|astronomical\w*)\b[^.,!?;:\n]*/giu,
]

/**
 * Blanks out anything that a text only mentions to reject it, so that proposals count and rejections don't. Uses
 * spaces, so that positions stay the same.
 */
export const withoutRejected = (text: string): string =>
  left.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text.slice(0, longestRead),
  )

/**
 * Like `withoutRejected`, but only for first thoughts and worse options. Keeps "does not help", because that may be the
 * point.
 */
export const withoutPreferred = (text: string): string =>
  left
    .slice(0, 2)
    .reduce(
      (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
      text.slice(0, longestRead),
    )

/** Text that isn't the writer's claim: other people's opinions, and options raised only to be dismissed. */
const unclaimed: readonly RegExp[] = [
  // "Somebody may claim …, but", "one could worry about …, but", "cancelling is what people suggest, but"
  /\b(?:somebody|someone|some(?: people)?|people|others|one|you|many|a colleague|it|we|i) (?:may|might|could|can|will|would|'d) (?:well )?(?:say|claim|argue|think|call|worry|be told|be mentioned|mention|suggest|believe|expect|object|hope|want|be tempted|be said)\b[^.!?;\n]{0,200}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  /(?<=^|[.!?;\n])[^.!?;\n]{0,160}\b(?:is|are|was|were) (?:what|something|often|sometimes|usually|the usual) ?(?:that )?(?:some |most )?(?:people|others|everyone|everybody|colleagues?|textbooks|they|suggested|mentioned|recommended)\b[^.!?;\n]{0,60}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  // "QUIC is said to save trips, but …", "a rule is often demanded, but …", "they warn of it, but I would …"
  /(?<=^|[.!?;\n])[^.!?;\n]{0,160}\b(?:is|are|was|were)\b[^.!?;,\n]{0,20}\b(?:said|claimed|supposed|proposed|demanded|suggested|recommended|mentioned|believed|advised)\b[^.!?;\n]{0,120}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  /\b(?:people|they|some|others|colleagues|textbooks|books|many) (?:often |sometimes |always |usually )?(?:warn|say|tell|claim|argue|think|believe|insist|want|demand|object)\b[^.!?;\n]{0,200}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  // "Latency might play a part, but I think …"
  /(?<=^|[.!?;\n])[^.!?;\n]{0,160}\b(?:might|may|could)\b[^.!?;\n]{0,160}?(?=,? ?\bbut i(?:'d| would| think| believe| doubt|'m not)\b)/giu,
  // "Some people use two, but …", "ignoring it sounds tempting, but …", "refusing would be possible, but …"
  /\b(?:some(?: people)?|many|others|most people|my colleagues?) (?:use|do|add|set|put|take|have|recommend|prefer|like|swear by)\b[^.!?;\n]{0,160}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  /(?<=^|[.!?;\n])[^.!?;\n]{0,160}\b(?:sounds?|looks?|seems?|would be|might be|may be|is) (?:very |quite |so |rather )?(?:tempting|possible|nice|attractive|an option|one option|thinkable|popular|an idea)\b[^.!?;\n]{0,60}?(?=,? ?\b(?:but|however|though|yet|except)\b)/giu,
  // "You could number them, but that solves nothing"
  /(?<=^|[.!?;\n])[^.!?;\n]{0,200}\b(?:could|might|may|can|would)\b[^.!?;\n]{0,200}?(?=,? ?\bbut (?:(?:i|we|personally|frankly|honestly|to me|in my opinion|here|really|actually) )*(?:(?:do ?n['’]t|do not|would ?n['’]t|would not|doubt|'d rather not|see no)\b|(?:i )?(?:think |believe |guess )?(?:that |it |this |they )(?:'s |is |are |has |have )?(?:solves? nothing|does ?n['’]t (?:help|matter|change anything)|won['’]t help|not (?:needed|necessary|worth|important|relevant)|unnecessary|useless|pointless|overkill|no use)))/giu,
  // "…, but I wouldn't"
  /(?<=^|[.!?;\n])[^.!?;\n]{0,200}(?=,? ?\bbut (?:i|we)(?: would ?n['’]t| would not|'d not|'d rather not| will not| won['’]t)(?: really)?(?: (?:do|use|need|bother|recommend|want|go for|touch|go there|say so)\b|[,.;!]|$))/giu,
]

const asksAbout =
  /^(?:\s|so|and|but|or|um+|uh+|hmm+|well|maybe|ok|okay|now|then|then again|also|,|['"“(])*(?:(?:is|are|was|were|am|do|does|did|will|would|has|have|had|must|should|could|can|might|may|isn['’]t|aren['’]t|doesn['’]t|didn['’]t|wouldn['’]t|couldn['’]t|shouldn['’]t|won['’]t|can['’]t)\b(?! (?:i|we)\b)|(?:what|why|how|which|who|where|when|whether)\b(?! (?:if|about|not) (?:i|we)\b))/iu
const asksBehind =
  /[,;–—-] ?(?:or |and )?(?:is|are|was|were|do|does|did|will|would|must|should|could|can) (?:it|that|this|they|there|he|she|you|one)\b[^,;]*\?$/iu

/** Blanks out a text's questions, because a question doesn't claim anything. */
export const withoutQuestions = (text: string): string =>
  text.replaceAll(/[^.!?;\n]+(?:[.](?=\S)[^.!?;\n]*)*\?+/g, (sentence) =>
    asksAbout.test(sentence) || asksBehind.test(sentence) ? ' '.repeat(sentence.length) : sentence,
  )

/**
 * Keeps only a text's claims: blanks out options raised only to be dismissed, other people's opinions, and anything
 * else the writer rejects.
 */
export const claimedIn = (text: string): string =>
  unclaimed.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    withoutPreferred(text),
  )
