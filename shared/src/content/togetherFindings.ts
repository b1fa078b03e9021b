import { concepts } from '../vocabulary/content.ts'
import { type ItemTypes, kinds } from './kinds/all.ts'
import { ringIn } from './kinds/conceptList.ts'
import type { FoundItem } from './library.ts'

/** Finds problems across items: broken links, circular prerequisites, and duplicates. */
export function togetherFindings(found: readonly FoundItem[]): string[] {
  const names = new Set(found.map(({ kind, id }) => `${kind}/${id}`))
  return [
    ...itemsOf(found, 'course').flatMap((course) => linkFindings(course, names)),
    ...courseRing(found),
    ...conceptFindings(itemsOf(found, 'concepts')),
    ...companyFindings(itemsOf(found, 'company')),
    ...listFindings(found, names),
    ...alikeFindings(found),
  ]
}

/**
 * Finds the same problems, but only those that involve this item.
 * @param others all other items of its kind
 * @param names all existing items, as `kind/id`
 */
export function findingsAbout(
  item: FoundItem,
  { others, names }: { others: readonly FoundItem[]; names: ReadonlySet<string> },
): string[] {
  const all = [item, ...others]
  return [
    ...itemsOf([item], 'course').flatMap((course) => linkFindings(course, names)),
    ...(item.kind === 'course' ? courseRing(all) : []),
    ...comparedTexts(item).flatMap((one) =>
      others.flatMap((other) => comparedTexts(other).flatMap((text) => alikeFinding(one, text))),
    ),
  ]
}

const linkFindings = ({ id, needs, lessons }: ItemTypes['course'], names: ReadonlySet<string>): string[] => [
  ...needs.filter((need) => !names.has(`course/${need}`)).map((need) => `course/${id}: there is no course ${need}`),
  ...lessons.flatMap((lesson) =>
    lesson.practice
      .filter((link) => !names.has(link))
      .map((link) => `course/${id}: ${lesson.id} links to ${link}, which doesn’t exist`),
  ),
]

const courseRing = (found: readonly FoundItem[]): string[] =>
  ringFinding('courses', new Map(itemsOf(found, 'course').map(({ id, needs }) => [id, needs])))

function itemsOf<Name extends keyof ItemTypes>(found: readonly FoundItem[], kind: Name): ItemTypes[Name][] {
  return found.flatMap((each) => (isOf(each, kind) && each.read.ok ? [each.read.item] : []))
}

function isOf<Name extends keyof ItemTypes>(found: FoundItem, kind: Name): found is FoundItem<Name> & FoundItem {
  return found.kind === kind
}

function ringFinding(what: string, needs: Map<string, readonly string[]>): string[] {
  const ring = ringIn(needs)
  return ring === null ? [] : [`${what} need each other in a circle: ${ring.join(' → ')}`]
}

function conceptFindings(lists: readonly ItemTypes['concepts'][]): string[] {
  const cards = lists.flatMap((list) => list.concepts)
  const told = cards.map(({ concept }) => concept)
  return [
    ...concepts.filter((concept) => !told.includes(concept)).map((concept) => `concepts: ${concept} has no card`),
    ...told
      .filter((concept, index) => told.indexOf(concept) !== index)
      .map((concept) => `concepts: ${concept} has two cards`),
    ...ringFinding('concepts', new Map(cards.map(({ concept, needs }) => [concept, needs]))),
  ]
}

function companyFindings(presets: readonly ItemTypes['company'][]): string[] {
  const types = presets.map(({ companyType }) => companyType)
  return types
    .filter((type, index) => types.indexOf(type) !== index)
    .map((type) => `company: there are two presets for ${type}`)
}

/** Finds listed challenges that don't exist, or that come before a challenge on a concept they build on. */
function listFindings(found: readonly FoundItem[], names: ReadonlySet<string>): string[] {
  const needs = new Map(
    itemsOf(found, 'concepts').flatMap((list) => list.concepts.map((card) => [card.concept, card.needs] as const)),
  )
  const mainOf = new Map<string, unknown>(
    found.flatMap(({ kind, id, read }) =>
      read.ok && 'concepts' in read.item && kind !== 'concepts'
        ? [[`${kind}/${id}`, read.item.concepts[0]] as const]
        : [],
    ),
  )
  return itemsOf(found, 'list').flatMap(({ id, entries }) =>
    entries.flatMap(({ challenge }, place) => {
      if (!names.has(challenge)) return [`list/${id}: there is no ${challenge}`]
      const before = everyNeedOf(mainOf.get(challenge), needs)
      return entries
        .slice(place + 1)
        .filter((later) => before.has(mainOf.get(later.challenge)))
        .map(
          (later) =>
            `list/${id}: ${challenge} builds on ${mainOf.get(later.challenge)}, but comes before ${later.challenge}`,
        )
    }),
  )
}

/** Everything that a concept builds on, directly or not. */
function everyNeedOf(concept: unknown, needs: ReadonlyMap<unknown, readonly unknown[]>): Set<unknown> {
  const all = new Set<unknown>()
  const rest = [...(needs.get(concept) ?? [])]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (all.has(next)) continue
    all.add(next)
    rest.push(...(needs.get(next) ?? []))
  }
  return all
}

/** Two texts count as duplicates if they share at least this much. */
const tooAlike = 0.5

/** Finds duplicate titles, and texts that are nearly the same. */
function alikeFindings(found: readonly FoundItem[]): string[] {
  const texts = found.flatMap(comparedTexts)
  return texts.flatMap((one, at) => texts.slice(at + 1).flatMap((other) => alikeFinding(one, other)))
}

function alikeFinding(one: ComparedText, other: ComparedText): string[] {
  if (one.sort !== other.sort) return []
  const share = shareOf(one.pieces, other.pieces)
  return share >= tooAlike ? [`${one.where} and ${other.where} are alike by ${Math.round(share * 100)} %`] : []
}

type Text = { where: string; sort: string; text: string }
type ComparedText = Text & { pieces: ReadonlySet<string> }

/** Take an item's texts apart only once, because a draft is compared with all the others each time it is saved. */
const compared = new WeakMap<FoundItem, readonly ComparedText[]>()

function comparedTexts(found: FoundItem): readonly ComparedText[] {
  const known = compared.get(found)
  if (known !== undefined) return known
  const texts = textsOf(found).map((text) => ({ ...text, pieces: piecesOf(text.text) }))
  compared.set(found, texts)
  return texts
}

/** The texts that must be unique: titles, pages of one kind, and true or false statements. */
function textsOf({ kind, id, files, read }: FoundItem): Text[] {
  const where = `${kind}/${id}`
  const page = { where, sort: kind, text: files.get(kinds[kind].page)?.replace(/^---[\s\S]*?---/, '') ?? '' }
  if (!read.ok) return [page]
  const title = { where: `the title of ${where}`, sort: `the title of ${kind}`, text: read.item.title }
  const statements =
    'statements' in read.item
      ? read.item.statements.map(({ statement }) => ({
          where: `${where}, “${statement}”,`,
          sort: 'statement',
          text: statement,
        }))
      : []
  return [page, title, ...statements]
}

/** Splits a text into all its sequences of three words; a short text into single words. */
function piecesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < 12) return new Set(words)
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length
  const all = one.size + other.size - common
  return all === 0 ? 0 : common / all
}
