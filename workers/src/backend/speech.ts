import type { ModelUsage } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** The result of a speech. `usage` is null if no language model took part. */
export type Answer = { response: ChatResponse; usage: ModelUsage | null }

/**
 * An answer while it is spoken: checked text, piece by piece, then the whole answer. The joined pieces are the message,
 * or its beginning, or words that the message replaces. What counts is the answer.
 */
export type Speech = AsyncGenerator<string, Answer>

/** Runs a speech to its end and returns the answer. */
export async function heardOut(speech: Speech): Promise<Answer> {
  for (;;) {
    const part = await speech.next()
    if (part.done === true) return part.value
  }
}
