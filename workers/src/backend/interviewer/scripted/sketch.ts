import { maxBoardCharacters } from '@greenroom/shared/wire'

/** A whiteboard parsed from its text description: boxes, and the arrows between them. */
type Sketch = { boxes: readonly string[]; links: readonly { from: string; to: string }[] }

/** The maximum number of boxes and arrows that are read. Nobody could follow more. */
const maxEntries = 200

const arrows = / (?:→|↔) /

/** Parses a board described as text (`boardInWords`). The text is untrusted input, so we skip malformed parts. */
export function sketchOf(board: string): Sketch {
  const lines = board.split('\n')
  // A text that was cut off may end in the middle of a name.
  if (board.length >= maxBoardCharacters) lines.pop()
  const entries: { section: string; entry: string }[] = []
  let section = ''
  for (const line of lines) {
    if (line.startsWith('- ')) entries.push({ section, entry: line.slice(2).trim() })
    else section = line.trim()
    if (entries.length >= maxEntries) break
  }
  const of = (name: string) => entries.filter((each) => each.section === name).map(({ entry }) => entry)
  return {
    boxes: of('Boxes:').map((entry) => entry.replace(/ \((?:ellipse|diamond)\)$/, '')),
    links: of('Connections:').flatMap((entry) => {
      const [from, to, ...more] = entry.split(arrows)
      // If a label contains an arrow, we can't tell which boxes are connected.
      if (from === undefined || to === undefined || more.length > 0) return []
      return [{ from, to: to.split(': ')[0] ?? to }]
    }),
  }
}
