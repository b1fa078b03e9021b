import { fileURLToPath } from 'node:url'
import type { CvContent } from '@greenroom/shared/wire'
import PDFDocument from 'pdfkit'
import { isListed } from './docx.ts'

/** Noto Sans covers Latin, Greek, Cyrillic and Vietnamese. Devanagari comes with other fonts. */
const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}`))
const fonts = {
  regular: fontFile('400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('600SemiBold/NotoSans_600SemiBold.ttf'),
}

/** The page margin, in points. */
const margin = 56
const indent = 12
const [ink, quiet, rule] = ['#21201C', '#57534A', '#D4D0C7']

/** A CV as a PDF file, in one column. */
export function pdfOf({ name, contact, sections }: CvContent): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin, info: { Title: name }, lang: 'en' })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
    pdf.on('error', reject)
  })
  const width = pdf.page.width - 2 * margin
  const write = (text: string, size: number, isBold = false, colour = ink): void => {
    pdf
      .font(isBold ? fonts.bold : fonts.regular, size)
      .fillColor(colour)
      .text(text, margin, pdf.y, { width })
  }
  /** Keeps a heading on the same page as the text after it. */
  const needs = (height: number): void => {
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
  }

  write(name, 20, true)
  for (const { text } of contact) write(text, 10, false, quiet)
  for (const { kind, heading, entries } of sections) {
    needs(70)
    pdf.y += 14
    write(heading, 12, true)
    pdf.y += 2
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + width, pdf.y)
      .lineWidth(0.6)
      .strokeColor(rule)
      .stroke()
    pdf.y += 6
    for (const { title, dates, lines } of entries) {
      if (title !== '' || dates !== '') {
        needs(36)
        const top = pdf.y
        pdf.font(fonts.regular, 10).fillColor(quiet)
        const datesWidth = Math.min(width / 2, pdf.widthOfString(dates) + 2)
        pdf.text(dates, margin + width - datesWidth, top, { width: datesWidth, align: 'right' })
        const below = pdf.y
        pdf
          .font(fonts.bold, 10.5)
          .fillColor(ink)
          .text(title, margin, top, { width: width - datesWidth - 12 })
        pdf.y = Math.max(pdf.y, below) + 2
      }
      for (const { text } of lines) {
        const by = isListed(kind) ? indent : 0
        pdf.font(fonts.regular, 10).fillColor(ink)
        const height = pdf.heightOfString(text, { width: width - by })
        if (height < 200) needs(height)
        if (by > 0) pdf.text('•', margin, pdf.y, { lineBreak: false })
        pdf.text(text, margin + by, pdf.y, { width: width - by })
        pdf.y += 2
      }
      pdf.y += 4
    }
  }
  pdf.end()
  return done
}
