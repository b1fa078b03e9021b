import { inventedIn } from './invented.ts'
import { plainOf } from './lines.ts'
import { mentionsIn } from './technologies.ts'

/** Words that limit or qualify a claim, or that say how often, why or whose. None may be added or removed. */
const exact = new Set(
  'not no never without nobody nothing none only almost nearly about around roughly up partly partially mostly some several help helped helping helps assist assisted assisting assists support supported supporting supports contribute contributed contributing contributes participate participated participating involved joined learn learned learning learnt shadowed observed plan planned planning plans prototype prototyped attempted tried proposed suggested with team own part each every daily weekly monthly most least first because while before after between per than or if until since'.split(
    ' ',
  ),
)
/** Formatting characters and links. */
const unusual = /[*_`~#<>[\]{}|\\^=@\n\uFFFD]|https?:|www\./g

const listed = (text: string, pattern: RegExp): string[] => text.toLowerCase().match(pattern) ?? []
const sameList = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/** Numbers, technologies and names, in the order of the text. The first word's capital doesn't count. */
function anchorsOf(text: string): string[] {
  const technologies = new Map(mentionsIn(text).map(({ index, name, written }) => [index, { name, written }]))
  const anchors: string[] = []
  let past = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.,%+#/&’'-]*/gu)) {
    if (index < past) continue
    const technology = technologies.get(index)
    if (technology !== undefined) {
      anchors.push(technology.name)
      past = index + technology.written.length
    } else if (/\p{N}/u.test(word) || (index > 0 && /\p{Lu}/u.test(word)))
      anchors.push(word.toLowerCase().replace(/[.,’'-]+$/, ''))
  }
  return anchors
}

/**
 * Whether a line's new wording claims exactly what the line does. It must have no word that isn't in the line or a form
 * of one there. Its numbers, names, technologies and words that limit a claim must be the same, in the same order.
 * Stricter than for our own rules, which may take a word from elsewhere in the CV: a model could move one job's facts
 * to another.
 */
export function isHeldToLine(text: string, line: string): boolean {
  const exactWords = (of: string) =>
    listed(of, /[\p{L}’']+/gu)
      .filter((word) => exact.has(word))
      .toSorted()
  const marks = listed(line, unusual)
  return (
    plainOf(text) !== plainOf(line) &&
    text.length <= line.length + 10 &&
    plainOf(text).split(' ').length >= 3 &&
    listed(text, unusual).every((mark) => marks.includes(mark)) &&
    inventedIn(text, line).length === 0 &&
    sameList(anchorsOf(text), anchorsOf(line)) &&
    sameList(exactWords(text), exactWords(line))
  )
}
