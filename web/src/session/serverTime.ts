/** If this machine's clock is off by more than this, it has been reset or the machine was asleep. */
const jumpMs = 1_500

/** How far the server's clock is ahead, in ms, according to an answer requested at `askedAt`. */
export const offsetOfAnswer = (serverNow: number, askedAt: number, answeredAt: number): number =>
  serverNow - (askedAt + answeredAt) / 2

/**
 * Like `offsetOfAnswer`, for a message the server sent unprompted. Travel time makes the result too small, never too
 * large, so the largest of several is the best, unless this machine's clock has jumped.
 */
export function offsetOfTick(known: number, serverNow: number, receivedAt: number): number {
  const told = serverNow - receivedAt
  return Math.abs(told - known) > jumpMs ? told : Math.max(known, told)
}
