import { setTimeout as sleep } from 'node:timers/promises'
import { toProblem } from '../platform/problems.ts'
import type { Speech } from './speech.ts'

/** Formats a server-sent event. JSON has no line breaks, so the data is always one line. */
const serverSentEvent = (event: 'delta' | 'usage' | 'reply' | 'error', data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const wordsPerPiece = [2, 3, 1, 3, 2]

/** Splits a text into pieces of one to three words, which together are exactly the text. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? (text === '' ? [] : [text])
  const pieces: string[] = []
  for (let from = 0; from < words.length; ) {
    const count = wordsPerPiece[pieces.length % wordsPerPiece.length] ?? 2
    pieces.push(words.slice(from, from + count).join(''))
    from += count
  }
  return pieces
}

/**
 * Sends a speech as server-sent events, at the reader's pace: `delta {text}` …, `usage {inputTokens, outputTokens}` if
 * a language model spoke, then `reply` with the whole response. A failure midway is `error {status, code}`. Returning
 * early from the iteration stops the speech.
 */
export async function* replyEvents(
  speech: Speech,
  { pieceDelayMs, signal }: { pieceDelayMs: number; signal: AbortSignal },
): AsyncGenerator<string> {
  let nextPieceAt = 0
  try {
    for (;;) {
      const part = await speech.next()
      if (part.done === true) {
        const { usage, response } = part.value
        if (usage !== null) yield serverSentEvent('usage', usage)
        yield serverSentEvent('reply', response)
        return
      }
      for (const text of piecesOf(part.value)) {
        const waitMs = nextPieceAt - performance.now()
        if (waitMs > 0) await sleep(waitMs, undefined, { signal })
        nextPieceAt = performance.now() + pieceDelayMs
        yield serverSentEvent('delta', { text })
      }
    }
  } catch (error) {
    if (signal.aborted) return
    const { statusCode, code } = toProblem(error)
    yield serverSentEvent('error', { status: statusCode, code })
  }
}
