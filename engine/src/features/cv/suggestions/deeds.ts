import { capital } from './finding.ts'
import { byBase, byGerund, byNoun, type Verb } from './verbs.ts'

/** Splits a text into its longest beginning that is a form of a verb, and the rest. */
export function leading(text: string, forms: ReadonlyMap<string, Verb>): { verb: Verb; rest: string } | null {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  for (const [length, form] of [
    [first.length + 1 + second.length, `${first} ${second}`],
    [first.length, first],
  ] as const) {
    const verb = forms.get(form.replace(/[,;]$/, ''))
    if (verb !== undefined) return { verb, rest: text.slice(length).trimStart() }
  }
  return null
}

const article = /^(?:the|a|an|our|all|any|some)\s+/i

/** Gerunds that are also names of things, as in `reporting tools`. */
export const alsoThings =
  /^(?:building|coaching|engineering|modelling|monitoring|operating|planning|processing|reporting|running|scheduling|testing|tracking|training)$/
/** Matches the start of an object that a verb acts on. */
export const object = /^(?:the|a|an|our|new|all|them|it|bugs|issues|errors|defects|problems|\d+)\b/i

/** Puts a second gerund into the past, as in `taking backups and restoring them`. Null if it may be a thing's name. */
export function ofGerunds(rest: string): string | null {
  const found = /^(.*?\band\s+)(\p{L}+ing)\s+(.+)$/u.exec(rest)
  if (found === null) return rest
  const [, before = '', word = '', after = ''] = found
  const verb = byGerund.get(word)
  if (verb === undefined) return null
  if (alsoThings.test(word) && !object.test(after)) return null
  return `${before}${verb.past} ${after}`
}

/**
 * Puts what the text names into the past tense: `the migration of X` and `migrating X` become `Migrated X`. Null if it
 * names nothing that we know.
 */
export function asDeed(text: string): string | null {
  const plain = text.replace(article, '')
  // `testing and releasing X` and `the design and development of X` keep both.
  const pair = /^([\p{L}-]+)(?:,\s*([\p{L}-]+))?\s*(?:and|&)\s+([\p{L}-]+)\s+(of\s+)?(.+)$/iu.exec(plain)
  if (pair !== null) {
    const [, one = '', middle, other = '', of, rest = ''] = pair
    const found = [one, middle, other].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]))
    const pasts = found.map(
      (word) => byGerund.get(word)?.past ?? (of === undefined ? undefined : byNoun.get(word)?.past),
    )
    if (pasts.every((past) => past !== undefined)) {
      const last = pasts.at(-1)
      return capital(`${pasts.slice(0, -1).join(', ')} and ${last} ${rest}`)
    }
  }
  const gerund = leading(plain, byGerund)
  if (gerund !== null && gerund.rest !== '' && !/^of\b/i.test(gerund.rest)) {
    const rest = ofGerunds(gerund.rest)
    return rest === null ? null : capital(`${gerund.verb.past} ${rest}`)
  }
  const noun = /^([\p{L}-]+)\s+of\s+(.+)$/iu.exec(plain)
  const [, named = '', object = ''] = noun ?? []
  const verb = byNoun.get(named.toLowerCase()) ?? byGerund.get(named.toLowerCase())
  return verb === undefined || object === '' ? null : capital(`${verb.past} ${object}`)
}

/** Like `asDeed`, for `build X` and `to build X`. */
export function ofInfinitive(text: string): string | null {
  const found = leading(text.replace(/^to\s+/i, ''), byBase)
  return found === null || found.rest === '' ? null : capital(`${found.verb.past} ${found.rest}`)
}
