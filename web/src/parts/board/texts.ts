/** UI text for a whiteboard, wherever it is shown. */
export const boardTexts = {
  board: 'Whiteboard',
  empty: 'There’s nothing on the whiteboard.',
  shapes: 'Boxes',
  links: 'Connections',
  texts: 'Text',
  kinds: { rectangle: 'box', ellipse: 'ellipse', diamond: 'diamond' },
  strokes: (count: number) => (count === 1 ? 'One hand-drawn stroke' : `${count} hand-drawn strokes`),
  nothing: 'nothing',
  link: (from: string, to: string, label: string) =>
    label === '' ? `${from} leads to ${to}` : `${from} leads to ${to}: ${label}`,
  bothWays: (from: string, to: string, label: string) =>
    label === '' ? `${from} and ${to} lead to each other` : `${from} and ${to} lead to each other: ${label}`,
  line: (from: string, to: string, label: string) =>
    label === '' ? `${from} and ${to}` : `${from} and ${to}: ${label}`,
} as const
