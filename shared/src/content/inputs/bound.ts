import { z } from 'zod'

/**
 * The values of the names that a bound may use. A name in `sum(…)` has a list of numbers as its value; any other name
 * has a number.
 */
export type Known = ReadonlyMap<string, number | readonly number[]>
type Expression = (known: Known) => number

/**
 * A number, or an arithmetic expression: `size`, `2 * n - 1`, `min(size, 5)`, `sum(lengths)`. Division rounds down.
 * Names refer to values drawn earlier.
 */
export const boundSchema = z.union([
  z.number().int(),
  z.string().superRefine((text, context) => {
    const problem = problemOf(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  }),
])
export type Bound = z.infer<typeof boundSchema>

const read = new Map<string, Expression>()

/** @throws Error for an unknown name: an authoring mistake */
export function valueOfBound(bound: Bound, known: Known): number {
  if (typeof bound === 'number') return bound
  let expression = read.get(bound)
  if (expression === undefined) {
    expression = parse(bound)
    read.set(bound, expression)
  }
  return expression(known)
}

function problemOf(text: string): string | null {
  try {
    parse(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const functions: Record<string, (values: readonly number[]) => number> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
}

const operators: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => Math.floor(one / other),
  '%': (one, other) => one % other,
}

function parse(text: string): Expression {
  const tokens = text.match(/[A-Za-z]+|\d+|\S/g) ?? []
  let at = 0
  const expected = (what: string): never => {
    throw new Error(`“${text}”: expected ${what}, found ${tokens[at] ?? 'the end'}`)
  }
  const take = (token: string): void => {
    if (tokens[at] !== token) expected(`“${token}”`)
    at++
  }
  const chain = (signs: string, operand: () => Expression): Expression => {
    let left = operand()
    for (let sign = tokens[at]; sign !== undefined && signs.includes(sign); sign = tokens[at]) {
      at++
      const [one, other, apply] = [left, operand(), operators[sign]]
      if (apply === undefined) return expected('an operator')
      left = (known) => apply(one(known), other(known))
    }
    return left
  }
  const sum = (): Expression => chain('+-', product)
  const product = (): Expression => chain('*/%', single)
  const single = (): Expression => {
    const token = tokens[at]
    at++
    if (token === '(') {
      const inner = sum()
      take(')')
      return inner
    }
    if (token === '-') {
      const inner = single()
      return (known) => -inner(known)
    }
    if (token !== undefined && /^\d/.test(token)) return () => Number(token)
    if (token === undefined || !/^[A-Za-z]/.test(token)) {
      at--
      return expected('a number or a name')
    }
    if (tokens[at] !== '(') return (known) => numberOf(token, known)
    at++
    if (token === 'sum') {
      const list = tokens[at] ?? expected('a list')
      at++
      take(')')
      return (known) => listOf(list, known).reduce((all, each) => all + each, 0)
    }
    const apply = functions[token] ?? expected('min, max or sum')
    const parameters = [sum()]
    while (tokens[at] === ',') {
      at++
      parameters.push(sum())
    }
    take(')')
    return (known) => apply(parameters.map((each) => each(known)))
  }
  const whole = sum()
  return at === tokens.length ? whole : expected('the end')
}

function numberOf(name: string, known: Known): number {
  const value = known.get(name)
  if (typeof value !== 'number') throw new Error(`“${name}” is no number that was drawn before`)
  return value
}

function listOf(name: string, known: Known): readonly number[] {
  const value = known.get(name)
  if (value === undefined || typeof value === 'number') throw new Error(`“${name}” is no list that was drawn before`)
  return value
}
