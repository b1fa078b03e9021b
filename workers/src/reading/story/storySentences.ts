import { wordCount } from '../plainWords.ts'

const between =
  "(?:'d|'ve)?(?: (?:then|also|first|finally|just|immediately|myself|personally|even|quickly|simply|only|had|have|did|eventually|later|actually|therefore|deliberately|always))*"

/** Irregular verbs of action in the past tense. Regular ones end in -ed, so they aren't listed. */
const irregular =
  'wrote|told|rang|caught|left|let|laid|hid|saw|woke|fought|lent|proved|built|rebuilt|took|made|ran|led|found|chose|set|spoke|met|gave|brought|kept|put|dug|drew|taught|sent|split|read|broke|cut|held|went|sat|stood up|won|got|began|showed|shut|sold|bought|learnt by|drove|paid|threw|undid|rewrote|redid|said|came up'
/** Verbs of action in the present, for stories told in the present tense. */
const present =
  'go|tell|write|call|ask|roll|switch|build|fix|measure|check|decide|propose|suggest|stop|start|open|send|take|turn'
/** States, feelings and wishes, which aren't actions. */
const statives =
  /^(was|had|wanted|needed|liked|loved|hated|believed|seemed|happened|worked|helped|participated|assumed|realised|realized|learned|learnt|supposed|used|noticed|hoped|joined|attended|contributed|enjoyed|agreed|preferred|tried)$/

const ownVerb = new RegExp(`\\bI${between} (\\w+ed|${irregular}|${present})\\b`, 'gi')
const ownDuty =
  /\bI (was|am) (responsible for|in charge of|on call|the one who|the owner of)\b|\bmy (own )?(part|job|task|role|change|idea|decision) (was|is)\b|\bit was (me|my (call|decision|change|idea))\b/i

/** Whether the sentence says that the candidate did or decided something themselves. */
export function isOwnAct(sentence: string): boolean {
  const plain = sentence.replaceAll('’', "'")
  if (ownDuty.test(plain)) return true
  return [...plain.matchAll(ownVerb)].some(([, verb = '']) => !statives.test(verb.toLowerCase()))
}

const teamVerb = new RegExp(
  `\\b(we|they|the team|everybody|everyone)${between} (\\w+ed|${irregular}|are|were|had)\\b`,
  'i',
)

/** Whether the sentence says that a team acted, without naming a person. */
export const isTeamAct = (sentence: string): boolean => teamVerb.test(sentence.replaceAll('’', "'"))

const counted =
  /(?<!\b(version|step|option|phase|python|java|question|round|chapter|level|number) )(?<![\w.])[$€£]?\d[\d.,]*\s?(%|\w)?/i
const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a dozen|dozens of|a hundred|hundreds? of|thousands? of|a thousand|half (of|an|a|the)|a third of|a quarter of|twice|one in \w+)\b(?! (things|ways|sides|options|of us|reasons|points|parts)\b)/i

/** Whether the sentence counts or measures something. */
export const isFigure = (sentence: string): boolean => counted.test(sentence) || numberWords.test(sentence)

const ended =
  /\b(in the end|as a result|eventually|the (outcome|result) was|never (happened|came back|broke) again|stopped happening|paid [\w ]{1,30}back|rolled out|went live|in production|at no cost|on time|in time|ran through|a (day|week|month) (early|late))\b/i
const moved =
  /\b(went|dropped|fell|rose|grew|came|shrank|improved|climbed|sank) (\w+ )?(down|up|back|from|to|by|below|above)\b|\b(reduced|halved|doubled|cut|saved|shipped|released|launched|delivered|restored|recovered|adopted|solved|fixed|finished|merged|resolved|won back)\b/i
const stands =
  /\b(it|that|this|which) (worked|held|failed|paid off|passed|broke|stuck)\b|\bstill (runs?|uses?|in use|there|works?|holds?)\b|\bhas (since )?(found|caught|run|held|worked|never|not)\b|\b(nobody|no one|no customer|no user) (\w+ )?(lost|complained|noticed|was hurt|missed)\b|\b(lost|missed) (the|a|an|our|it|them)\b/i

/** Whether the sentence says that something ended, moved, or stayed as it was. */
export const isResult = (sentence: string): boolean =>
  ended.test(sentence) || moved.test(sentence) || stands.test(sentence)

const lesson =
  /\bI('ve| have)? (learned|learnt|realised|realized)\b|\b(the|my|one) lesson\b|\bnext time\b|\blooking back\b|\bin (hindsight|retrospect)\b|\bI would(n't| not)? (now |today |still )?(have|do|start|ask|say|write|tell|involve|begin|talk|test|wait|never|go|want|set|put|check|bring|show)\b|\bI'd (now |today |still )?(have|do|start|ask|begin|tell|not|never|involve|go|write|talk|set|put|check|bring|show)\b|\bsince then,? (I|we|my|our|the|every|each|all|any|no|nobody)\b|\bfrom then on\b|\bever since\b|\b(these days|today|now|nowadays|afterwards),? (I|we) \w+\b|\bI (now|always|no longer) \w+|\bI (do not|don't) [\w ]{3,40}any ?more\b|\bwhat I (took|kept|take|keep|do now)\b|\bI could have\b|\bI should have\b|\bchanged (how|the way)\b|\bdifferently\b/i

/** Whether a sentence says what has changed because of the events. */
export const isLesson = (sentence: string): boolean => lesson.test(sentence.replaceAll('’', "'"))

const vague =
  /\b(more careful|be careful|carefully|communicate (better|more)|communication is (key|important)|test(ing)? more|work(ing)? harder|better communication|pay more attention|be more (patient|open|proactive|organised|organized)|double[- ]check|never give up)\b/i
/** The maximum number of words in a mere resolution. A longer sentence also says how something was done. */
const maxWordsOfAWish = 14

/** Whether a sentence is a resolution without a real change. */
export const isVagueLesson = (sentence: string): boolean =>
  vague.test(sentence) && wordCount(sentence) <= maxWordsOfAWish

const inOrder =
  /\b(first|at first|then|after that|afterwards|later|finally|in the end|when|before|once|meanwhile|next|by the time|the (next|following|same) (day|morning|week))\b/gi

/** Counts the words that put things in order. */
export const marksOfOrder = (text: string): number => text.match(inOrder)?.length ?? 0
