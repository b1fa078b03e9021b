import { itemsOf, type Section } from '../../rules/contentPage.ts'
import { blocksOf, withoutBlocks } from './blocks.ts'

/**
 * Reads a section and keeps track of the parts that were read. The unread parts can then be reported, so that a heading
 * with a typo isn't silently lost. A missing part is returned as undefined or empty; the kind's schema decides which
 * parts are required.
 */
export type Reader = {
  heading: string
  /** The prose right below the heading. */
  prose(): string | undefined
  /** The prose without these fenced blocks, which `block` reads. */
  proseBeside(...infos: string[]): string | undefined
  /** The text of the first fenced block with this info. */
  block(info: string): string | undefined
  fact(name: string): string | undefined
  /** All values of a fact that may occur several times. */
  facts(name: string): string[]
  /** The parts of a fact, between semicolons. */
  list(name: string): string[]
  /** The number at the start of a fact; any unit after it is ignored. */
  number(name: string): number | undefined
  /** `yes` or `no`. */
  flag(name: string): boolean | undefined
  /** The prose of a sub-section. */
  text(heading: string): string | undefined
  /** The items of a sub-section that is one list, numbered or not. */
  items(heading: string): string[]
  /** Reads a sub-section; undefined if there is none. */
  section<T>(heading: string, read: (reader: Reader) => T): T | undefined
  /** Reads every section inside a sub-section. */
  entries<T>(heading: string, read: (reader: Reader) => T): T[]
  /** Reads the sub-sections not yet read by name. */
  others<T>(read: (reader: Reader) => T): T[]
  /** The prose and all unread sub-sections, as written: the body of an article. */
  body(): string
  /** Everything left unread, one sentence each. */
  leftovers(): string[]
  /** The same, each with the line of its heading or, in the head, the line of its fact. */
  unread(): Unread[]
}

export type Unread = { line: number; text: string }

export function readerOf(section: Section): Reader {
  const below: Reader[] = []
  const readFacts = new Set<string>()
  const readSections = new Set<Section>()
  let proseIsRead = false

  const facts = (name: string): string[] => {
    readFacts.add(name)
    return [...(section.facts.get(name) ?? [])]
  }
  const reader = (found: Section): Reader => {
    readSections.add(found)
    const made = readerOf(found)
    below.push(made)
    return made
  }
  const find = (heading: string): Reader | undefined => {
    const found = section.sections.find((each) => each.heading.toLowerCase() === heading.toLowerCase())
    return found && reader(found)
  }
  const proseBeside = (...infos: string[]): string | undefined => {
    proseIsRead = true
    return withoutBlocks(section.prose, infos) || undefined
  }
  const unread = (): Unread[] => [
    ...[...section.facts.keys()]
      .filter((name) => !readFacts.has(name))
      .map((name) => ({
        line: section.factLines.get(name) ?? section.line,
        text: `${where(section)}: “${name}” isn’t a known field`,
      })),
    ...section.sections
      .filter((each) => !readSections.has(each))
      .map((each) => ({ line: each.line, text: `${where(each)}: this heading isn’t known here` })),
    ...(section.prose === '' || proseIsRead
      ? []
      : [{ line: section.line, text: `${where(section)}: this text doesn’t belong to any field` }]),
    ...below.flatMap((each) => each.unread()),
  ]
  return {
    heading: section.heading,
    prose: () => proseBeside(),
    proseBeside,
    block(info) {
      return blocksOf(section.prose).find((block) => block.info === info)?.text
    },
    fact: (name) => facts(name)[0],
    facts,
    list: (name) =>
      facts(name)
        .flatMap((value) => value.split(';'))
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    number(name) {
      const [value] = facts(name)
      return value === undefined ? undefined : Number.parseFloat(value.replaceAll(/[,_]/g, ''))
    },
    flag(name) {
      const [value] = facts(name)
      return value === 'yes' ? true : value === 'no' ? false : undefined
    },
    text: (heading) => find(heading)?.prose(),
    items: (heading) => itemsOf(find(heading)?.prose() ?? ''),
    section(heading, read) {
      const found = find(heading)
      return found && read(found)
    },
    entries: (heading, read) => find(heading)?.others(read) ?? [],
    others: (read) => section.sections.filter((each) => !readSections.has(each)).map((each) => read(reader(each))),
    body() {
      const rest = section.sections.filter((each) => !readSections.has(each))
      for (const each of rest) readSections.add(each)
      proseIsRead = true
      return [section.prose, ...rest.map(({ raw }) => raw)].filter((text) => text !== '').join('\n\n')
    },
    leftovers: () => unread().map(({ text }) => text),
    unread,
  }
}

const where = ({ heading, line }: Section): string => (heading === '' ? 'the head' : `line ${line}, “${heading}”`)
