import { plainOf } from './lines.ts'
import { byBase, byGerund, byNoun, byParticiple, byPast, byThird } from './verbs.ts'

/** Words that don't count when comparing what two lines are about. */
const empty = new Set(
  'a an the of in on at to for with within by and or from into was were is are been has have had i my we our it its this that as responsible charge tasked accountable duties included include tasks managed manage managing successfully'.split(
    ' ',
  ),
)

/** The topic of a line: its words in one form, so that `migration` and `migrated` are the same. */
function matterOf(text: string): ReadonlySet<string> {
  const words = plainOf(text)
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word))
  const forms = [byPast, byParticiple, byGerund, byNoun, byThird, byBase]
  return new Set(words.map((word) => forms.find((each) => each.has(word))?.get(word)?.base ?? word))
}

const numbersOf = (text: string): string => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ')

/** How similar two lines are, from 0 to 1. Lines with other numbers, and lines of one or two words, aren't similar. */
export function likeness(one: string, other: string): number {
  const [first, second] = [matterOf(one), matterOf(other)]
  if (first.size < 3 || second.size < 3 || numbersOf(one) !== numbersOf(other)) return 0
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared)
}
