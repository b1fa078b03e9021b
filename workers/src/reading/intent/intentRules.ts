import { anyOf } from '../anyOf.ts'
import { complexityWord, techniqueWord } from '../technicalWords.ts'

/**
 * Rules for classifying a candidate's sentence (spec §3, intent classes), after `plainWords`. The rules also cover
 * people whose second or third language is English.
 */

const nextQuestion =
  /(next|another|different|other|new|following|second|easier) (coding |interview )?(question|one|problem|task|challenge|exercise|topic)/

/** Asks to leave this question. */
export const skipping = anyOf(
  /^(please )?(skip|pass|next)( please| now| this| it)?[.!]?$/,
  /^(skip|pass)\b,? (please|this|it|the question|next|on|i)\b/,
  /\b(skip|jump over|leave out|pass over|drop|abandon) (over )?(this|that|the|the current|current) ?(coding |whole |entire )?(question|problem|task|challenge|exercise|one)\b/,
  /\b(want|like|prefer|rather|let's|let us|lets|can we|can i|could we|could i|may i|may we|shall we|i'll|i will|we should|please|i'd|have|going) (to |just |please |now |better )*(skip|jump)( (it|this|that))?( now| please| then| and| over)?([?.,!]|$| and\b)/,
  new RegExp(
    `\\b(move|moving|go|going|pass|jump|switch|skip|proceed|continue|advance|try|do|have|take|get|give|see|change|want|like|prefer)\\b[^?.]{0,25}\\b${nextQuestion.source}`,
  ),
  new RegExp(`^(the )?${nextQuestion.source}( please)?$`),
  /\b(let's|let us|lets|can we|could we|may we|shall we|i want to|i'd like to|i would like to|we should|better to|please) (just |now |better |rather |please )*(move on|go on|go further|move forward|go forward|pass on|pass)(,? (then|please|now|from this|from here))?([?.,!]|$)/,
  /\b(can|could|shall|may) (we|i) (please )?(pass|go|move) to (the )?next\b/,
  /\bi('ll| will| would| want to|'d like to)? (like to )?pass( on)?( this| that| it)?( one| question)?[.!]?$/,
  /\b(change|switch|swap) (the|this|my|to another|to a different|to a new) ?(question|problem|task|challenge|exercise)\b/,
  /\b(can|could|let's|let us|please) ?(we|i)? ?(can )?(pass|go|move|jump) to (the )?next\b|^we can (pass|go|move|jump) to (the )?next\b/,
  /\b(leave|drop) (this|it) (here|behind|for now|and)\b|\bi would leave this one\b/,
)

/** Says "skip" but asks for the opposite. */
export const notSkipping =
  /\b(do not|don't|dont|not|never|no need to|rather than|instead of|won't|without) (want to |wish to |like to |have to |going to )?(skip|pass|mov(e|ing) on)/

/** Asks for help with the solution, or for the interviewer's own solution. */
export const hinting = anyOf(
  /\b(?:hints?|nudge|pointers? (?:in|to)|clue for me|tips?)\b/,
  /\b(give|have|get|need|want|drop) (me )?(a|some|any|one|another|a small|a little) (small |little |tiny )?(clue|direction|idea|guidance|guideline|push|pointer|help|advice|suggestion|lead|starting point)s?\b/,
  /\bany (clues?|pointers?|suggestions?|advice|ideas for me|guidance|help)\b/,
  /\b(can|could|would|will) you (please |maybe |kindly |just |be able to )*(help|guide|assist|lead|support|direct|push|point|steer)\b/,
  /\b(please |pls )?(help me|guide me|assist me|help please)\b|^(please )?help( please)?$|^help\b|\b(please|pls) help\b|\bi need (your )?(help|assistance|guidance)\b|\bsome (help|guidance)\b|\b(little|bit of) help\b/,
  /\b(point|push|put|steer|lead) me (in|to|into|towards?|at|on) (the |a )?(right|correct|good|proper)?\b/,
  /\b(where|how|from where|from what|with what) (i |we |one )?(should|do|could|can|shall|would|must|to) (i |one |we |you )?(start|begin|even start|approach|attack|tackle|solve|proceed|continue|go about|go on|think about)\b/,
  /\bwhat (should|could|can|shall|must|do|would) i (look|try|do|think|use|consider|start|be looking|focus|check|write|need to do|have to do)\b(?! (if|when|with|for|in case|about (negative|empty|duplicate)))/,
  /\b(how|what) (would|do|should|will|can|could) (you|somebody|someone|one|a senior|an expert) (personally |normally |usually |yourself )?(do|solve|approach|use|tackle|implement|write|go about|start|choose|suggest|recommend|handle this problem|code|optimi[sz]e|improve)\b/,
  /\b(what|which)( is|'s| are|s| would be| was)? (the |a |your )?(right |best |optimal |correct |expected |ideal |most efficient |intended |better |good |fastest )*(solution|answer|approach|trick|algorithm|data ?structure|technique|method|way)( (to|for|here|of|should|do|would|can|must)\b|$|\?)/,
  /\b(tell|show|give|send|explain|reveal|write|provide|share|print|say|teach)( to)?( me| us)?( just| please| simply)? (the |a |an |your |full |me the |whole |complete |final |correct |right |optimal |best |working |model |sample |reference )*(solution|answer|code|approach|trick|algorithm|implementation|data structure|pseudo ?code|technique|program)\b/,
  /\b(can|could|would|will) you (please |just |maybe )*(solve|code|implement|write|do|finish|complete|fix) (it|this|that|the|my|some|me)\b/,
  /\b(solve|do|write|code|finish|fix) (it|this|that|the code|the solution|the function) for me\b/,
  /\bhow (to|do i|can i|should i|does one|do we|could i|might i) (solve|do|approach|optimi[sz]e|improve|make (it|this) (faster|better|quicker)|speed|fix|find the (solution|answer)|get (to )?the (solution|answer)|reduce the (time|complexity))\b/,
  /\b(is|are) there (a|any|some) (better|faster|smarter|more efficient|cleverer|quicker|easier) (way|approach|solution|method|idea)/,
  /\bwhat (now|next)\b\??$|\bwhat('s| is| would be) (the |a |my )?(next|first) (step|thing)\b|\bwhat am i missing\b|\bwhat did i miss\b/,
  /\b(stuck|blocked|(?:i'm|i am|im|feel|felt|am|totally|completely|bit|really|still|so|quite|kind of) lost|^lost)\b.*\b(can|could|would|any|what|help|please)\b/,
  /\bunstuck\b|\bsomething to start (with|from)\b|\bmake it easier for me\b|\bwhere is (my|the) (bug|mistake|error)\b|\bwhat('s| is) wrong (with|in) (my|the|this)\b/,
)

/** Mentions help without wanting it. */
export const notHinting =
  /\b(no|not|don't|dont|without|do not|never|any more) (need |want |give |require |have |use |me |a |an |any |your |to |yet |the )*(hints?|help|tips?|nudge)\b|\bcan't help\b|\bhelps? (us|me|to)? ?(keep|find|avoid|know|reach|get|store|look)\b|\bwould help (here|because|since|to)\b/

/** Words found in tasks: topics of questions about the statement. */
const taskWord =
  /\b(inputs?|outputs?|arrays?|lists?|strings?|numbers?|integers?|ints?|floats?|decimals?|elements?|values?|items?|entries|entry|negatives?|positive|empty|nulls?|none|blank|duplicates?|repeat(ed|s|ing)?|sorted|ordered|unsorted|unique|distinct|orders?|sizes?|length|long|ranges?|limits?|constraints?|bounds?|big|large|small|maximum|max|minimum|min|memory|return(ed)?|print(ed)?|format(ted)?|index(es|ed)?|indices|upper ?case|lower ?case|case|letters?|characters?|chars?|white ?space|spaces?|unicode|ascii|ties?|equal|same|overlap(s|ping)?|touch(es|ing)?|zeros?|lines?|stdin|stdout|read|examples?|sample|tests?|guaranteed?|assume|assumption|allowed|permitted|languages?|librar(y|ies)|built-?ins?|modif(y|ied)|in ?place|mutate|valid|invalid|malformed|edges?|nodes?|graph|tree|connected|cycles?|grid|rows?|columns?|matrix|pairs?|answers?|results?|signature|parameters?|arguments?|function|class|required|requirements?|expected|possible|statement|task|question|problem|diagonal(s|ly)?|wrap|overflow|requests?|events?|days?|times?|timestamps?|minutes?|seconds?|ids?|words?|users?|rules?|time limit|complexity (required|expected|needed)|exist|fit|once|twice|at least|at most|between|inclusive|exclusive|solution exists?|compiler|version|data|file|keys?|brackets?|intervals?|prices?|readings?|names?|tokens?|stops?|routes?|doors?|rooms?|cards?|logs?|record(s)?|sensors?|shifts?|meetings?)\b/

const asksAbout =
  /^((so|and|but|ok|okay|hi|hello|also|just|one|first|well|hmm|um|sorry|please|wait|maybe|then|quick question|question|one question|another question|to be (clear|sure)|before i start|one thing|thanks|alright|right|actually)[,:]? )*((may|can|could) (i|you) (ask|tell|clarify)|i (want|would like|'d like) to (ask|know|clarify|confirm|check)|tell me|is|are|am|was|were|will|would|do|does|did|should|shall|can|could|may|might|must|has|have|what|how|which|when|where|who|whether|if|what's|any|in what|in which|for what|by|what about|how about|isn't|aren't|doesn't|won't|need|needs)\b/

/** Says that the candidate didn't understand, or asks to have the task repeated or rephrased. */
export const notUnderstanding = anyOf(
  /\b(do not|don't|dont|did not|didn't|didnt|no|not|cannot|can't|couldn't|not really|hard to|difficult to) (fully |really |quite |quite get|totally |completely |sure i |sure that i |get to |very |well )*(understand|understood|understanding|get|follow|got|grasp|catch|hear|see) (the |this |what |your |you|it|that|exactly|very|well|how the (input|output)|why the (output|answer|example)|problem|question|task|statement|meaning|second|first|last|example)/,
  /\b(can|could|would|will) (you|we) (please |maybe |kindly |just |perhaps )*(repeat|rephrase|re-phrase|clarify|restate|reformulate|paraphrase|explain|elaborate|describe|say|read|go over|define|walk me through|confirm|specify|tell me what|give (me )?(an|one|another|more|a concrete) example)(?! me? ?(how to|the (solution|answer|approach|algorithm)))/,
  /\b(please |pls )(repeat|rephrase|clarify|restate|explain|confirm)\b/,
  /\bexplain (to )?me (please )?(the |this |that |again|what|more|better|about the)\b(?! ?(solution|answer|approach|algorithm|trick))/,
  /\bwhat (do|did|does|are) (you|it|this|that|they|the [a-z ]{2,30}|[a-z" ']{2,30}) (mean|meaning|asking|say|said|referring to|stand for)\b|\bwhat you mean\b|\bwhat('s| is| are) (meant|the meaning|the definition|exactly|considered|an? )\b|\bmeaning of\b/,
  /^(sorry|pardon|excuse me|come again|what|again|huh)( me| please)?\??$/,
  /\b(say|ask|read|tell|explain) (it|that|me|this|the question)( to me)? (again|once more|one more time|slower|more slowly|in other words|differently)\b|\bone more time\b|\bin (simpler|other|easy|easier|different) words\b/,
  /\bi have (a|one|some|another|two|a few|few) (quick |small |more |clarifying )*(questions?|doubts?)\b|\bi have (a )?doubts?\b|\b(clarification|clarify)\b|\b(unclear|confus(ed|ing)|ambiguous|not clear)\b|\bmisunderst(and|ood)\b/,
)

/** Whether a sentence asks about the task, its input, its limits or its wording. */
export function asksAboutTask(sentence: string): boolean {
  if (asksWhetherAllowed.test(sentence) || (sentence.includes('?') && asksForTools.test(sentence))) return true
  if (notUnderstanding.test(sentence) || (asksForFacts.test(sentence) && !ownApproach.test(sentence))) return true
  const asks = asksAbout.test(sentence)
  if (sentence.includes('?') && (asks || /\b(right|correct|yes|ok|no|true)\?$/.test(sentence))) {
    return taskWord.test(sentence) && !ownApproach.test(sentence)
  }
  if (sentence.includes('?')) return taskWord.test(sentence) && wordless(sentence) && !ownApproach.test(sentence)
  return asks && taskWord.test(sentence) && questionWithoutMark.test(sentence) && !ownApproach.test(sentence)
}

const asksWhetherAllowed =
  /^((so|and|but|ok|also)[,:]? )*(is|are|can|does|do|should|must|will)\b.*\b(allowed|possible|valid|included|counted|permitted|guaranteed|relevant|important)\??$/

const asksForFacts =
  /^((so|and|but|ok|okay|also|just|sorry|please)[,:]? )*(how (many|large|big|long|much) [^?]*\b(is|are|can|could|will|do|does|get|there|be|have)\b|(is|are|can|will|could) there (always|ever|only|more|any|exactly|at least|at most|several|multiple|be|a (limit|maximum|minimum))\b|(does|do|can|should|will|must) the \w+ (always|ever|need|have|contain|come|include|fit|be|start|end|repeat)\b)/

/** Whether a sentence mentions the task, in words common to all tasks. */
export const speaksOfTask = (sentence: string): boolean => taskWord.test(sentence)

const wordless = (sentence: string): boolean => (sentence.match(/\S+/g)?.length ?? 0) <= 12
const questionWithoutMark =
  /^((so|and|but|ok|okay|hi|hello|also|sorry|please|just|wait|one question|quick question|question|before i start|first)[,:]? )*((is|are|does|do|can|could|should|will|may|am) (the|it|there|i|we|you|this|that|they|an?|all|input|output|numbers?|elements?|array|list|string|values?|only|every|each|negative|duplicates?|empty)\b|(what|how|which) (is|are|if|happens|kind|type|about|should|many|much|large|big|long|size|format)\b|what's the|(i want|i would like|i'd like) to (ask|know|clarify|confirm|check)|(can|may|could) i (ask|assume)|tell me (if|whether|what|how)|any (limits?|constraints?))/

/** Asks which tools are allowed. That is a question about the rules, even if the tool is a data structure. */
const asksForTools =
  /\b(can|may|could|should|am) (i|we)\b.*\b(librar(y|ies)|built-?ins?|import|modules?|packages?|numpy|collections|itertools|heapq|bisect|functools|stl|standard|language feature|python|java|c\+\+)\b/

const firstPerson =
  /\b(i|we|you|one|it|you'd)( would|'d|'ll| will| can| could| should| might| am going to|'m going to| want to| think| thought| have to| need to| shall| must| plan to| then| just| first| use| store| keep| go| sort| loop| iterate| check| compare| return| take| put| count| track| walk| start| push| pop| scan| build| add| move| swap| make| do| try| assume| expect| believe| guess| suppose| propose| did| tested| wrote| changed| fixed| already| handle| calculate| compute| look| find| split| read| solved?)\b|\b(my|the|one|first|simplest|naive|obvious|best) (idea|approach|plan|solution|answer|thought|algorithm|way|strategy|code)\b|\blet's (use|sort|loop|start|keep|store|try|count|take|go through|iterate|build|say)\b|\bi'd\b|\bmaybe (use|a|sort|with|by|we|i)\b/

const actionWord =
  /\b(use[sd]?|using|start(ing|s)? (at|from|with|by)|begin(ning)? (at|from|with)|turn(ing)? (it|this|the)|visited|reach(ed|es)?|put(ting)?|plac(e|ing)|assign(ing)?|run(ning)?|need to|sort(ing)?|loop(ing)?|iterat(e|ing)|go(ing)? (through|over|from|along)|stor(e|ing)|keep(ing)?( track)?|remember(ing)?|check(ing)?|compar(e|ing)|return(s|ing)?|swap(ping)?|add(ing)?|subtract(ing)?|push(ing)?|pop(ping)?|count(ing)?|track(ing)?|walk(ing)?|scan(ning)?|build(ing)?|travers(e|ing)|visit(ing)?|split(ting)?|merg(e|ing)|divid(e|ing)|insert(ing)?|remov(e|ing)|look(ing)? (up|for)|find(ing)?|calculat(e|ing)|comput(e|ing)|sum(ming)?|mark(ing)?|updat(e|ing)|shrink|grow|expand|increas(e|ing)|increment|decrement|append|concatenat(e|ing)|multiply|pars(e|ing)|initiali[sz](e|ing)|set (it|the|a|max|min|current|left|right|best)|mov(e|ing) (the|left|right|both|one)|try (all|every|each)|test(ed|ing)?|handl(e|es|ing)|implement(ed|ing)?|solve it (by|with)|works? (because|for|since|on)|takes?|costs?|process(ing)?)\b/

/** Whether a sentence proposes or explains something: an approach, an answer, a complexity. */
export function proposes(sentence: string): boolean {
  if (complexityWord.test(sentence)) return true
  if (firstPerson.test(sentence) && (actionWord.test(sentence) || techniqueWord.test(sentence))) return true
  const asksItself = /^(can|could|should|may|shall|would|what if|how about|what about|is it|maybe|why not|do)\b/
  const guess = techniqueWord.test(sentence) && !asksAbout.test(sentence)
  if (sentence.includes('?')) return guess || (asksItself.test(sentence) && ownApproach.test(sentence))
  if (techniqueWord.test(sentence)) return true
  if (actionWord.test(sentence)) return (sentence.match(/\S+/g)?.length ?? 0) >= 4
  return answerWord.test(sentence)
}

const answerWord =
  /\b(the )?(answer|result|output) (is|would be|will be|should be|must be|=)|\bbecause\b.{8,}|\bit (would|will|should) (be|return|print|give|fail|break|work|still work|not work|overflow|crash)\b|\b(edge|corner|boundary) cases?\b.{4,}|\b(empty|single|one[ -]element|all equal|all negative|duplicates?|very large|huge|negative) (list|array|input|string|numbers?|values?|element|case|inputs|line)\b/

/** Asks about the candidate's own plan, which is an attempt and not a question about the task. */
export const ownApproach =
  /\b(can|could|should|may|shall|would|what if|how about|what about|is it ok(ay)?( if| to)?|is it (good|fine|possible) (if|to)|why not|maybe|do you (want|think)|would it (work|help)|will it work) ?(i|we|you|it|that)? ?(just |simply |also |then |maybe |possibly |first |start (by|with) |to |if )*((use|using|try|apply|sort|store|storing|sorting|keep|keeping|build|building|count|counting|scan|iterate|loop|go through|traverse|remember|hash|push|memoi[sz]e|cache) |i |we )?(it |them |the |a |an |two |some |all |every |array |list |numbers |elements |values |first |with |by )*(hash|dict|map|set|stack|queue|heap|deque|two[ -]pointers?|pointer|window|binary search|dynamic|dp|memo|recurs|bfs|dfs|prefix|greedy|sort|nested|brute|loop|counter|trie|union|graph|backtrack|counting|sorting|iterat|previous|seen|running|both|each|every|track|one pass)|\b(does|is|would|will|do|did) (that|this|it|my (approach|idea|solution|answer|code|plan|complexity)) (sound|make sense|work|right|correct|good|ok|okay|fine|acceptable|enough|look)|\bsounds? (good|right|ok|fine)\?|\bmakes? sense\?|\b(should|shall|can|may|could) i (start |begin |go ahead |now |go on )*(cod|implement|writ|with (the )?(cod|implement))|\bis (it|that|this) (o ?\(|linear|quadratic|constant)|\b(i|we) (would|could|can|will|'d|'ll) .*(right|correct|ok|okay)\?$/

/** Says that the candidate doesn't know, and doesn't ask for anything. */
export const notKnowing = anyOf(
  /\b(i )?(really |honestly |just |still |completely )?(do not|don't|dont|didn't|did not|not) (really |even |actually |honestly )?(know|knows|remember|recall|have (any |an |a |the )?(idea|clue|answer|solution)|see how|see a way|see any way|have nothing)\b/,
  /\b(no|not any|zero|haven't any|without|have not) (idea|clue|ideas)\b|\b(have|got|has) no (idea|clue|answer|thoughts?)\b|\bno idea\b|\bnot (the )?(slightest|faintest)\b/,
  /\bno have (any |an )?(idea|clue)\b|^(well |hmm |um |sorry |i'm |i am |im |honestly |really )*(not (?:really |quite |so |too |at all |entirely )?sure|unsure|not certain|clueless|dunno|idk|stuck|lost|blank|blocked)\b/,
  /\b(i'm|i am|im|feel|got|am|i feel|totally|completely) (really |just |a bit |completely |totally |still |kind of |a little )*(stuck|lost|blocked|clueless|blank|out of ideas|out of my depth)\b/,
  /\bi (give up|surrender|quit|gave up)\b|\bgiving up\b|\bbeats me\b|\bidk\b|\bdunno\b|\bmind (is|went|goes|has gone) (totally |completely )?blank\b|\bblacked? out\b/,
  /\b(can't|cannot|can not|could not|couldn't|unable to|not able to|not capable) (really |even )?(solve|do|answer|think|find|remember|come up|figure|see|recall|say|make it|explain)\b/,
  /\b(never|haven't|have not|hasn't|not|hadn't) (yet |ever |really )?(seen|learn(ed|t)|heard|studied|done|used|worked|solved|met|came across|come across)\b/,
  /\bnothing (comes|is coming|came) to (my )?mind\b|\b(it's|it is|this is|that's|that is|question is) (too|very|so|way too) (hard|difficult|complicated|advanced)\b|\bbeyond me\b|\bover my head\b|\bnot familiar\b|\bi (forgot|forget)\b|\bno answer\b/,
)

/** Has nothing to do with the interview. */
export const offTopic =
  /\b(weather|football|soccer|world cup|cricket|movies?|films?|music|songs?|recipes?|cook|pizza|dinner|lunch|breakfast|coffee|beer|joke|poem|stor(y|ies) about|president|politic(s|al|ian)|election|religion|girlfriend|boyfriend|married|children|kids|dog|cat|pets?|horoscope|bitcoin|crypto|stock (price|market|tips)|lottery|capital of|holiday|vacation|weekend|hobb(y|ies)|favou?rite|salary|pay|wage|compensation|stock options|benefits|remote work|work from home|home office|visa|relocation|perks|are you (an? )?(ai|bot|robot|human|real|person|chatgpt|gpt|machine|model|llm|married|single)|chatgpt|who (made|built|created|trained|are) you|how old are you|where (are you|do you) (from|live)|your (age|birthday|salary|hobby|favou?rite|feelings?|day|opinion (on|about) (?!(my|the) (approach|code)))|how (is|was) your (day|weekend|morning)|tell me (about|something about) (yourself|you|the company|your company|your team)|what (is|'s) your name|(who|when) (won|is winning)|homework|essay|my email|book a|flight|hotel|meaning of life|tea|tired|hungry|my (essay|homework|cv|resume|email)|translate|sing|dance|what time is it|what day is it|get this job|get the job|hire me|hear back|dress code|parking|invoice|game|netflix|youtube|team culture|company culture|how many people work)\b/
