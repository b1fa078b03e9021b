import { plainWords, wordCount } from '../../../../reading/plainWords.ts'
import { type DesignPart, designParts } from './partEvidence.ts'

const namesOf: Readonly<Record<DesignPart, string>> = {
  requirements: 'requirements?|scope',
  estimates: 'estimates?|estimations?|numbers|sums|capacity|back of the envelope',
  interface: 'apis?|interface|endpoints?',
  data: 'data|databases?|schema|tables',
  architecture: 'architecture|high[- ]level|diagram|components',
}

const first = `^((ok|okay|so|well|then|now|yes|alright|right|good|fine|great),? )*`
const self =
  "(let me|let's|let us|i'd|i would|i want to|i'll|i will|i think i'll|i am going to|i'm going to|(can|may|could|shall|should) (i|we)|is it (ok|okay|fine|alright) if (i|we)|maybe|please)"
const goes = String.raw`\b(start|begin|jump|go|move|turn|switch|talk|look|continue|proceed)( \w+){0,3} (with|to|at|about|into|on)`
const makes = '(do|draw|sketch|design|define|estimate|discuss|cover)'

const goesTo = designParts.map((part) => ({
  part,
  pattern: new RegExp(String.raw`${first}(${self}( \w+){0,3} )?(${goes}|${makes})( \w+){0,3} (${namesOf[part]})\b`),
}))

const wantsOn = [
  /^((ok|okay|so|well|then|now|yes),? )*next( (part|step|section|one))?,?( please)?$/,
  /\b(let's|let us|(can|may|could|shall|should) (we|i)|(i'd|i would)( rather| like to)?|i want to|please|ready to) (now |just )?((move|go|carry) on|continue)\b/,
  /\b(move|go|on) to (the )?next (part|step|section|topic)\b/,
  /\b((let's|let us|we|i) (can )?(skip|leave)|(can|may|could) (i|we) skip) (this|that|it|(the )?(part|estimates?|numbers|sums|interface|api|data))( part| open| out)?( for now)?$/,
  /\b(we|i|let's|let us)( can|'ll)? come back to (it|that|this)\b/,
  /\b(that's|that is|i have|i've got) (all|enough|everything)( (that )?i need)?( for now| here| to start)?$/,
  /\b(that's|that is) enough (of|about|for) (this|that|the)?( ?\w+)?( part)?(, let's continue)?$/,
  /\b(i'm|i am|we're|we are) (done|finished) with (this|that|the|my)\b/,
]
const elsewhere = /\b(question|interview|problem|task|hint|round)\b/
const maxWords = 16

/** Returns where the candidate wants to go in a design: to a named part, or to the next one. Null if they don't say. */
export function wishIn(message: string, now: DesignPart): DesignPart | 'on' | null {
  const plain = plainWords(message)
    .replaceAll('’', "'")
    .replace(/[.!?]+$/, '')
  if (wordCount(plain) > maxWords || elsewhere.test(plain)) return null
  if (
    wantsOn.some((pattern) => pattern.test(plain)) &&
    !goesTo.some(({ part, pattern }) => part !== now && pattern.test(plain))
  )
    return 'on'
  return goesTo.findLast(({ part, pattern }) => part !== now && pattern.test(plain))?.part ?? null
}

/** Returns the part that a message starts on without asking first, however long it is. */
export const partBegunIn = (message: string, now: DesignPart): DesignPart | null => {
  const [start = ''] = message.split(/[:.!?\n]/)
  const wish = wishIn(start, now)
  return wish === 'on' ? null : wish
}
