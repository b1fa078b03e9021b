/** Converts between instants and the local time in a time zone, across clock changes. Instants are ms since 1970. */

const dayMs = 24 * 60 * 60_000

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  // We read only the digits, so any language would do.
  const made = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    ...{ hourCycle: 'h23', timeZone },
  })
  clocks.set(timeZone, made)
  return made
}

const quarterMs = 15 * 60_000
/** Offsets are looked up and cached for stretches of this length. */
const stretchMs = 32 * dayMs
/** The cache's limit: more than one month of every time zone. */
const maxStretches = 4_000
/** Between `from` and `to` (ms since 1970), a zone has the same offset. */
type Offset = { from: number; to: number; offset: number }
const stretches = new Map<string, readonly Offset[]>()

/** The zone's offset from UTC at this instant, in ms. */
export const offsetAt = (at: number, timeZone: string): number => stableOffset(at, timeZone).offset

/** A zone's offset, for instants in order. It is looked up again only if it may have changed. */
export function offsetsOf(timeZone: string): (at: number) => number {
  let known: Offset = { from: 0, to: 0, offset: 0 }
  return (at) => {
    if (at < known.from || at >= known.to) known = stableOffset(at, timeZone)
    return known.offset
  }
}

/** Cached, because asking `Intl` is slow. */
function stableOffset(at: number, timeZone: string): Offset {
  const stretch = Math.floor(at / stretchMs)
  const key = `${timeZone} ${stretch}`
  let offsets = stretches.get(key)
  if (offsets === undefined) {
    if (stretches.size >= maxStretches) stretches.clear()
    offsets = offsetsFrom(stretch * stretchMs, timeZone)
    stretches.set(key, offsets)
  }
  return offsets.find(({ to }) => at < to) ?? { from: at, to: at, offset: shownOffset(at, timeZone) }
}

/** The offsets of a stretch. Clocks change only on a quarter of an hour, and at most once a day. */
function offsetsFrom(start: number, timeZone: string): Offset[] {
  const offsets: Offset[] = []
  let [from, offset] = [start, shownOffset(start, timeZone)]
  for (let day = start; day < start + stretchMs; day += dayMs) {
    const after = shownOffset(day + dayMs, timeZone)
    if (after === offset) continue
    let [low, high] = [day, day + dayMs]
    while (high - low > quarterMs) {
      const middle = low + Math.floor((high - low) / 2 / quarterMs) * quarterMs
      if (shownOffset(middle, timeZone) === offset) low = middle
      else high = middle
    }
    offsets.push({ from, to: high, offset })
    ;[from, offset] = [high, after]
  }
  return [...offsets, { from, to: start + stretchMs, offset }]
}

function shownOffset(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at)
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}

/**
 * The instant of a local time. If clocks show that time twice, returns the first instant. If they skip it, reads it as
 * if they hadn't changed yet.
 * @param shown the local time, as if it were UTC, in ms
 */
export function instantOf(shown: number, timeZone: string): number {
  const before = shown - offsetAt(shown - dayMs, timeZone)
  const after = shown - offsetAt(shown + dayMs, timeZone)
  return [before, after].find((at) => at + offsetAt(at, timeZone) === shown) ?? before
}
