import type { ChatItem } from './chatItems.ts'

const shortestMs = 600
const longestMs = 1_200

/** How long a person would seem to think before answering, depending on the message's length: 600 to 1,200 ms. */
export const pauseMsAfter = (message: string): number => Math.min(longestMs, shortestMs + 3 * message.length)

/** Leaves out the interviewer's entries after the first `known` entries. */
export function heldBack(items: readonly ChatItem[], known: number): readonly ChatItem[] {
  const first = items.findIndex(({ kind }, index) => index >= known && kind === 'interviewer')
  return first < 0 ? items : items.slice(0, first)
}
