/** Converts a reply to spoken text, without Markdown and code blocks. */
export function spokenText(markdown: string): string {
  const closed = markdown.replaceAll(/```[\s\S]*?```/g, '\n')
  const open = closed.indexOf('```')
  return (open < 0 ? closed : closed.slice(0, open)).replaceAll(/[`*#_>]/g, '')
}

/**
 * The complete sentences starting at `from`, and where the next one begins. While the text is still growing, leaves out
 * its last sentence.
 */
export function sentencesFrom(text: string, from: number, isWhole: boolean): { sentences: string[]; upTo: number } {
  const sentences: string[] = []
  let upTo = from
  const end = /[.!?…:](?=\s)|\n/g
  end.lastIndex = from
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    const next = found.index + found[0].length
    sentences.push(text.slice(upTo, next).trim())
    upTo = next
  }
  if (isWhole && upTo < text.length) {
    sentences.push(text.slice(upTo).trim())
    upTo = text.length
  }
  return { sentences: sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)), upTo }
}

/** Recognised speech counts as an echo if at least this share of its words is in the spoken text. */
const shareOfEcho = 0.7

/** Whether the microphone picked up the interviewer's voice from the speaker. */
export function isEcho(heard: string, said: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const words = wordsOf(heard)
  if (words.length === 0 || said === '') return false
  const known = new Set(wordsOf(said))
  return words.filter((word) => known.has(word)).length / words.length >= shareOfEcho
}
