import type { SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { wordCount } from '../plainWords.ts'
import { type ToldOrProposed, toldOrProposedIn } from '../proposals.ts'
import { pointKey } from './judgeInWords.ts'
import { isBound, isProposal, isReason, isTold } from './sideManner.ts'

/**
 * The maximum number of words in a brief message. In one of these, it means nothing whether a sentence reports or
 * proposes: "thread dump, one order for all locks".
 */
const wordsOfABriefMessage = 45

/** Words that give a reason for a proposal. */
const givesReason = /\b(?:because|since|reason|cause|why|happen(?:s|ed)?)\b/i

/**
 * Returns how well an answer covers one of its parts. *clear*: it reports an essential point about what happened, or
 * proposes one about what to do. *none*: everything is in the other manner. *weak*: it reports a remedy like everything
 * else, as some people do. *unsaid*: the manner says nothing.
 */
export function evidenceOf(
  side: string,
  judged: readonly (readonly PointJudgement[])[],
  { points }: Pick<SpokenQuestion, 'points'>,
  said: readonly string[],
): 'clear' | 'weak' | 'none' | 'unsaid' {
  if (!isTold(side) && !isProposal(side) && !isReason(side) && !isBound(side)) return 'unsaid'
  const shown = points.flatMap((point, index) => {
    if (point.side !== side) return []
    const found = judged.flat().filter(({ point: key, verdict }) => key === pointKey(index) && verdict === 'shown')
    const places = found.flatMap(({ spans, check }) =>
      check === undefined
        ? spans.map((span) => (isBound(side) ? boundIn(span, said) : mannerOf(span, said)))
        : ['either' as const],
    )
    return places.map((place) => ({ place, isEssential: point.weight === 'essential' }))
  })
  const fits = (place: Manner): boolean =>
    place === 'either' || isReason(side) || isBound(side) || (isTold(side) ? place !== 'proposed' : place !== 'told')
  const isClear = (place: Manner): boolean =>
    place === 'either' ||
    (isReason(side) && !isBound(side)) ||
    place === (isTold(side) || isBound(side) ? 'told' : 'proposed')
  if (shown.length === 0) return 'unsaid'
  if (!shown.some(({ place }) => fits(place))) return isProposal(side) && !said.some(proposes) ? 'weak' : 'none'
  return shown.some(({ place, isEssential }) => isEssential && isClear(place)) ? 'clear' : 'unsaid'
}

/** The manner of a clause: reported, reported after a proposal, proposed, or unclear because it's too short. */
type Manner = 'told' | 'toldLater' | 'proposed' | 'either'

function mannerOf(span: string, said: readonly string[]): Manner {
  const message = said.findLast((each) => each.includes(span))
  if (message === undefined || wordCount(message) <= wordsOfABriefMessage) return 'either'
  const sentences = toldOrProposedIn(message)
  const at = message.indexOf(span)
  const index = sentences.findIndex((each) => firstWordAt(span, at) < each.end)
  const own = sentences[index]
  if (own === undefined) return 'either'
  if (own.isProposed) return 'proposed'
  const isFirst = !sentences.slice(0, index).some(({ isProposed }: ToldOrProposed) => isProposed)
  return isFirst || givesReason.test(message.slice(own.at, own.end)) ? 'told' : 'toldLater'
}

const firstWordAt = (span: string, at: number): number => at + Math.max(0, span.search(/[\p{L}\p{N}]/u))

const proposes = (message: string): boolean => toldOrProposedIn(message).some(({ isProposed }) => isProposed)

/** Words that argue that nothing better is possible, rather than merely describe something. */
const bounds =
  /\b(?:at least|at most|exactly one|only one|no (?:fewer|less|better|other|worse|gain|two|floor|schedule|plan|solution)|not (?:fewer|less|better)|never (?:better|less|fewer|falls?|gets?|share|overlap|flower)|none|nobody|nothing|can(?:['’]t|not)|could(?:n['’]t| not)|lower bound|optimal|minim\w+|(?:needs?|costs?|takes?) (?:its|a|an|their|one|at|each)\b|disjoint|half)\b/i

function boundIn(span: string, said: readonly string[]): Manner {
  const message = said.findLast((each) => each.includes(span))
  if (message === undefined || wordCount(message) <= wordsOfABriefMessage) return 'either'
  const at = message.indexOf(span)
  const own = toldOrProposedIn(message).find((each) => firstWordAt(span, at) < each.end)
  return own !== undefined && bounds.test(message.slice(own.at, own.end)) ? 'told' : 'toldLater'
}
