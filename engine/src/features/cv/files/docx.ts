import type { CvContent } from '@greenroom/shared/wire'
import { AlignmentType, BorderStyle, Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx'

const font = 'Noto Sans'
/** The width of the text on A4, in twentieths of a point. */
const rightEdge = 9_640
const margin = 1_130
/** Font sizes in half points. */
const size = { name: 36, body: 20 }

/** A CV as a DOCX file, in one column, which every word processor and applicant tracking system can read. */
export async function docxOf({ name, contact, sections }: CvContent): Promise<Buffer> {
  const paragraphs = [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [new TextRun({ text: name, bold: true, size: size.name })],
    }),
    ...contact.map(({ text }) => new Paragraph({ children: [new TextRun(text)] })),
    ...sections.flatMap(({ kind, heading, entries }) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        spacing: { before: 260, after: 100 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB', space: 2 } },
        children: [new TextRun({ text: heading, bold: true, size: 24 })],
      }),
      ...entries.flatMap(({ title, dates, lines }) => [
        ...(title === '' && dates === ''
          ? []
          : [
              new Paragraph({
                spacing: { before: 120, after: 40 },
                alignment: AlignmentType.LEFT,
                tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
                children: [new TextRun({ text: title, bold: true }), new TextRun({ children: [new Tab(), dates] })],
              }),
            ]),
        ...lines.map(
          ({ text }) =>
            new Paragraph({
              spacing: { after: 40 },
              ...(isListed(kind) ? { bullet: { level: 0 } } : {}),
              children: [new TextRun(text)],
            }),
        ),
      ]),
    ]),
  ]
  const document = new Document({
    title: name,
    styles: { default: { document: { run: { font, size: size.body } } } },
    sections: [
      {
        properties: { page: { margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        children: paragraphs,
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** Whether lines of such a section are bullets. */
export const isListed = (kind: CvContent['sections'][number]['kind']): boolean =>
  kind === 'experience' || kind === 'projects' || kind === 'education'
