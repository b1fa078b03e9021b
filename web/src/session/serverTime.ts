/** A clock of this machine that is off by more than this was set anew, or slept. */
const jumpMs = 1_500

/** How far the server's clock is ahead, in ms, from an answer that was asked for at `askedAt`. */
export const offsetOfAnswer = (serverNow: number, askedAt: number, answeredAt: number): number =>
  serverNow - (askedAt + answeredAt) / 2

/**
 * The same from a message that came by itself. It was under way for a while, so that it can only be too small: of several
 * the largest is the best, unless this machine's clock has jumped.
 */
export function offsetOfTick(known: number, serverNow: number, receivedAt: number): number {
  const told = serverNow - receivedAt
  return Math.abs(told - known) > jumpMs ? told : Math.max(known, told)
}
