import type { Challenge } from '@greenroom/shared/content'
import { type TextType, textTypeOf } from '@greenroom/shared/vocabulary'

/**
 * Converts the values in a text to words of standard input: one per parameter, in order, lists in brackets. Null if
 * there are too many or too few, or if one doesn't fit its type. Calls of a class's methods have no such form.
 */
export function fromNotation(text: string, { signature }: Pick<Challenge, 'signature'>): string | null {
  if (signature.methods !== undefined) return null
  const values = text.match(literal) ?? []
  if (values.length !== signature.parameters.length) return null
  const words = signature.parameters.map(({ type }, index) => wordsOf(values[index] ?? '', textTypeOf(type)))
  return words.some((each) => each === null) ? null : words.join(' ')
}

/**
 * Splits words of standard input into lines, as in every challenge: one line each for a length, a list, a row or a
 * single value.
 */
export function inLines(words: string, { signature }: Pick<Challenge, 'signature'>): string {
  const left = words.split(/\s+/).filter(Boolean)
  const take = (count: number): string => left.splice(0, count).join(' ')
  const lines = signature.parameters.flatMap((parameter) => {
    const type = textTypeOf(parameter.type)
    if (type.endsWith('[][]')) {
      const [rows, columns] = [Number(left[0]), Number(left[1])]
      return [take(2), ...Array.from({ length: rows }, () => take(columns))]
    }
    if (!type.endsWith('[]')) return [take(1)]
    const length = Number(left[0])
    const lengthLine = take(1)
    return [lengthLine, ...(type.startsWith('string') ? Array.from({ length }, () => take(1)) : [take(length)])]
  })
  if (signature.methods === undefined) return `${lines.join('\n')}\n`
  const count = Number(left[0])
  lines.push(take(1))
  for (let call = 0; call < count; call++) {
    const method = signature.methods.find(({ name }) => name === left[0])
    lines.push(take(1 + (method?.parameters.length ?? 0)))
  }
  return `${lines.join('\n')}\n`
}

const literal = /\[(?:[^[\]]|\[[^[\]]*\])*\]|"[^"\s]+"|(?<![\w.^-])-?\d+(?:\.\d+)?(?![\w.^]*\w)|\b(?:true|false)\b/g

function wordsOf(value: string, type: TextType): string | null {
  if (type.endsWith('[][]')) {
    const rows = [...value.slice(1, -1).matchAll(/\[[^[\]]*\]/g)].map(([row]) => elementsIn(row, type))
    const [first] = rows
    if (first === null || first === undefined || rows.some((row) => row?.length !== first.length)) return null
    return [rows.length, first.length, ...rows.flat()].join(' ')
  }
  if (type.endsWith('[]')) {
    const elements = elementsIn(value, type)
    return elements === null ? null : [elements.length, ...elements].join(' ')
  }
  return wordOf(value, type)
}

function elementsIn(list: string, type: string): string[] | null {
  if (!/^\[[^[\]]*\]$/.test(list)) return null
  const elements = list
    .slice(1, -1)
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const words = elements.map((each) => wordOf(each, type.replace(/\[.*/, '')))
  return words.some((each) => each === null) ? null : words.filter((each) => each !== null)
}

function wordOf(value: string, type: string): string | null {
  if (type === 'string') return /^"[^"\s]+"$/.test(value) ? value.slice(1, -1) : null
  if (type === 'bool') return /^(true|false)$/.test(value) ? value : null
  if (type === 'float') return /^-?\d+(\.\d+)?$/.test(value) ? value : null
  if (type === 'int?' && value === 'null') return value
  return /^-?\d+$/.test(value) ? value : null
}
