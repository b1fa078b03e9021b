import { maxBoardCharacters } from '@greenroom/shared/wire'

/** A whiteboard as it was told in words: what is in its boxes, and what leads to what. */
type Sketch = { boxes: readonly string[]; links: readonly { from: string; to: string }[] }

/** So much of a board is looked at: nobody follows more boxes and arrows than these. */
const maxEntries = 200

const arrows = / (?:→|↔) /

/** Reads a board out of its words (`boardInWords`). They are outside input: what is not as it should be is passed over. */
export function sketchOf(board: string): Sketch {
  const lines = board.split('\n')
  // What had to be cut off may end in the middle of a name.
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
      // A label that has an arrow of its own leaves open what leads to what.
      if (from === undefined || to === undefined || more.length > 0) return []
      return [{ from, to: to.split(': ')[0] ?? to }]
    }),
  }
}
