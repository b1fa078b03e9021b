import type { ModelUsage } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** What a speech comes to. `usage` is null where no language model had a part in it. */
export type Answer = { response: ChatResponse; usage: ModelUsage | null }

/**
 * An answer while it is spoken: checked text, piece by piece, and the whole answer at the end. Joined, the pieces are the message, or
 * a beginning of it, or words that the message takes the place of: the answer counts.
 */
export type Speech = AsyncGenerator<string, Answer>

/** Listens to a speech to its end. */
export async function heardOut(speech: Speech): Promise<Answer> {
  for (;;) {
    const part = await speech.next()
    if (part.done === true) return part.value
  }
}
