import { asksForTime } from './asksForTime.ts'
import { spokenText } from './spokenText.ts'

/** A message with more words than this counts as an explanation, not as a request. */
const maxWords = 60
const wordsIn = (text: string): number => text.split(' ').length

/** Matches a word for help, whether the candidate wants help or not. */
const helpWord = '(hints?|nudges?|clues?|tips?|pointers?|help|helping hand|push in the right direction)'

const inSoManyWords: readonly RegExp[] = [
  new RegExp(
    `\\b(give|gimme|get|have|need|want|like|use|take|ask(ing)? for|offer|spare|drop|share|send|show|provide)( you| me| us| with)*( (just|only|maybe|please|one|a|an|another|some|any|the|my|your|that|this|more|of|little|small|tiny|bit|quick|slight|first|second|third|next|free|further|bigger|better))* ${helpWord}\\b`,
  ),
  new RegExp(
    `^((so|well|ok|okay|um|hm+|please|and|then|sorry|yes|yeah|maybe|just|could i|may i|can i)[,:]? )*(an?|any|another|one more|next|the next|the first|more|some)( (small|little|tiny|quick|further))? ${helpWord}\\b`,
  ),
  new RegExp(`^((please|hey|ok|okay|so|then|um|hm+)[,:]? )*(${helpWord})(,? please| me| me out| then| now)*[.?!]*$`),
  /\b(can|could|would|will) you (please |maybe |just |kindly )*(help|assist|nudge|guide|hint)( me| us)?( out| along| a (bit|little)| here| there| please| with (this|that|it))*[.?!]*$/,
  /\b(help|nudge|guide) me( out| along| a (bit|little)| here| please| with (this|that|it))*[.?!]*$/,
  /\b(could|can|may) i (please )?(get|have) (another|one more)( one)?( please)?[?.]*$|\b(give|need|want) (me )?(just )?something to (go on|start (with|from))\b/,
  /\b(point|steer|push|nudge|guide|set|put|get) me (in|on|to|towards|onto)( the| a| some)?( right| better| good| general| rough| correct)? (direction|way|path|track)\b/,
  /\b(throw|toss|give|lend|spare) (me|us) (just )?(a|an|one|some)( little| small| tiny| gentle| quick)? (crumbs?|bone|rope|lifeline|push|shove|kick(start)?|starting point|steer|guidance|pointer)\b/,
  /\b(get|help) me (get )?(started|unstuck|going|over (this|the) (hump|bump))\b|\bunstick me\b|\bhelp me( out)? with (this|that|the next|the last|the first) (bit|part|step|piece)\b/,
]

/** Matches messages such as "I don't need a hint", which decline help. */
const wantsNone =
  /\b(?!no clue\b)(no|not|don't|dont|do not|won't|without|never|rather not|any more|no more)( (really|even|yet|need|want|like|give|use|have|take|me|any|an?|your|the|another|more|to|of|for|further))* (hints?|help|tips?|nudges?|clues?)\b|\bi('d| would) (rather|prefer)( to)? (try|think|do it|solve|work|find|figure)\b|\blet me (try|have a go)\b|\bkeep (it|the hint|your hints?)\b/

/** Matches questions about hints in general: their number, price or use. */
const aboutHints =
  /\b(how many|number of|what (kind|sort|is|are|do|does|would|will|happens|counts)|does|do|is|are|will|would|if)\b[^.!?]*\b(hints?|help|asking)\b[^.!?]*\b(costs?|price|count(s|ed)?( against)?|affect|lower|reduce|hurt|cap|caps|penali[sz]ed?|points?|score|scorecard|free|left|remain(ing)?|there)\b|\bhow (many|much)\b[^.!?]*\bhints?\b|\b(cost|price|penalty)\b[^.!?]*\b(hints?|that|it|this one)\b|\bhints?\b[^.!?]*\b(cost|free|price|penalty)\b[^.!]*\?|^((and|but|ok|okay|so)[,:]? )*what (does|would|will|is) (it|that|this( one)?|the price|the cost)( cost)?( me)?[?.]*$|\bis (it|that|this( one)?) free\b|\bwill you (give|offer)( me)?( any)? (hints|clues)\b|\bdo (i|we) get( any)? (hints|clues)\b|\b(are|will) there (be )?(any )?(hints|clues)\b|\b(hints?|clues?|a (hint|clue)) (allowed|cheating|possible)\b|\bor (is|would) (that|it|this) (be )?cheating\b/

/** Matches the same questions about a hint that was just mentioned, as "it": a short question and nothing else. */
const aboutIt =
  /^((and|but|ok|okay|so|yes|yeah|sure|well|hm+|then)[,.:]? )*(how (much|many)|what|does|do|is|are|will|would)\b[^.!?]{0,24}\b(it|that|one)\b[^.!?,]{0,24}\b(costs?|price|count(s|ed)?( against)?|affect|lower|reduce|hurt|cap|caps|penali[sz]ed?|points?|score|scorecard|free|left|remain(ing)?)\b[^.!?,]{0,24}[?.]*$/
const maxWordsAboutIt = 12

/** Whether a message asks for a hint's price, the number of hints, or their effect on the score. */
export function asksAboutHints(message: string): boolean {
  const text = spokenText(message)
  return (
    wordsIn(text) <= maxWords && (aboutHints.test(text) || (wordsIn(text) <= maxWordsAboutIt && aboutIt.test(text)))
  )
}

/** Whether a message asks for a hint explicitly. Such a request counts as consent to a free hint. */
export function asksForHint(message: string): boolean {
  if (message.length > 1_000) return false
  const text = spokenText(message)
  if (wordsIn(text) > maxWords || wantsNone.test(text) || asksAboutHints(message) || aboutTheWording.test(text))
    return false
  return inSoManyWords.some((each) => each.test(text))
}

/** Whether a message declines help. */
export const declinesHint = (message: string): boolean => wantsNone.test(spokenText(message))

const aboutTheWording =
  /\bhelp\b[^.!?]*\b(understand(ing)?|wording|statement|description|task|read(ing)?|spell(ing)?|microphone|mic|editor|button|keyboard|screen|find the)\b/

/**
 * Whether a message asks for help with the task's text rather than its solution: "Can you help me with the wording?"
 */
export const asksForHelpWithTask = (message: string): boolean => aboutTheWording.test(spokenText(message))

const pressing: readonly RegExp[] = [
  /\bor (else\b|i('ll| will| am going to|'m going to| can| could)? ?(report|sue|complain|leave (a |you )?(bad|terrible|one[- ]star|negative)|tell (everyone|your|the)|cancel|quit your|give (you|this) (a )?(bad|one|zero)|get you (fired|shut)|shut you))/,
  /\b(i('ll| will)|i('m| am) going to|i can) (report|sue|complain (about|to)|get you (fired|shut)|have you (fired|shut)|shut you|leave (a |you )?(bad|terrible|negative|one[- ]star)|give (you|this) (a )?(bad|one|zero)[ -]?(star|review|rating)?)\b/,
  /\bi('m| am) (the|an?|your) (\w+ )?(admin(istrator)?|developer|tester|boss|manager|supervisor|owner|creator|engineer (here|of this)|ceo|hiring manager)\b/,
  /\b(you|the (other|last|previous) (one|interviewer)|they|your (boss|colleague|manager)) (already )?(promised|agreed|told me (you|i|that you)|said (you|i|that you|that i)( \w+)? (would|will|can|may|could|get|have))\b/,
  /\b(dying|dies|will die|kill(s)? (me|myself|him|her)|life depends|my (grandma|grandmother|mother|child|dog|kids?) (is|are|will|was|used to))\b/,
  /\b(pretend|act as if|imagine|role[- ]?play|hypothetically|for (research|educational) purposes|in a (story|poem|song)|developer mode|debug mode|test mode|override|bypass|unlock|jailbreak)\b/,
  /\b(i('ll| will)|i can|let me) (pay|tip|bribe|give) you\b|\b\d+ ?(\$|dollars|euros?|bucks)\b[^.!?]*\b(hint|answer|solution)\b/,
  /\bhints? (number |no\.? ?)?[45]\b|\b(last|fifth|fourth|final|biggest|all|every|all five|five)( of)?( the| your)? hints?\b(?! (again|mean|means|meant|said|says|i|you gave|was|were|is|are))/,
]

/**
 * Whether a message presses for help with a threat, a bribe, a story or a claimed right, or demands several rungs at
 * once.
 */
export function pressesForHint(message: string): boolean {
  const text = spokenText(message)
  return pressing.some((each) => each.test(text)) && speaksOfHelp.test(text)
}

const speaksOfHelp =
  /\b(hints?|nudges?|clues?|tips?|help|answers?|solutions?|trick|secret|outline|approach|algorithm|tell me|give me|reveal|rung)\b/

/**
 * How a candidate can answer an offered hint. `undecided`: they ask a question, want a moment or aren't clear, so the
 * offer stands. `moves_on`: they continue with their work, so the offer lapses.
 */
export const hintAnswers = ['yes', 'no', 'undecided', 'moves_on'] as const
export type HintAnswer = (typeof hintAnswers)[number]

const yesWord =
  "(yes|yeah|yep|yup|ya|sure( thing)?|ok|okay|of course|gladly|definitely|absolutely|certainly|alright|all right|fine|go on|go ahead|go for it|do it|please( do)?|why not|hit me|shoot|deal|i('ll| will) take (it|that|one|the hint)|i('d| would) (like|love|take) (it|that|one|the hint|a hint)|i (want|need|accept)( it| that| one| the hint)?|let('s| us) (have|hear|see|take|do) (it|that|one|the hint)|(give|tell|show) (it to me|me( it| that| one| the hint)?)|take it|that('s| is) (fine|ok|okay|worth it)|i (agree|don't mind|accept the (price|cap|cost))|(it('s| is) )?worth it|i (guess|think|suppose) so|with the (cap|price|cost))"
const besideYes =
  "(please|then|thanks|thank you|so|and|well|now|um|hm+|uh|oh|on|it|me|to|do|the hint|hint|that|one|really|very much|i guess|i think|i suppose|would be (great|good|nice|lovely|helpful)|if you (don't mind|would|like)|jonas|mara|i'm (completely |really |totally )?(stuck|lost)|i am stuck|in that case|the cap|the cost|anyway|is fine|it's fine)"
const onlyYes = new RegExp(`^((${yesWord}|${besideYes})[\\s,.:;!-]*)+$`)
const holdsYes = new RegExp(`\\b${yesWord}\\b`)
const no =
  /^((well|um|hm+|uh|oh|ok|okay|actually|sorry|thanks)[,.]? )*(no\b(?! (idea|clue))|nope|nah|not (yet|now|really|for now|at that price|worth it)|never mind|nevermind|too (expensive|much|costly)|(i('ll| will) )?pass\b|(i('ll| will) )?(skip|save|leave|decline) (it|that|the hint)|maybe later|later|i('m| am) (good|fine|ok|okay)( (for now|without|thanks).*)?$|i('ll| will) (try|manage|go on|keep|think|figure|do) )/
/** Matches a no that turns into a yes, such as "No clue, yes please" or "no, wait. Yes". The last answer counts. */
const yesAfterAll = /^no\b[^?]{0,40}[,.;!] ?(then )?(yes|yeah|go on|please|ok|okay)( please| then)*[.!]*$/
const nothingOfWeight =
  /^((hm+|um+|uh+|well|maybe|perhaps|no (idea|clue)|not sure|i('m| am) not sure|i don't know|dunno|let me see|interesting|oh|ah|wow|sorry|what|thanks|thank you|right|i see|got it|ouch|hello|hi|hey)[\s,.!?-]*)+$/

/** Reads a candidate's answer to an offered hint, whose price they know. Only an unmistakable yes counts. */
export function answerToHintOffer(message: string): HintAnswer {
  const text = spokenText(message)
  if (pressesForHint(message)) return 'moves_on'
  if (asksAboutHints(message) || nothingOfWeight.test(text)) return 'undecided'
  if (yesAfterAll.test(text)) return 'yes'
  if (wantsNone.test(text) || no.test(text)) return 'no'
  if (onlyYes.test(text.replaceAll('?', '')) && holdsYes.test(text)) return 'yes'
  if (asksForHint(message)) return 'yes'
  return text.includes('?') || asksForTime(message) ? 'undecided' : 'moves_on'
}
