import { compilerMessages } from './compilerMessages.ts'
import { runtimeMessages } from './runtimeMessages.ts'

/**
 * Explains the message in a text, and quotes the part it recognised. Null if the text doesn't contain a known message.
 */
export function meaningOf(text: string): { says: string; quoted: string } | null {
  // Runtime messages come before the last compiler pattern: a runtime's last line says more than the heading above it.
  for (const { pattern, says } of [
    ...compilerMessages.slice(0, -1),
    ...runtimeMessages,
    ...compilerMessages.slice(-1),
  ]) {
    const found = pattern.exec(text)
    if (found !== null) return { says, quoted: found[0] }
  }
  return null
}

const places: readonly RegExp[] = [
  /\bline (\d{1,5})\b/i,
  /\.(?:py|js|ts|java|cpp|cc|c|cs|go|rs|rb|php|swift|kt|scala|hs|r|pl|sh)["']?[:(,]\s*(\d{1,5})\b/i,
  /^(?:\S*\()?(\d{1,5})[:,]\d{1,5}\b/m,
]

/**
 * Returns the line of the candidate's code that a message points at: the last one in a Python trace, otherwise the
 * first. Ignores our input-reading code after the candidate's. Null if the message names none.
 */
export function lineIn(text: string, code: string): number | null {
  const count = code.trimEnd().split('\n').length
  for (const place of places) {
    const all = [...text.matchAll(new RegExp(place, `${place.flags.replace('g', '')}g`))].map(([, line]) =>
      Number(line),
    )
    const own = all.filter((line) => line <= count)
    const found = /Traceback/.test(text) ? own.at(-1) : own[0]
    if (found !== undefined) return found
  }
  return null
}
