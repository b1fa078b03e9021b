/** Converts between instants and a time zone's clocks, including clock changes. Instants are ms since 1970. */

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

/** The zone's offset from UTC at this instant, in ms. */
export function offsetAt(at: number, timeZone: string): number {
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
 * The instant at which the zone's clocks show this time. If the clocks show the time twice, returns the first instant.
 * If they skip the time, reads it as if they had not changed yet.
 * @param shown the clocks' time, as if it were UTC, in ms
 */
export function instantOf(shown: number, timeZone: string): number {
  const before = shown - offsetAt(shown - dayMs, timeZone)
  const after = shown - offsetAt(shown + dayMs, timeZone)
  return [before, after].find((at) => at + offsetAt(at, timeZone) === shown) ?? before
}
