import { type Challenge, snakeCase } from '@greenroom/shared/content'
import type { TracedInput } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'

const snakes: readonly ProgrammingLanguage[] = ['python', 'ruby', 'rust', 'c', 'perl', 'php', 'bash', 'r']

/** An input in the problem's own notation: each parameter under the name that the stub gives it, lists in brackets. */
export function inNotation(
  stdin: string,
  { signature }: Pick<Challenge, 'signature'>,
  language: ProgrammingLanguage,
): TracedInput['rows'] {
  const words = stdin.split(/\s+/).filter(Boolean)
  const next = (): string => words.shift() ?? ''
  const list = (length: number, isText: boolean): string =>
    `[${Array.from({ length }, () => (isText ? JSON.stringify(next()) : next())).join(', ')}]`
  return signature.parameters.map(({ name, type }) => {
    const isText = type.startsWith('string')
    const shown = snakes.includes(language) ? snakeCase(name) : name
    if (type.endsWith('[][]')) {
      const [rows, columns] = [Number(next()), Number(next())]
      return { name: shown, value: `[${Array.from({ length: rows }, () => list(columns, isText)).join(', ')}]` }
    }
    if (type.endsWith('[]')) return { name: shown, value: list(Number(next()), isText) }
    return { name: shown, value: isText ? JSON.stringify(next()) : next() }
  })
}
