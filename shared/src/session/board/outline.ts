import type { BoardElement, BoardLine, BoardText } from './element.ts'

/** A box on the board with its text. */
export type OutlinedShape = { id: string; kind: 'rectangle' | 'ellipse' | 'diamond'; label: string }
/** A line between two elements; `from` and `to` are ids of shapes or texts, or null if the end is loose. */
export type OutlinedLink = {
  id: string
  kind: 'arrow' | 'line'
  from: string | null
  to: string | null
  /** Whether the line has an arrowhead at both ends. */
  both: boolean
  label: string
}
export type OutlinedText = { id: string; text: string }

/** A board without positions: its shapes, and its connections. */
export type BoardOutline = {
  shapes: OutlinedShape[]
  links: OutlinedLink[]
  texts: OutlinedText[]
  /** The number of freehand strokes. */
  strokes: number
}

export function outlineOf(board: readonly BoardElement[]): BoardOutline {
  const labels = labelsOf(board)
  const outline: BoardOutline = { shapes: [], links: [], texts: [], strokes: 0 }
  const ids = new Set(board.map(({ id }) => id))
  const tied = (binding: BoardLine['startBinding']) =>
    binding !== null && ids.has(binding.elementId) ? binding.elementId : null
  for (const element of board) {
    switch (element.type) {
      case 'rectangle':
      case 'ellipse':
      case 'diamond':
        outline.shapes.push({ id: element.id, kind: element.type, label: labels.get(element.id) ?? '' })
        break
      case 'arrow':
      case 'line': {
        const ends = { from: tied(element.startBinding), to: tied(element.endBinding) }
        const backwards = element.startArrowhead !== null && element.endArrowhead === null
        outline.links.push({
          id: element.id,
          kind: element.type,
          from: backwards ? ends.to : ends.from,
          to: backwards ? ends.from : ends.to,
          both: element.startArrowhead !== null && element.endArrowhead !== null,
          label: labels.get(element.id) ?? '',
        })
        break
      }
      case 'text':
        if (element.containerId === null || !ids.has(element.containerId))
          outline.texts.push({ id: element.id, text: writtenIn(element) })
        break
      case 'freedraw':
        outline.strokes += 1
        break
      default: {
        const unknown: never = element
        throw new Error(`a board has no ${JSON.stringify(unknown)}`)
      }
    }
  }
  return outline
}

/** The texts in boxes and on lines, by the id of the box or line. */
function labelsOf(board: readonly BoardElement[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const element of board)
    if (element.type === 'text' && element.containerId !== null) labels.set(element.containerId, writtenIn(element))
  return labels
}

/** Returns the text as typed. */
export const writtenIn = ({ text, originalText }: BoardText): string => (originalText === '' ? text : originalText)

/** Returns all texts on the board, one per label. */
export const wordsOnBoard = (board: readonly BoardElement[]): string[] =>
  board.flatMap((element) => (element.type === 'text' && writtenIn(element).trim() !== '' ? [writtenIn(element)] : []))

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Describes the board in text, for people who can't see it. Returns an empty string for an empty board. */
export function boardInWords(board: readonly BoardElement[]): string {
  const { shapes, links, texts, strokes } = outlineOf(board)
  const names = namesOf({ shapes, texts })
  const nameOf = (id: string | null): string => (id === null ? 'nothing' : (names.get(id) ?? 'a line'))
  const lines = [
    ...section(
      'Boxes',
      shapes.map(({ id, kind }) => `${nameOf(id)}${kind === 'rectangle' ? '' : ` (${kind})`}`),
    ),
    ...section(
      'Connections',
      links.map(({ from, to, both, kind, label }) => {
        const sign = kind === 'line' ? '–' : both ? '↔' : '→'
        return `${nameOf(from)} ${sign} ${nameOf(to)}${label.trim() === '' ? '' : `: ${oneLine(label)}`}`
      }),
    ),
    ...section(
      'Notes',
      texts.filter(({ text }) => text.trim() !== '').map(({ text }) => oneLine(text)),
    ),
  ]
  if (strokes > 0) lines.push(`Drawn by hand: ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}`)
  return lines.join('\n')
}

/** Names each box and text: by its label, or like "box 2" if it has no label. */
export function namesOf({ shapes, texts }: Pick<BoardOutline, 'shapes' | 'texts'>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [position, { id, label }] of shapes.entries())
    names.set(id, label.trim() === '' ? `box ${position + 1}` : oneLine(label))
  for (const [position, { id, text }] of texts.entries())
    names.set(id, text.trim() === '' ? `text ${position + 1}` : oneLine(text))
  return names
}

const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)]
