import type { Held } from './holdExchange.ts'

/** What a model needs to hold interviews: shares of the exchanges, and ms. */
export const wanted = {
  /** It gives so many replies itself; the scripted interviewer gives the rest. */
  own: 11,
  /** It breaks a rule in so many exchanges at most. */
  broken: 3,
  /** So many of the replies that can be told to be to the point are. */
  toThePoint: 0.8,
  /** Half of its first words can be read by then. */
  firstWordsMs: 4_000,
}

export type Verdict = {
  isFit: boolean
  /** What it lacks, in words; empty where it is fit. */
  lacks: readonly string[]
}

/** Whether a model is fit to interview, by twelve exchanges. */
export function verdictOn(held: readonly Held[]): Verdict {
  const own = held.filter(({ takenOver }) => takenOver === null)
  const broken = held.filter(({ broke }) => broke.length > 0).length
  const tellable = own.filter(({ exchange }) => exchange.toThePoint !== null)
  const met = tellable.filter(isToThePoint).length
  const median = medianOf(held.map(({ firstWordsMs }) => firstWordsMs))
  const lacks = [
    own.length < wanted.own && `it gave ${own.length} of ${held.length} replies itself; wanted are ${wanted.own}`,
    broken > wanted.broken && `it broke a rule in ${broken} of ${held.length}; allowed are ${wanted.broken}`,
    met < tellable.length * wanted.toThePoint &&
      `${met} of ${tellable.length} replies were to the point; wanted is a share of ${wanted.toThePoint}`,
    median > wanted.firstWordsMs && `its first words take ${median} ms; allowed are ${wanted.firstWordsMs}`,
  ].filter((lack) => lack !== false)
  return { isFit: lacks.length === 0, lacks }
}

/** Whether a reply has what every good one has. */
export const isToThePoint = ({ exchange, reply }: Held): boolean => exchange.toThePoint?.test(reply) !== false

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
