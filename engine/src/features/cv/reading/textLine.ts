/** A line of a file, in reading order, and what its layout says about it. */
export type TextLine = { text: string; kind: 'heading' | 'bullet' | 'plain' }

const bullet = /^\s*(?:[•◦▪■●○‣∙·➢➤►✓✔*]|[-–—](?=\s)|o(?=\s{2}))\s*/u

/** Removes a leading bullet from a text. */
export function lineOf(text: string, isHeading = false): TextLine {
  const plain = text.replaceAll('\u00a0', ' ').replace(/[\u200b\ufeff]/g, '')
  if (bullet.test(plain)) return { text: plain.replace(bullet, '').trim(), kind: 'bullet' }
  return { text: plain.trim(), kind: isHeading ? 'heading' : 'plain' }
}

/** The lines of a pasted text. */
export const linesOfText = (text: string): TextLine[] => text.split(/\r\n|\r|\n/).map((line) => lineOf(line))
