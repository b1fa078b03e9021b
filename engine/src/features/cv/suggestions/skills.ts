import type { CvContent } from '@greenroom/shared/wire'
import type { Finding } from './finding.ts'
import { linesOf } from './lines.ts'
import { technologiesIn } from './technologies.ts'

const label = /^\s*([\p{L}][\p{L} &/-]{1,30}:)\s*/u
const rating =
  /\s*(?:\(?\b\d{1,2}\s*\/\s*(?:5|10)\b\)?|[★☆⭐●○]{2,}|\(?\b\d{2,3}\s?%\)?|\((?:expert|advanced|intermediate|beginner|basic|proficient|native-like)\)|[-–:]\s*(?:expert|advanced|intermediate|beginner|basics?|proficient)(?=\s*[,;|]|\s*$))/giu
const basics =
  /^(?:ms |microsoft )?(?:word|powerpoint|outlook|office|windows|internet(?: explorer)?|e-?mail|google (?:docs|sheets|drive)|typing|zoom|slack|teams)(?: \d+)?$/i
const fewestToOrder = 7
const readFirst = 3

/** A line of skills, in parts; null if it isn't a list. */
export function skillsOf(text: string): { label: string; items: string[]; separator: string } | null {
  const prefix = label.exec(text)?.[0] ?? ''
  const body = text.slice(prefix.length).replace(/\.$/, '')
  const separator = [' | ', ' · ', ' • ', '; ', ', '].find((each) => body.split(each).length > 2) ?? ', '
  const items = splitOutsideBrackets(body, separator.trim())
  const isList = items.length > 1 && items.every((item) => item.length <= 45 && item.split(' ').length <= 5)
  return isList ? { label: prefix, items, separator } : null
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const items = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth <= 0) items.push('')
    else items[items.length - 1] += letter
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

/** `Go`, `Go and Rust`, or `Go, Rust and C`. */
export const named = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const joined = (of: { label: string; separator: string }, items: readonly string[]): string =>
  `${of.label}${items.join(of.separator)}`

/** `listed`: how many skills the line lists before any change. */
type SkillContext = { wanted: ReadonlySet<string>; listed: number }

export const skillRules: Readonly<Record<string, (text: string, context: SkillContext) => Finding | null>> = {
  ratings(text) {
    const plain = text
      .replace(rating, '')
      .replace(/\s{2,}/g, ' ')
      .trim()
    if (plain === text || plain.length < 2) return null
    return {
      title: 'Leave out the ratings',
      reason: 'Readers don’t know your scale. Show how well you know something in the lines about your work.',
      text: plain,
    }
  },
  basics(text) {
    const list = skillsOf(text)
    if (list === null) return null
    const padded = list.items.some((item) => basics.test(item))
    const items = list.items.filter(
      (item) => !basics.test(item) && !(padded && /^(?:ms |microsoft )?excel$/i.test(item)),
    )
    if (items.length === list.items.length || items.length === 0) return null
    return {
      title: 'Leave out what everyone has',
      reason: 'Office programs among an engineer’s skills make the list look padded.',
      text: joined(list, items),
    }
  },
  twice(text) {
    const list = skillsOf(text)
    if (list === null) return null
    const items = list.items.filter(
      (item, index) => list.items.findIndex((other) => other.toLowerCase() === item.toLowerCase()) === index,
    )
    return items.length === list.items.length
      ? null
      : { title: 'Listed twice', reason: 'Once is enough.', text: joined(list, items) }
  },
  order(text, { wanted, listed }) {
    const list = skillsOf(text)
    if (list === null || list.items.length < fewestToOrder) return null
    const wantedOf = (item: string) => [...technologiesIn(`x, ${item}`)].filter((name) => wanted.has(name))
    const first = list.items.filter((item) => wantedOf(item).length > 0)
    // Readers notice all of the first few skills, so their order doesn't matter.
    if (first.every((item) => list.items.indexOf(item) < readFirst)) return null
    const moved = new Set(first.flatMap((item) => withNeighbour(item, list.items)))
    const items = [...list.items.filter((item) => moved.has(item)), ...list.items.filter((item) => !moved.has(item))]
    if (items.join() === list.items.join()) return null
    return {
      title: `Put ${named(first)} first`,
      reason: `This line lists ${listed} skills. The role asks for ${named([...new Set(first.flatMap(wantedOf))])}, and readers stop early.`,
      text: joined(list, items),
    }
  },
}

/** C and C++ are one skill to many readers, so they stay together. */
function withNeighbour(item: string, items: readonly string[]): string[] {
  const index = items.indexOf(item)
  const isPair = (other: string | undefined): other is string =>
    other !== undefined && other !== item && /^C(?:\+\+)?$/i.test(item) && /^C(?:\+\+)?$/i.test(other)
  return [item, ...[items[index - 1], items[index + 1]].filter(isPair)]
}

/** Technologies that the role asks for, and that the CV has in a line about work but not among its skills. */
export function missingSkills(content: CvContent, wanted: ReadonlySet<string>): string[] {
  const listed = technologiesIn(
    linesOf(content)
      .filter(({ section }) => section?.kind === 'skills')
      .map(({ line }) => `x, ${line.text}`)
      .join('\n'),
  )
  const used = technologiesIn(
    content.sections
      .filter(({ kind }) => kind === 'experience' || kind === 'projects')
      .flatMap(({ entries }) => entries.flatMap(({ lines }) => lines.map(({ text }) => text)))
      .join('\n'),
  )
  return [...wanted].filter((name) => used.has(name) && !listed.has(name))
}
