import { cvBounds } from '@greenroom/shared/wire'
import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { CvUnreadable } from './failure.ts'
import { lineOf, type TextLine } from './textLine.ts'

/** A piece of text on a page, in points from its lower left corner. */
export type Piece = { text: string; x: number; y: number; width: number; height: number }

const itemSchema = z.object({
  str: z.string(),
  transform: z.array(z.number()).length(6),
  width: z.number(),
  height: z.number(),
})

/**
 * The lines of a PDF file, column by column.
 * @throws CvUnreadable
 */
export async function pdfLines(file: Uint8Array): Promise<TextLine[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file)).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new CvUnreadable(isLocked ? 'CV_PROTECTED' : 'CV_UNREADABLE', error)
  })
  if (pdf.numPages > cvBounds.pages) throw new CvUnreadable('CV_TOO_LONG')
  const lines: TextLine[] = []
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap((item) => {
        const { data } = itemSchema.safeParse(item)
        if (data === undefined || data.str.trim() === '') return []
        const { str: text, transform, width, height } = data
        return [{ text, x: transform[4] ?? 0, y: transform[5] ?? 0, width, height }]
      })
      lines.push(...linesOfPage(pieces, page.getViewport({ scale: 1 }).width))
    }
  } catch (error) {
    throw new CvUnreadable('CV_UNREADABLE', error)
  }
  if (lines.length === 0) throw new CvUnreadable('CV_WITHOUT_TEXT')
  return lines
}

/** The lines of a page: those that span both columns, then the left column, then the right one. */
export function linesOfPage(pieces: readonly Piece[], pageWidth: number): TextLine[] {
  const gutter = gutterOf(pieces, pageWidth)
  const parts =
    gutter === null
      ? [pieces]
      : [
          pieces.filter(({ x, width }) => x < gutter && x + width > gutter),
          pieces.filter(({ x, width }) => x + width <= gutter),
          pieces.filter(({ x }) => x >= gutter),
        ]
  const heights = pieces.map(({ height }) => height).toSorted((one, other) => one - other)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  return parts.flatMap((part) => rowsOf(part).map((row) => lineOf(textOf(row), isLarge(row, usual))))
}

const isLarge = (row: readonly Piece[], usual: number): boolean =>
  usual > 0 && row.every(({ height }) => height > usual * 1.12)

/** Groups the pieces at about the same height into rows, from top to bottom and from left to right. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && row[0].y - piece.y < Math.max(2, piece.height * 0.4)) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

/** A gap of a quarter of the height is a space. A wide gap separates another part of the line, such as dates. */
function textOf(row: readonly Piece[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const piece of row) {
    const gap = piece.x - end
    const space = gap > piece.height * 1.5 ? '   ' : gap > piece.height * 0.15 ? ' ' : ''
    text += (text === '' || /\s$/.test(text) ? '' : space) + piece.text
    end = piece.x + piece.width
  }
  return text
}

const fewestRows = 8
/** The shortest average line of a text column, in characters. A column of dates has shorter lines. */
const shortestColumnLine = 11

/** Where the right column begins, in points from the left; null if there is one column. */
function gutterOf(pieces: readonly Piece[], pageWidth: number): number | null {
  for (let at = pageWidth * 0.25; at <= pageWidth * 0.75; at += 3) {
    const left = pieces.filter(({ x, width }) => x + width <= at)
    const right = pieces.filter(({ x }) => x >= at)
    if (pieces.length - left.length - right.length > pieces.length * 0.06) continue
    const columns = [left, right].map(rowsOf)
    const areColumns = columns.every((rows) => {
      const lengths = rows.map((row) => textOf(row).length)
      const mean = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length)
      return rows.length >= fewestRows && mean >= shortestColumnLine
    })
    // Rows that continue across the gap are lines, not columns.
    const startsRight = Math.min(...right.map(({ x }) => x))
    const endsLeft = Math.max(...left.map(({ x, width }) => x + width))
    if (areColumns && startsRight - endsLeft > pageWidth * 0.015) return (startsRight + endsLeft) / 2
  }
  return null
}
