import { isNodeType, type NodeType, type Signature, type ValueType } from '../../vocabulary/signature.ts'

export type Element = 'int' | 'long' | 'float' | 'string' | 'bool' | NodeType

/** A signature's type, taken apart: its element type and its nesting depth (`long[][]` is `long`, 2). */
export type Shape = { element: Element; depth: 0 | 1 | 2 }

export function shapeOf(type: ValueType): Shape {
  const element = type.replaceAll('[]', '') as Element
  return { element, depth: type.endsWith('[][]') ? 2 : type.endsWith('[]') ? 1 : 0 }
}

/** Whether the input of a signature begins a value with how many there are: an array, a list or a tree. */
export const hasCounts = ({ parameters }: Signature): boolean =>
  parameters.some(({ type }) => shapeOf(type).depth > 0 || isNodeType(type))

/** Each text on its own line, indented by this many spaces; an empty one stays empty. */
export const indented = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => `${line === '' ? '' : ' '.repeat(spaces)}${line}\n`).join('')
