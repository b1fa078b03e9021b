import { plainWords, sentencesOf, wordCount } from './plainWords.ts'
import { isGuessing } from './recognise.ts'
import { techniqueFamiliesIn, withoutTechniques } from './techniqueFamilies.ts'

/**
 * Whether a message is fishing for the technique. Such a message offers the interviewer a choice, or only a name with a
 * question mark, without saying how it would work. A real proposal phrased as a question ("could I keep the counts in a
 * map while I go through once?") deserves an answer.
 */
export function isFishing(message: string): boolean {
  if (isGuessing(message)) return true
  const plain = withoutDecoration(message)
  if (!asks(plain)) return false
  if (comparesWithNotes(plain)) return true
  const own = ownWords(plain)
  if (choiceIn(plain) !== null && !commits(own)) return true
  const isBare = demandsVerdict.test(plain) || namesTheAnswer.test(plain)
  return isBare ? !(firstPerson.test(own) && describesSteps(own)) : !(describesSteps(own) || inTurn(own))
}

/** Whether a message names a technique and fishes for a yes, even if it reads like a question about the task. */
export function wantsTheAnswer(message: string): boolean {
  if (!isFishing(message)) return false
  const plain = withoutDecoration(message)
  const named = techniqueFamiliesIn(plain).filter((name) => !ofTasks.has(name))
  return named.length > 0 && (demandsVerdict.test(plain) || namesTheAnswer.test(plain) || choiceIn(plain) !== null)
}

/** Technique names that also occur in tasks: "is the list sorted?" is about the task. */
const ofTasks = new Set(['sort', 'list', 'graph', 'trie', 'maths', 'pass', 'linear', 'constant', 'quadratic', 'bits'])

/** Whether a message offers two or more possibilities and leaves the choice to the interviewer. */
export function leavesTheChoice(message: string): boolean {
  const plain = withoutDecoration(message)
  const own = ownWords(plain)
  return asks(plain) && choiceIn(plain) !== null && !(describesSteps(own) && commits(own))
}

/**
 * Returns a message's proposal: nothing if the message is fishing, otherwise all of it except the choice left to the
 * interviewer.
 */
export function proposedIn(message: string): string {
  if (isFishing(message)) return ''
  const plain = withoutDecoration(message)
  return plain.slice(choiceIn(plain) ?? 0)
}

/** Strips quotes, brackets and emphasis around names. */
const withoutDecoration = (message: string): string =>
  plainWords(message)
    .replaceAll(/[？¿]/g, '?')
    .replaceAll(/[*_"“”«»`]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()

/** Demands for a one-word answer from the interviewer, in a number of languages. */
const demandsVerdict =
  /\b(yes or no|yes\/no|y\/n|true or false|right or wrong|yay or nay|thumbs? (up|down)|(just|only|simply) (say|tell|nod|answer|confirm|give|name|pick|a yes|one word|yes)|(warm|hot|cold)(er)? or (warm|hot|cold)(er)?|(warm|cold|hot)er\b|am i (warm|close|hot|cold|right|on the right track)|confirm|deny|blink|nod|wink|one word|say (yes|no|which|it)|tell me (which|if|whether)|pick (one|for me)|which (one )?is it|ja oder nein|sag (nur|einfach)|stimmt('s| das)?|richtig oder falsch|oui ou non|dis[- ](moi )?(juste|simplement)|vrai ou faux|s[ií] o no|verdadero o falso|dime (solo|cu[aá]l)|s[iì] o no|vero o falso|sim ou n[aã]o|ja of nee|tak czy nie|evet mi|ya atau tidak)(?![a-z])/

/**
 * Whether a message asks about the interviewer's own solution, as in "is that how yours goes?". Candidates never see
 * that solution, so they are fishing.
 */
const comparesWithNotes = (plain: string): boolean =>
  plain.split(/(?<=[?.!;\n])/).some((sentence) => sentence.includes('?') && notes.test(sentence))
const notes =
  /\byours\b|\byour (own )?(solution|notes|answer|approach|version|code|way|reference|key|sheet|paper)\b|\bthe (reference|model|official|sample|stored|hidden|master) (solution|answer|approach|one|code|program|version)\b|\bthe (reference|editorial|answer key)\b/

/**
 * Matches "is it a heap?", which asks for the answer, but not "could I keep a heap?", which asks whether it would work.
 */
const namesTheAnswer =
  /(^|[.,;:?\n] ?)((so|and|then|ok|okay|hmm|well|but|surely|i bet|i guess|bet|maybe) |, )*(is it|isn't it|is this|it's|its|it is|it has to be|it must be|that's|is the (trick|answer|key|idea|solution|way|approach|technique|intended \w+)|the (trick|answer|key|solution|technique) is)\b(?! (also |still )?(ok|okay|fine|allowed|possible|enough|acceptable|good|right|correct|alright|true|sufficient|possible|better|worth) (if|to|that|when))/

/** Matches "so a heap then, right", which also asks for the answer, with or without a question mark. */
const endsAsTag =
  /\b(right|correct|yes|yeah|no|or not|or no|eh|huh|innit|isn't it|is it|am i right|oder|nicht wahr|stimmt's|n'est-ce pas|non|hein|verdad|no es|cierto|vero|giusto|certo|né|toch|prawda|hai na|kan) ?[.!]*$/

const asks = (plain: string): boolean => plain.includes('?') || demandsVerdict.test(plain) || endsAsTag.test(plain)

const or =
  /\bor\b|\bvs\.?(?= )|\bversus\b|\boder\b|\bou\b|\boppure\b|\bof\b(?= (een|de|het) )|\bczy\b|\batau\b|\byoksa\b| o (?=(un|una|uno|con|sort|heap|stack|hash|dos|tal|il|la)\b)|\/|\bau lieu\b|还是|または|или|それとも/
const asksWhich = new RegExp(
  [
    /(^|[,.:;–—-] ?|\b(and|so|but|then|or|now|say|tell me|know|please|just) )which\b|\bwhich ?\?/,
    /\bwhat (one|of|is|are|do|does|would|should|way|approach|structure|works?|fits?)\b/,
    /\b(better|best|smarter|faster|preferred) (one|choice|way|approach|option|fit|here|of (the|these|those|them)|structure|for (this|that))\b/,
    /\b(is|be|are|works?|does|fits?) (the )?(better|best|smarter|faster|preferred)\b|\b(better|best|smarter|faster) ?\?/,
    /(^|[,.:;] ?)((so|and|but|now) )?(is|are|isn't|aren't|do|does)\b[^?]*\b(better|faster|cheaper|quicker|simpler|slower|cleaner|stronger|more \w+) than\b/,
    /\b(former|latter)\b|\b(first|second|one|two|a|b|1|2) or (the )?(first|second|one|two|a|b|1|2)\b/,
    /\b(option|approach|plan|variant|method|choice|number) (a|b|1|2|one|two)\b/,
    /\b(you|they) (would |will |'d )?(prefer|choose|pick|recommend|favou?r|take|go with|rank)\b/,
    /\b(one|either|neither|both) of (them|these|those|the two)\b|\bdifference between\b/,
    /\bwho('s| is| was) (right|wrong|closer|correct|better)\b|\bwhose\b|\b(dis)?agree\b|\bas (good|fast|well) as\b/,
    /\bis (he|she|my \w+) (right|wrong|correct)\b|\bhow (do|would|does) (they|these|those|the two|both|it|that|this|mine) (compare|differ|stack up)\b/,
    /\b(welche[rs]?|cu[aá]l|lequel|laquelle|quale|qual)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const betweenWhat = new RegExp(`${or.source}|\\band\\b`)

/** The maximum number of words in a question that only names something. */
const shortQuestion = 12

/** Finds the choice a message offers, and returns the index after it; null if it offers none. */
function choiceIn(plain: string): number | null {
  let end = 0
  let found: number | null = null
  const asked: string[] = []
  const named = new Set<string>()
  for (const sentence of plain.split(/(?<=[?.!;\n])/)) {
    end += sentence.length
    const isQuestion = sentence.includes('?')
    const isBetween = /\bbetween\b/.test(sentence)
    const options = new Set(
      sentence.split(isBetween ? betweenWhat : or).flatMap((side) =>
        techniqueFamiliesIn(side)
          .filter((name) => !/pass/.test(name))
          .slice(0, 1),
      ),
    )
    if (isQuestion && wordCount(sentence) <= shortQuestion && wordCount(sentence) > 0) {
      asked.push(sentence)
      for (const name of techniqueFamiliesIn(sentence)) named.add(name)
    }
    // A choice may also come in several pieces: "A heap? A stack? Or sorting?"
    const isInPieces = isQuestion && ((asked.length > 1 && named.size > 1) || (asked.length > 2 && named.size > 0))
    const isPut = (isBetween || or.test(sentence)) && options.size > 1 && (isQuestion || demandsVerdict.test(plain))
    if (isPut || isInPieces || (isQuestion && asksWhich.test(sentence.trimStart()))) found = end
  }
  const labelled = endOfLabelled(plain)
  return labelled === null ? found : Math.max(found ?? 0, labelled)
}

const labelledLine = /^[ \t>-]*(?:(?:option|approach|version|plan|method|variant|way) )?(\w{1,20}) ?[:)=][^\n]*$/gm

/**
 * Finds questions of the form "A or B?", one per line, and returns the index after the last one; null if there are
 * none.
 */
function endOfLabelled(plain: string): number | null {
  const choices = plain
    .split(/(?<=[?.!;\n])/)
    .filter((sentence) => sentence.includes('?') && or.test(sentence) && wordCount(sentence) <= shortQuestion)
    .flatMap((sentence) => sentence.match(/\w+/g) ?? [])
  const lines = [...plain.matchAll(labelledLine)].filter(([, label = '']) => choices.includes(label))
  const last = lines.at(-1)
  return last === undefined || lines.length < 2 ? null : last.index + last[0].length
}

/** Clauses that only beg for something. */
const pleas =
  /\b(say|saying|tell|confirm|deny|nod|blink|wink|yes|promise|guessing|(my|i|i'd|a|the|lucky|good) guess|warmer|colder|hint|hinting|(the|your) answer (is|has|must|would|be|here)|answer me|secret|between us|nobody|(one|a|single|magic) word|am i|((is|be|it's|that's|that) )(right|correct|wrong)|trick|bet|heard|expect(ed)?|supposed|intended|wanted|looking for|move on|games|teasing|playing|you|your|stuck|nervous)\b|^\W*(right|correct|no|or not|please|quick(ly)?)\W*$/

/** Returns the candidate's own part of a message, without begging and without any choice it offers. */
function ownWords(plain: string): string {
  return sentencesOf(plain.slice(choiceIn(plain) ?? 0))
    .flatMap((sentence) => sentence.split(/[,:;]|\s[–—-]\s|\(|\)/))
    .map((clause) => clause.replace(demandsVerdict, ' '))
    .filter((clause) => !pleas.test(clause) || (techniqueFamiliesIn(clause).length > 0 && describesSteps(clause)))
    .join(', ')
}

/**
 * Whether a text decides on something: it says so, or gives a reason. Listing alternatives isn't a proposal, however
 * detailed.
 */
const commits = (own: string): boolean => choice.test(own) || reason.test(own)
/** Words that choose. "I can do this or I can do that" doesn't choose yet. */
const choice =
  /\b(i|we)( (really|rather|just|probably|then|still))?('d|'ll| would| will| want|'m going| am going| prefer| chose| choose| pick| think| believe| lean| tend|'m leaning| am leaning| decided| favou?r| thought| meant| took)\b|\bmy (choice|plan|pick|preference|answer|idea|thought)\b|\blet me (decide|choose|pick|take|go with)\b|\bso (i|we)\b/
const reason =
  /\b(because|since|therefore|so that|so the|hence|which (means|gives|makes|costs)|as (it|that|this|each|every)|costs?|cheaper|cheap|slower|faster|too (slow|much|big|many)|linear|quadratic|log n|n squared|o ?\()/

const firstPerson = /\b(i|i'd|i'll|i'm|we|we'd|we'll)\b/

/** Verbs for the steps of a program. Naming a structure and "using" it isn't a step. */
const stepVerb =
  /\b(keep(s|ing)?|kept|stor(e|es|ed|ing)|put(s|ting)?|look(s|ed|ing)? (it |them |each |every |that |this |the \w+ |\w+ )?up|check(s|ed|ing)?|count(s|ed|ing)?|push(es|ed|ing)?|pop(s|ped|ping)?|compar(e|es|ed|ing)|mov(e|es|ed|ing)|advanc(e|es|ed|ing)|walk(s|ed|ing)?|scan(s|ned|ning)?|go(es|ing)? (through|over|along|from|left|right|down|back|once|up)|iterat(e|es|ed|ing)|loop(s|ed|ing)? (through|over|from)|track(s|ed|ing)?|remember(s|ed|ing)?|record(s|ed|ing)?|insert(s|ed|ing)?|remov(e|es|ed|ing)|delet(e|es|ed|ing)|merg(e|es|ed|ing)|shrink(s|ing)?|expand(s|ed|ing)?|grow(s|ing)?|slid(e|es|ing)|swap(s|ped|ping)?|add(s|ed|ing)?|subtract(s|ed|ing)?|increment(s|ed|ing)?|visit(s|ed|ing)?|mark(s|ed|ing)?|split(s|ting)?|halv(e|es|ed|ing)|process(es|ed|ing)?|updat(e|es|ed|ing)|return(s|ed|ing)?|stop(s|ped|ping)? (at|when|as soon|once|after|there)|skip(s|ped|ping)?|drop(s|ped|ping)?|enqueue(s|d)?|dequeue(s|d)?|expir(e|es|ed)|fill(s|ed|ing)?|build(s|ing)?|group(s|ed|ing)?|match(es|ed|ing)?|jump(s|ed|ing)?|(start|begin)(s|ed|ing|ning)? (at|from|in|by)|extend(s|ed|ing)?|carr(y|ies|ying)|sum(s|med|ming)?|multipl(y|ies|ied|ying)|divid(e|es|ed|ing)|read(s|ing)?|hold(s|ing)?|sav(e|es|ed|ing)|collect(s|ed|ing)?|repeat(s|ed|ing)?|replac(e|es|ed|ing)|tak(e|es|ing)|comes?|flip(s|ped|ping)?|revers(e|es|ed|ing)|map(s|ped|ping)? (each|every|the|it|them|from)|cach(e|es|ed|ing)|spread(s|ing)?|seed(s|ed|ing)?|peek(s|ed|ing)?|close(s|d)?|open(s|ed)?|append(s|ed|ing)?|traverse(s|d)?|traversing|join(s|ed|ing)?|link(s|ed|ing)?)\b/

const filler = new Set(
  "a an the of from at to in on with by for and or is are it it's its be as then than so if but not no you your we i i'd i'll i'm one me my us do does did can could would should will shall may might must need needs have has had use uses used using want wants like what which how when where why who that this these those there here just only also maybe perhaps probably actually really basically simply well ok okay hmm um uh oh right correct yes good fine way thing something anything stuff approach solution problem question task answer best better optimal work works going go get gets make makes made thinking think guess say said tell sure some any all too very please case kind sort type about again now let's lets more most much trick key idea structure data algorithm technique method".split(
    ' ',
  ),
)

const contentIn = (text: string): string[] => {
  const bare = withoutTechniques(text).match(/\p{L}[\p{L}'-]*/gu) ?? []
  return [...new Set(bare.filter((word) => word.length > 1 && !filler.has(word)))]
}

/** Whether a text describes steps: actions with their object or manner. A technique counts as an object. */
function describesSteps(text: string): boolean {
  return stepVerb.test(text) && contentIn(text).length + techniqueFamiliesIn(text).length >= 3
}

const sequence =
  /\bthen\b|\bafter(wards)?\b|\bbefore\b|\bwhile\b|\bfollowed by\b|\buntil\b|\bas (i|we|it)\b|\bfor each\b|\bonce\b/

/** Whether a text names one technique after another in order, as in "sorting first and then one pass". */
const inTurn = (text: string): boolean => sequence.test(text) && techniqueFamiliesIn(text).length >= 2

const wordsOfAThought = 6

/**
 * Whether a message in a spoken question only offers a choice, "is it this or that?", with hardly a word of the
 * candidate's own.
 */
export function onlyPutsAChoice(message: string): boolean {
  const sentences = withoutDecoration(message).split(/(?<=[?.!;\n])/)
  const own = sentences.filter(
    (sentence) => !sentence.includes('?') && wordCount(sentence.replace(demandsVerdict, ' ')) >= wordsOfAThought,
  )
  return own.length === 0 && sentences.some((sentence) => sentence.includes('?') && or.test(sentence))
}
