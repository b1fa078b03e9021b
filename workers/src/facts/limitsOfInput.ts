import type { Challenge } from '@greenroom/shared/content'
import { textTypeOf } from '@greenroom/shared/vocabulary'

type Known = Pick<Challenge, 'signature' | 'examples'> & { limits: readonly string[] }

/** The terms compared by a text such as "1 ≤ `n` ≤ 10", in order; `strict[i]` is whether a `<` follows term i. */
type Chain = { terms: readonly string[]; strict: readonly boolean[] }

/**
 * Returns the limit of the task that an input exceeds, as its author wrote it; null if it exceeds none that we can
 * parse. If one of the task's own examples exceeds a limit, we have misread that limit, so it is skipped.
 */
export function limitBrokenBy(words: string, known: Known): string | null {
  const values = valuesIn(words, known)
  const broken = known.limits.filter((limit) => breaks(limit, values))
  if (broken.length === 0) return null
  const examples = known.examples.map(({ input }) => valuesIn(input, known))
  return broken.find((limit) => !examples.some((each) => breaks(limit, each))) ?? null
}

type Values = ReadonlyMap<string, readonly number[]>

const breaks = (limit: string, values: Values): boolean => chainsIn(limit).some((chain) => !holds(chain, values))

const chainsIn = (limit: string): Chain[] =>
  limit
    .split(/;|\band\b|, (?:the|which|each|without)\b/)
    .map((clause) => ({
      terms: clause.split(/[≤<]/).map((term) => term.trim()),
      strict: [...clause.matchAll(/[≤<]/g)].map(([sign]) => sign === '<'),
    }))
    .filter(({ terms }) => terms.length > 1)

/** Whether the known terms are in ascending order. */
function holds({ terms, strict }: Chain, values: Values): boolean {
  let largestBefore: number | null = null
  let isStrict = false
  for (const [index, term] of terms.entries()) {
    const now = numbersOf(term, values)
    if (now !== null && now.length > 0) {
      const least = now.reduce((one, other) => Math.min(one, other))
      if (largestBefore !== null && (isStrict ? largestBefore >= least : largestBefore > least)) return false
      largestBefore = now.reduce((one, other) => Math.max(one, other))
      isStrict = false
    }
    isStrict ||= strict[index] === true
  }
  return true
}

/**
 * Evaluates a term: "150,000" is a number, "`a`, `b`" are two values, and "`list[i]`" means all values of a list. Null
 * if it is only described in prose.
 */
function numbersOf(term: string, values: Values): readonly number[] | null {
  const number = /^-?\d[\d,]*$/.exec(term.replace(/,$/, ''))
  if (number !== null) return [Number(number[0].replaceAll(',', ''))]
  if (!/^`[^`]+`(?:, `[^`]+`)*$/.test(term)) return null
  const found = [...term.matchAll(/`([^`]+)`/g)].map(([, name = '']) => values.get(name))
  return found.every((each) => each !== undefined) ? found.flat() : null
}

/** The usual names for the lengths of the first list and the second list. */
const lengthNames = ['n', 'm'] as const

/** Returns the values a limit may refer to, by name: parameters, list elements and list lengths. */
function valuesIn(input: string, { signature }: Pick<Challenge, 'signature'>): Map<string, readonly number[]> {
  const words = input.split(/\s+/).filter(Boolean)
  let at = 0
  const take = (count: number): string[] => {
    at += count
    return words.slice(at - count, at)
  }
  const next = (): string => take(1)[0] ?? ''
  const values = new Map<string, readonly number[]>()
  let lists = 0
  const named = new Set(signature.parameters.map(({ name }) => name))
  for (const parameter of signature.parameters) {
    const { name } = parameter
    const type = textTypeOf(parameter.type)
    if (!type.endsWith('[]')) {
      const word = next()
      if (type !== 'string' && type !== 'bool') values.set(name, [Number(word)])
      continue
    }
    const length = Number(next())
    const width = type.endsWith('[][]') ? Number(next()) : 1
    const elements = take(length * width)
    if (!type.startsWith('string')) values.set(`${name}[i]`, elements.filter((each) => each !== 'null').map(Number))
    const lengthName = lengthNames[lists]
    // A tree is written with `null` for each missing child, but its length is the number of its nodes.
    const size = elements.filter((each) => each !== 'null').length
    if (lengthName !== undefined && !named.has(lengthName))
      values.set(lengthName, [parameter.type === 'TreeNode' ? size : length])
    lists += 1
  }
  return values
}
