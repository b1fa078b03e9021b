import type { ModelUsage } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** The result of a speech. `usage` is null if no language model took part. */
export type Answer = { response: ChatResponse; usage: ModelUsage | null }

/**
 * An answer while it is being spoken: yields checked text, piece by piece, and returns the whole answer. The joined
 * pieces may be the message, its beginning, or text that the message replaces. Only the final answer counts.
 */
export type Speech = AsyncGenerator<string, Answer>

/** Runs a speech to its end and returns the answer. */
export async function heardOut(speech: Speech): Promise<Answer> {
  for (;;) {
    const part = await speech.next()
    if (part.done === true) return part.value
  }
}
