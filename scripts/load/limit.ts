/** A tried number of interviews, and whether the installation held them. */
export type Step = { sessions: number; held: boolean }

const growth = 1.5
/** The largest number that is held and the smallest that isn't differ by at most this factor in the end. */
const precise = 1.1

/** The largest number of interviews that was held; 0 if none was. */
export const mostHeld = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.filter(({ held }) => held).map(({ sessions }) => sessions))

/**
 * The number of interviews to try next: more and more until they are too many, then between what was held and what
 * wasn't. Null once the limit is known to 10 %.
 */
export function nextStep(steps: readonly Step[], first: number): number | null {
  if (steps.length === 0) return first
  const most = mostHeld(steps)
  const tooMany = Math.min(
    Number.POSITIVE_INFINITY,
    ...steps.filter(({ held, sessions }) => !held && sessions > most).map(({ sessions }) => sessions),
  )
  if (tooMany === Number.POSITIVE_INFINITY) return Math.ceil(most * growth)
  const next = most === 0 ? Math.floor(tooMany / 2) : Math.round(Math.sqrt(most * tooMany))
  return tooMany <= most * precise || next <= most || next >= tooMany ? null : next
}
