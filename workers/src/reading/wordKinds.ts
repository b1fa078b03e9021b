import type { Word } from './readWords.ts'
import { stemOf } from './stemOf.ts'

/** English function words, by part of speech. */
const kinds: Readonly<Record<string, string>> = {
  determiner: 'the a an my your our their his her every each another',
  quantity:
    'some any all both no many few several much more most less least enough same other such two three four five ten hundred',
  demonstrative: 'this that these those',
  subject: 'i we you he she it they there one everyone everybody nobody someone somebody',
  subjectWithVerb:
    "i'd i'll i'm i've we'd we'll we're we've you'd you'll you're you've it's it'd it'll they'd they'll they're they've that's that'd that'll there's he's she's who's what's here's let's he'd she'd",
  object: 'me us him them itself themselves myself something nothing everything anything none',
  be: "is are was were am isn't aren't wasn't weren't",
  been: 'be been being',
  modal:
    "can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't mustn't needn't",
  auxiliary: "do does did don't doesn't didn't have has had haven't hasn't hadn't",
  to: 'to',
  of: 'of',
  preposition:
    'in on at for with by from into onto over under between through across behind during until till per via about against within without around before after above below beside along towards like',
  than: 'than as',
  and: 'and or nor',
  but: 'but so yet',
  because: 'because if when while since although though unless once whether where until whereas',
  which: 'which who whose whom what how why',
  not: 'not never hardly',
  adverb:
    'also then only just too very still again already always now here even up down out off back away together instead maybe perhaps rather quite almost first last later otherwise anyway however therefore hence thus actually basically really probably simply usually often',
  yes: 'yes no ok okay well right sure',
}

const kindOf: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
)

/** Verbs that people use about themselves and about programs, without endings. */
const verbs: ReadonlySet<string> = new Set(
  `add answer appear apply arrive ask assign assume avoid become begin believe belong block book break bring build calculate call cancel carry
  catch cause change charge check choose claim clean clear click close collect combine come commit compare complete compute confirm connect consider
  contain continue convert copy count cover crash create cut deal decide decrease delete deliver depend describe detect die differ discard divide
  draw drop end enter erase estimate evict exceed exist expand expect expire explain explore fail fall feed fetch fill find finish fire fit fix flip
  follow forget gather generate get give go grab group grow guarantee guess halve handle hand happen help hide hit hold ignore imagine implement
  improve include increase increment insert iterate join jump keep know land lead learn leave let lie live load look lose make manage mark matter
  mean measure meet merge mention miss move need notice notify open overtake overwrite own pass pay perform pick pop predict prefer prevent print produce
  promise propose protect prove publish pull push put raise reach react read realize rebuild receive recompute reduce refer refuse reject release
  rely remain remember remove render repeat replace reply require reserve resend resolve respond restart retry return reuse reverse run save say
  scan see seem select sell send separate serve set share shift show shrink shut skip slide solve sort spend split spread stand start stay stop store
  subtract sum support suppose swap sweep switch take talk tell test think throw touch trace travel traverse treat trigger trust try turn understand
  accumulate aggregate bisect bump cap cast clamp clip coalesce debounce encrypt hash inject key label limit log mask mend migrate order parse rank repair round route sample sanitise sanitize schedule seed sum tag throttle truncate unbox wrap yield
  clip concatenate decrement dequeue enqueue glue initialise initialize memoise memoize normalise normalize
  peel poll prune push relax stick subtract tabulate tally tick undo update use validate verify visit wait wake walk want warn waste watch win wish work write hurt ensure refresh hear overlap steal settle`
    .split(/\s+/)
    .map(stemOf),
)

/** Returns a word's part of speech, going by its form. */
export function kindOfWord({ word, stem }: Pick<Word, 'word' | 'stem'>): string {
  const known = kindOf.get(word)
  if (known !== undefined) return known
  if (/\d/.test(word)) return 'number'
  if (/ing$/.test(word)) return 'ing'
  if (/ly$/.test(word)) return 'ly'
  if (verbs.has(stem)) return /ed$/.test(word) ? 'did' : /s$/.test(word) ? 'does' : 'verb'
  if (/ed$/.test(word)) return 'ed'
  return /s$/.test(word) && !/ss$/.test(word) ? 'plural' : 'noun'
}

const functionKinds = new Set(Object.keys(kinds))
/** Whether a word is a function word, which has no content of its own. */
export const isFunctionWord = ({ word }: Pick<Word, 'word'>): boolean => functionKinds.has(kindOf.get(word) ?? '')

const finite = new Set(['be', 'been', 'modal', 'auxiliary', 'subjectWithVerb', 'verb', 'does', 'did', 'ing'])
/** Whether a word is a verb, going by its form. */
export const isVerbal = (word: Pick<Word, 'word' | 'stem'>): boolean => finite.has(kindOfWord(word))
