import type { ProviderPiece } from '../interviewer/provider.ts'

/** So much is looked at before the first words go on; no sentence that matters is shorter. */
const longestName = 40

/**
 * Speech as it is spoken here, whatever habits a language model has: no speaker's name in front of it, and full stops where it shouts.
 * @param names what it may call itself
 */
export async function* plainSpeech(
  pieces: AsyncIterable<ProviderPiece>,
  names: readonly string[],
): AsyncGenerator<ProviderPiece> {
  const label = new RegExp(String.raw`^\s*(${names.map(escaped).join('|')})\s*:\s*`, 'i')
  /** The first words, until they are long enough to tell; null once they have gone on. */
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

/** An exclamation mark is a full stop, but for the one in a comparison, and where the sentence has ended already. */
const calm = (text: string): string => text.replaceAll(/([?.])!+(?!=)|!+(?!=)/g, (_whole, end?: string) => end ?? '.')

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
