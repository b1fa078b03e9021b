import type { Signature, ValueType } from '../challenge.ts'

export type Element = 'int' | 'long' | 'float' | 'string' | 'bool'

/** A type of a signature taken apart: what it consists of, and how deep it is nested (`long[][]` is `long`, 2). */
export type Shape = { element: Element; depth: 0 | 1 | 2 }

export function shapeOf(type: ValueType): Shape {
  const element = type.replaceAll('[]', '') as Element
  return { element, depth: type.endsWith('[][]') ? 2 : type.endsWith('[]') ? 1 : 0 }
}

/** `firstWrongEntry` → `first_wrong_entry`, for languages that write names so. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The signature with its names in snake case. */
export function inSnakeCase({ functionName, parameters, returns }: Signature): Signature {
  return {
    functionName: snakeCase(functionName),
    parameters: parameters.map(({ name, type }) => ({ name: snakeCase(name), type })),
    returns,
  }
}

/** Each text on a line of its own, indented by so many spaces. */
export const indented = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('')
