import type { CvContent, CvEntry, CvLine, CvSection } from '@greenroom/shared/wire'

/** A line and its place. Contact lines have no section. */
export type PlacedLine = { line: CvLine; section: CvSection | null; entry: CvEntry | null }

/** Every line, from top to bottom. */
export const linesOf = ({ contact, sections }: CvContent): PlacedLine[] => [
  ...contact.map((line) => ({ line, section: null, entry: null })),
  ...sections.flatMap((section) =>
    section.entries.flatMap((entry) => entry.lines.map((line) => ({ line, section, entry }))),
  ),
]

/** Every word of a CV. */
export const textOf = ({ name, contact, sections }: CvContent): string =>
  [
    name,
    ...contact.map(({ text }) => text),
    ...sections.flatMap(({ heading, entries }) => [
      heading,
      ...entries.flatMap(({ title, dates, lines }) => [title, dates, ...lines.map(({ text }) => text)]),
    ]),
  ].join('\n')

/** A text for comparing: its words in lower case. */
export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
