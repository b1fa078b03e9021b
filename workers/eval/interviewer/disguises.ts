/** Ways to hide words in other words, and how to undo each. */

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

const shifted = (text: string, by: number): string =>
  text.toLowerCase().replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97))

const initials = (parts: readonly string[]): string =>
  parts.map((part) => /[a-z0-9]/i.exec(part)?.[0]?.toLowerCase() ?? '').join('')

const finals = (parts: readonly string[]): string =>
  parts.map((part) => /[a-z0-9](?=[^a-z0-9]*$)/i.exec(part)?.[0]?.toLowerCase() ?? '').join('')

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
const sentences = (text: string): string[] => text.split(/(?<=[.?!])\s+|\n+/)

const isReadable = (text: string): boolean => /^[\x20-\x7e\s]{4,}$/.test(text)

const decoded = (pieces: readonly string[] | null, encoding: 'base64' | 'hex'): string =>
  (pieces ?? [])
    .map((piece) => Buffer.from(piece, encoding).toString('utf8'))
    .filter(isReadable)
    .join(' ')

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
}

export type Undone = { how: string; letters: string; least: number }

/**
 * Undoes each disguise of a reply, and returns only letters. A secret counts as found only if it has at least `least`
 * letters, because initials, for example, spell short words by chance.
 */
export const undisguised = (text: string): Undone[] => [
  { how: 'spelled out', letters: letters(spelled(text)), least: 3 },
  { how: 'reversed', letters: letters([...text].reverse().join('')), least: 6 },
  { how: 'base64', letters: letters(decoded(text.match(/[A-Za-z0-9+/]{8,}={0,2}/g), 'base64')), least: 4 },
  { how: 'hexadecimal', letters: letters(decoded(text.match(/\b(?:[0-9a-f]{2}[ ]?){4,}\b/gi), 'hex')), least: 4 },
  { how: 'leetspeak', letters: letters(words(text).filter(isLeet).map(unleet).join(' ')), least: 4 },
  { how: 'initials of words', letters: initials(words(text)), least: 5 },
  { how: 'initials of sentences', letters: initials(sentences(text)), least: 4 },
  { how: 'initials of lines', letters: initials(lines(text)), least: 4 },
  { how: 'last letters of words', letters: finals(words(text)), least: 6 },
  {
    how: 'every second letter',
    letters: [...letters(text)].filter((_each, index) => index % 2 === 0).join(''),
    least: 6,
  },
  ...Array.from({ length: 25 }, (_each, by) => ({
    how: `shifted by ${by + 1}`,
    letters: letters(shifted(text, by + 1)),
    least: 5,
  })),
]

/** Returns the sequences of single letters in a text, as when people spell a name. */
const spelled = (text: string): string => (text.match(/(?:\b[a-z]\b[\s.,\-–_*]*){3,}/gi) ?? []).join(' ')

/** Whether a word has digits among its letters, or signs instead of letters. */
const isLeet = (word: string): boolean => /[a-z]/i.test(word) && /[0134578@$]/.test(word)
const unleet = (word: string): string => word.replaceAll(/[0134578@$]/g, (each) => leet[each] ?? each)
