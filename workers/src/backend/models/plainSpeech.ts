import type { ProviderPiece } from '../interviewer/provider.ts'

/**
 * The longest speaker's name that we look for, in characters. Unless punctuation comes first, we wait for this much
 * text. That delays nothing, because every sentence that matters is at least this long.
 */
const longestName = 40

/**
 * Corrects a language model's habits: removes a speaker's name at the start, and turns exclamation marks into full
 * stops.
 * @param names the names that the model may use for itself
 */
export async function* plainSpeech(
  pieces: AsyncIterable<ProviderPiece>,
  names: readonly string[],
): AsyncGenerator<ProviderPiece> {
  const label = new RegExp(String.raw`^\s*(${names.map(escaped).join('|')})\s*:\s*`, 'i')
  /** The first words, until there are enough to check for a name; null once they have been passed on. */
  let first: string | null = ''
  let last = ''
  function passed(text: string): ProviderPiece {
    const calmed = calm(last + text).slice(last.length)
    last = calmed.at(-1) ?? last
    return { type: 'text', text: calmed }
  }
  for await (const piece of pieces) {
    if (piece.type !== 'text') {
      yield piece
    } else if (first === null) {
      yield passed(piece.text)
    } else {
      first += piece.text
      if (first.trimStart().length < longestName && !/[:.?!]/.test(first)) continue
      yield passed(first.replace(label, ''))
      first = null
    }
  }
  if (first !== null && first !== '') yield passed(first)
}

/**
 * Turns exclamation marks into full stops, except in a comparison, and drops those after a sentence that has already
 * ended.
 */
const calm = (text: string): string => text.replaceAll(/([?.])!+(?!=)|!+(?!=)/g, (_whole, end?: string) => end ?? '.')

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
