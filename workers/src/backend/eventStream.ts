import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatResponse } from '@greenroom/shared'
import { toProblem } from '../platform/problems.ts'

/** One server-sent event. JSON has no line breaks, so that the data is always one line. */
export const serverSentEvent = (event: 'delta' | 'reply' | 'error', data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const wordsPerPiece = [2, 3, 1, 3, 2]

/** A text in pieces of one to three words; joined they are the text again, to the letter. */
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
 * A reply as server-sent events at a reader's pace: `delta {text}` …, then `reply` with the whole response. What fails on the way
 * is `error {status, code}`. Whoever reads this stops it by returning early, and nothing more is written.
 */
export async function* replyEvents(
  response: ChatResponse,
  { pieceDelayMs, signal }: { pieceDelayMs: number; signal: AbortSignal },
): AsyncGenerator<string> {
  try {
    for (const text of piecesOf(response.message)) {
      yield serverSentEvent('delta', { text })
      await sleep(pieceDelayMs, undefined, { signal })
    }
    yield serverSentEvent('reply', response)
  } catch (error) {
    if (signal.aborted) return
    const { statusCode, code } = toProblem(error)
    yield serverSentEvent('error', { status: statusCode, code })
  }
}
