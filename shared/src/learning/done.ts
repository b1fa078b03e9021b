import { z } from 'zod'

/**
 * What a learner finished, and when they last did: `times[i]` (ms since 1970) belongs to `refs[i]` (`doneRefSchema`).
 * The references are sorted, so those of one kind are adjacent. Two lists, because an object with hundreds of keys
 * takes four times as long to read from a store.
 */
export type Done = { readonly refs: readonly string[]; readonly times: readonly number[] }
export type DoneKind = 'lesson' | 'challenge' | 'interview' | 'reviews' | 'diagnostic' | 'paper' | 'drill'

/** Checks all entries at once, because a schema for each of hundreds takes longer than reading them. */
function isDone(value: unknown): boolean {
  const { refs, times } = Object(value) as { refs?: unknown; times?: unknown }
  if (!Array.isArray(refs) || !Array.isArray(times) || refs.length !== times.length) return false
  return refs.every((each) => typeof each === 'string') && times.every((each) => typeof each === 'number')
}
export const doneSchema = z.custom<Done>(isDone, 'must be references with times')

export const nothingDone: Done = { refs: [], times: [] }

/** The index of the first reference that doesn't sort before `ref`. */
function placeOf(refs: readonly string[], ref: string): number {
  let [low, high] = [0, refs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((refs[middle] ?? '') < ref) low = middle + 1
    else high = middle
  }
  return low
}

/** When it was done last (ms since 1970); undefined if never. */
export function doneAt({ refs, times }: Done, ref: string): number | undefined {
  const place = placeOf(refs, ref)
  return refs[place] === ref ? times[place] : undefined
}

/** Sorts after every character of a reference. */
const lastCharacter = '\uffff'

/** The range of a kind's references: its first index, and the index after its last. In ASCII, `0` follows `/`. */
const placesOf = (refs: readonly string[], kind: DoneKind): [from: number, to: number] => [
  placeOf(refs, `${kind}/`),
  placeOf(refs, `${kind}0`),
]

export function countDone({ refs }: Done, kind: DoneKind): number {
  const [from, to] = placesOf(refs, kind)
  return to - from
}

/** Everything of one kind, each with its time. */
export function doneOf({ refs, times }: Done, kind: DoneKind): (readonly [ref: string, at: number])[] {
  const [from, to] = placesOf(refs, kind)
  const kindTimes = times.slice(from, to)
  return refs.slice(from, to).map((ref, index) => [ref, kindTimes[index] ?? 0] as const)
}

/** Records when these things were finished, replacing any earlier time. */
export function withDone(done: Done, added: readonly string[], at: number): Done {
  if (added.length === 0) return done
  const [refs, times] = [[...done.refs], [...done.times]]
  for (const ref of added) {
    const place = placeOf(refs, ref)
    const isKnown = refs[place] === ref
    refs.splice(place, isKnown ? 1 : 0, ref)
    times.splice(place, isKnown ? 1 : 0, at)
  }
  return { refs, times }
}

/**
 * Keeps only the references that pass. Asks once for all that begin alike, which are adjacent.
 * @param beginningOf the beginning of a reference that decides whether it passes
 */
export function filterDone(done: Done, beginningOf: (ref: string) => string, passes: (ref: string) => boolean): Done {
  const { refs, times } = done
  const kept: Done[] = []
  for (let from = 0; from < refs.length; ) {
    const first = refs[from] ?? ''
    const to = Math.max(from + 1, placeOf(refs, `${beginningOf(first)}${lastCharacter}`))
    if (passes(first)) kept.push({ refs: refs.slice(from, to), times: times.slice(from, to) })
    from = to
  }
  if (kept.length === 1 && kept[0]?.refs.length === refs.length) return done
  return { refs: kept.flatMap((each) => each.refs), times: kept.flatMap((each) => each.times) }
}

/** The times by reference. */
export const timesByRef = ({ refs, times }: Done): Record<string, number> =>
  Object.fromEntries(refs.map((ref, index) => [ref, times[index] ?? 0]))
