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

const joined = (of: { label: string; separator: string }, items: readonly string[]): string =>
  `${of.label}${items.join(of.separator)}`

export const skillRules: Readonly<Record<string, (text: string, wanted: ReadonlySet<string>) => Finding | null>> = {
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
  order(text, wanted) {
    const list = skillsOf(text)
    if (list === null || list.items.length < fewestToOrder || wanted.size === 0) return null
    const isWanted = (item: string) => [...technologiesIn(`x, ${item}`)].some((name) => wanted.has(name))
    const first = list.items.filter(isWanted)
    const items = [...first, ...list.items.filter((item) => !isWanted(item))]
    if (first.length === 0 || first.length === list.items.length || items.join() === list.items.join()) return null
    const named = first.length === 1 ? first[0] : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`
    return {
      title: `Put ${named} first`,
      reason: `You list ${list.items.length} skills. The role asks for ${first.length === 1 ? 'this one' : `these ${first.length}`}, and readers stop early.`,
      text: joined(list, items),
    }
  },
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
