import type { DesignPhase } from '@greenroom/shared/rules'
import type { ChatMessage } from '@greenroom/shared/session'

type Begun = { part: DesignPhase; at: number }

/**
 * The part of a design that is at hand by the interviewer's last word on it, and when it began (ms since 1970); null if they say nothing of parts.
 * @param from when the question was put
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
