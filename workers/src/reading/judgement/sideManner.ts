/**
 * The parts of an answer that describe how things are or were, listed under the names the question authors use
 * (`shared/content/README.md`).
 */
const told = new Set([
  'how it comes about',
  'how it goes',
  'how it decides what goes',
  'in which order things happen',
  'what is compared',
  'why only some',
])

/** The parts that say what to do. */
const proposals = new Set(['what to do about it', 'how to mend it', 'how it should have been measured'])

/** The parts that argue for one of several things, each as a separate side. */
const reasons = new Set(['why it is the next one', 'why it cannot be fewer', 'why so many are enough'])

/** The parts that argue that nothing is better. */
const bounds = new Set(['why it is right', 'why it cannot be fewer'])

export const isTold = (side: string): boolean => told.has(side)
export const isProposal = (side: string): boolean => proposals.has(side)
export const isReason = (side: string): boolean => reasons.has(side)
export const isBound = (side: string): boolean => bounds.has(side)
