/**
 * A content page as authors write it: Markdown with a head of facts.
 *
 *     ---
 *     title: Backstage doors
 *     concepts: stacks; strings
 *     ---
 *     Prose, up to the first heading.
 *
 *     ## Clarifications
 *
 *     ### Can a room be empty?
 *     - signs: empty room; nothing inside
 *
 *     Yes, that can happen.
 *
 * Facts are `name: value`; directly below a heading they are the items of a list, `- name: value`, up to the first line
 * that isn't one. A fact may occur several times. Headings in fenced blocks are text.
 */
export type Section = {
  heading: string
  /** The heading's line in its file, from 1. */
  line: number
  facts: ReadonlyMap<string, readonly string[]>
  /** The line in the file of each fact in the page's head, from 1. Facts below headings aren't listed. */
  factLines: ReadonlyMap<string, number>
  /** The text below the heading, without facts and sub-sections. */
  prose: string
  sections: readonly Section[]
  /** The whole section as written, including its heading. */
  raw: string
}

/** A malformed page. */
export class InvalidPage extends Error {
  override name = 'InvalidPage'
  /** The line, from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

type Draft = { heading: string; line: number; level: number; lines: string[]; sections: Draft[] }

/** @throws InvalidPage for a head that does not end, or for a heading that skips a level */
export function parsePage(text: string): Section {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const head = headOf(lines)
  const root: Draft = { heading: '', line: 1, level: 1, lines: [], sections: [] }
  const open: Draft[] = [root]
  let fence = ''
  let fencedFrom = 0
  lines.slice(head.length).forEach((line, index) => {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') {
      fence = mark
      fencedFrom = head.length + index + 1
    } else if (line.trim() === fence) fence = ''
    const heading = fence === '' ? /^(#{2,3})\s+(\S.*)$/.exec(line) : null
    if (heading === null) {
      open.at(-1)?.lines.push(line)
      return
    }
    const [, hashes = '', title = ''] = heading
    while ((open.at(-1)?.level ?? 0) >= hashes.length) open.pop()
    const parent = open.at(-1)
    const lineNumber = head.length + index + 1
    if (parent === undefined || parent.level !== hashes.length - 1)
      throw new InvalidPage(
        `line ${lineNumber}: “${title}” stands below no heading with ${hashes.length - 1} #`,
        lineNumber,
      )
    const draft = { heading: title.trim(), line: lineNumber, level: hashes.length, lines: [], sections: [] }
    parent.sections.push(draft)
    open.push(draft)
  })
  if (fence !== '') throw new InvalidPage('a fenced block does not end', fencedFrom)
  return { ...finished(root), facts: head.facts, factLines: head.lines }
}

type Head = { facts: Map<string, string[]>; lines: Map<string, number>; length: number }

function headOf(lines: readonly string[]): Head {
  const facts = new Map<string, string[]>()
  const factLines = new Map<string, number>()
  if (lines[0]?.trim() !== '---') return { facts, lines: factLines, length: 0 }
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() === '---') return { facts, lines: factLines, length: at + 1 }
    if (line.trim() === '') continue
    const fact = /^([a-z][a-z ]*):(?:\s+(.*))?$/.exec(line)
    if (fact === null) throw new InvalidPage(`line ${at + 1}: a fact is written “name: value”`, at + 1)
    addFact(facts, fact[1], fact[2])
    factLines.set(fact[1] ?? '', at + 1)
  }
  throw new InvalidPage('the head does not end with ---', 1)
}

function addFact(facts: Map<string, string[]>, name = '', value = ''): void {
  const known = facts.get(name) ?? []
  facts.set(name, known)
  if (value.trim() !== '') known.push(value.trim())
}

const noLines: ReadonlyMap<string, number> = new Map()

function finished({ heading, line, level, lines, sections }: Draft): Section {
  const facts = new Map<string, string[]>()
  let at = 0
  for (; at < lines.length; at++) {
    const text = lines[at] ?? ''
    if (text.trim() === '' && facts.size === 0) continue
    const fact = level > 1 ? /^- ([a-z][a-z ]*):(?:\s+(.*))?$/.exec(text) : null
    if (fact === null) break
    addFact(facts, fact[1], fact[2])
  }
  const parts = sections.map(finished)
  const own = [...(level > 1 ? [`${'#'.repeat(level)} ${heading}`] : []), ...lines].join('\n').trim()
  const raw = [own, ...parts.map((part) => part.raw)].filter((text) => text !== '').join('\n\n')
  return { heading, line, facts, factLines: noLines, prose: lines.slice(at).join('\n').trim(), sections: parts, raw }
}

/** Returns the items of a list. An indented line continues the item above. */
export function itemsOf(prose: string): string[] {
  const items: string[] = []
  for (const line of prose.split('\n')) {
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1]
    if (item !== undefined) items.push(item.trim())
    else if (line.trim() !== '' && items.length > 0) items.push(`${items.pop()} ${line.trim()}`)
    else if (line.trim() !== '') items.push(line.trim())
  }
  return items
}
