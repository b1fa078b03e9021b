import type { Held } from './holdExchange.ts'

/** The requirements for interviewing: counts, shares and times in ms. */
export const wanted = {
  /** How many of the twelve replies the model has to give itself. The scripted interviewer gives the others. */
  own: 11,
  /** The maximum number of exchanges in which the model breaks a rule. */
  broken: 3,
  /** The minimum share of replies that are to the point, counting only exchanges in which that can be checked. */
  toThePoint: 0.8,
  /** The maximum median time until the first readable words, in ms. */
  firstWordsMs: 4_000,
}

export type Verdict = {
  isFit: boolean
  /** The requirements the model doesn't meet, as text; empty if it is fit. */
  lacks: readonly string[]
}

/** Judges by twelve exchanges whether a model is fit to interview. */
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

/** Whether a reply matches its exchange's pattern, or there is none. */
export const isToThePoint = ({ exchange, reply }: Held): boolean => exchange.toThePoint?.test(reply) !== false

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
