import type { DesignPhase } from '@greenroom/shared/rules'
import type { ChatMessage } from '@greenroom/shared/session'

type Begun = { part: DesignPhase; at: number }

/**
 * Finds the design part that the interviewer mentioned last, and when it started (ms since 1970); null if they never
 * mention parts.
 * @param from the start of the question
 */
export function partBegun(
  messages: readonly Pick<ChatMessage, 'designPart' | 'timeSent'>[],
  from: number,
): Begun | null {
  return messages.reduce<Begun | null>((begun, { designPart, timeSent }) => {
    const at = Date.parse(timeSent)
    return designPart === undefined || at < from || designPart === begun?.part ? begun : { part: designPart, at }
  }, null)
}
