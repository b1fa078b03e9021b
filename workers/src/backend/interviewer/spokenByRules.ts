import { heldToRules, type Said, type SpeechRules } from './heldToRules.ts'
import type { ProviderPiece } from './provider.ts'

/** After so long without a further piece, what seems to be a whole sentence is taken for one. */
const pauseMs = 20

/**
 * Lets a provider speak as far as the rules allow: yields what may be shown, and returns what it came to. A reply that broke a rule
 * is not waited for: the provider is told to stop.
 */
export async function* spokenByRules(
  reply: (signal: AbortSignal) => AsyncIterable<ProviderPiece>,
  rules: SpeechRules,
  signal: AbortSignal,
): AsyncGenerator<string, Said> {
  const enough = new AbortController()
  const speech = heldToRules(rules)
  const pieces = reply(AbortSignal.any([signal, enough.signal]))[Symbol.asyncIterator]()
  try {
    for (let next = pieces.next(); !speech.isEnough(); ) {
      const piece = speech.mayBeClosed() ? await orPause(next) : await next
      if (piece !== null && piece.done === true) break
      if (piece !== null) {
        next = pieces.next()
        // It is awaited above, unless the reply is over before.
        next.catch(() => {})
      }
      const text = piece === null ? speech.pause() : speech.hear(piece.value)
      if (text !== '') yield text
    }
  } finally {
    enough.abort(new Error('nothing more is wanted'))
    await pieces.return?.()
  }
  const said = speech.end()
  if (said.rest !== null && said.rest !== '') yield said.rest
  return said
}

/** The next piece, or null where it does not come at once. */
async function orPause<Piece>(next: Promise<Piece>): Promise<Piece | null> {
  const { promise: pause, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, pauseMs, null)
  try {
    return await Promise.race([next, pause])
  } finally {
    clearTimeout(timer)
  }
}
