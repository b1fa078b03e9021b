import type { InputRows } from '../session/codeFacts.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import { type Signature, textTypeOf } from '../vocabulary/signature.ts'
import { methodsIn, parametersIn } from './stubs/stubFor.ts'

type Layout = {
  /** Whether to print a grid with each row on its own line. */
  inRows: boolean
  /** What the calls of a class returned, in their order: each stands behind its call. */
  answers?: readonly string[]
}

/** Formats an input in the problem's own notation: each parameter under its name in the stub, lists in brackets. */
export function inNotation(
  stdin: string,
  { signature }: { signature: Signature },
  language: ProgrammingLanguage,
  { inRows, answers = [] }: Layout = { inRows: false },
): InputRows {
  const words = stdin.split(/\s+/).filter(Boolean)
  const next = (): string => words.shift() ?? ''
  const list = (length: number, isText: boolean): string[] =>
    Array.from({ length }, () => (isText ? JSON.stringify(next()) : next()))
  const rows = parametersIn(signature, language).map((parameter) => {
    const { name } = parameter
    const type = textTypeOf(parameter.type)
    const isText = type.startsWith('string')
    if (type.endsWith('[][]')) {
      const [rows, columns] = [Number(next()), Number(next())]
      const grid = Array.from({ length: rows }, () => `[${list(columns, isText).join(', ')}]`)
      return { name, value: bracketed(grid, inRows) }
    }
    if (type.endsWith('[]')) {
      const elements = list(Number(next()), isText)
      return { name, value: bracketed(elements, inRows && isText && isPicture(elements)) }
    }
    return { name, value: isText ? JSON.stringify(next()) : next() }
  })
  const { methods } = signature
  if (methods === undefined) return rows
  const returned = answers.values()
  const calls = Array.from({ length: Number(next()) }, () => {
    const operation = next()
    const at = methods.findIndex((each) => each.name === operation)
    const { parameters = [], returns = 'void' } = methods[at] ?? {}
    const given = parameters.map(({ type }) => list(1, type === 'string'))
    const call = `${methodsIn(signature, language)[at] ?? operation}(${given.join(', ')})`
    const answer = returns === 'void' ? undefined : returned.next().value
    return answer === undefined ? call : `${call} → ${returns === 'string' ? JSON.stringify(answer) : answer}`
  })
  return [...rows, { name: 'calls', value: calls.join('\n') }]
}

/**
 * Formats an example as a call of the function. The calls of a class have what they return beside them, and `returns` is
 * empty.
 */
export function exampleCall(
  { input, output }: { input: string; output: string },
  signature: Signature,
  language: ProgrammingLanguage,
): { given: InputRows; returns: string } {
  const isClass = signature.methods !== undefined
  const answers = isClass ? output.trimEnd().split('\n') : []
  return {
    given: inNotation(input, { signature }, language, { inRows: true, answers }),
    returns: isClass ? '' : answerInNotation(output, signature),
  }
}

/** Formats a program's output as the value its function returned; the answers of a class stay on separate lines. */
export function answerInNotation(
  output: string,
  { returns: type, methods }: Pick<Signature, 'returns' | 'methods'>,
): string {
  if (methods !== undefined) return output.trimEnd()
  const returns = textTypeOf(type)
  const lines = output.split('\n').map((line) => line.trim())
  const words = lines.flatMap((line) => line.split(/\s+/)).filter(Boolean)
  const shown = (word: string): string => (returns.startsWith('string') ? JSON.stringify(word) : word)
  if (returns.endsWith('[][]'))
    return bracketed(
      lines.filter(Boolean).map((line) => `[${line.split(/\s+/).map(shown).join(', ')}]`),
      true,
    )
  return returns.endsWith('[]') ? bracketed(words.map(shown), false) : shown(words[0] ?? '')
}

const bracketed = (elements: readonly string[], inRows: boolean): string => `[${elements.join(inRows ? ',\n ' : ', ')}]`

/** Whether to print a list of words as a grid. True if all words have the same length, and more than four letters. */
const isPicture = (elements: readonly string[]): boolean =>
  elements.length > 1 && elements.every(({ length }) => length === elements[0]?.length && length > 4)
