import mammoth from 'mammoth'
import { CvUnreadable } from './failure.ts'
import { lineOf, type TextLine } from './textLine.ts'
import { checkUnpackedSize } from './unpackedSize.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decoded = (html: string): string =>
  html.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** The block elements that mammoth writes. */
const blockTag = /<(\/?)(h[1-6]|p|li|ul|ol|td|th|tr|table|br)\b[^>]*>/gi

function linesOfHtml(html: string): TextLine[] {
  const lines: TextLine[] = []
  let kind: TextLine['kind'] = 'plain'
  let from = 0
  const flush = (to: number): void => {
    for (const part of decoded(html.slice(from, to).replace(/<[^>]+>/g, '')).split('\n')) {
      const line = lineOf(part.replaceAll('\t', '  '), kind === 'heading')
      if (line.text !== '') lines.push(kind === 'bullet' ? { ...line, kind } : line)
    }
  }
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(blockTag)) {
    flush(index)
    from = index + tag.length
    if (name.toLowerCase() === 'br') continue
    const opens = closes === ''
    kind = opens && /^h/i.test(name) ? 'heading' : opens && /^li$/i.test(name) ? 'bullet' : 'plain'
  }
  flush(html.length)
  return lines
}

/**
 * The lines of a DOCX file. Pictures are left out, and nothing outside the file is read.
 * @throws CvUnreadable
 */
export async function docxLines(file: Buffer): Promise<TextLine[]> {
  checkUnpackedSize(file)
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: file }, { convertImage }).catch((error: unknown) => {
    throw new CvUnreadable('CV_UNREADABLE', error)
  })
  const lines = linesOfHtml(value)
  if (lines.length === 0) throw new CvUnreadable('CV_WITHOUT_TEXT')
  return lines
}
