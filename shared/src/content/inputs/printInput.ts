import { type TextType, textTypeOf } from '../../vocabulary/signature.ts'
import { levelsOf, plantedTree } from '../binaryTree.ts'
import type { Signature } from '../challenge.ts'
import { isList, type Values } from './drawValues.ts'
import { textOf } from './grammar.ts'
import type { Field, InputShape } from './inputShape.ts'

/** Prints the input the way every stub reads it: parameters in order, each in its type's format. */
export function printInput(shape: InputShape, values: Values, { parameters, methods }: Signature): string {
  const lines = parameters.flatMap(({ name, type }) => {
    const field = shape.find((each) => each.name === name)
    if (field === undefined) throw new Error(`nothing is drawn for the parameter “${name}”`)
    return linesOf(field, values, textTypeOf(type))
  })
  if (methods !== undefined) lines.push(...callLines(shape, values))
  return `${lines.join('\n')}\n`
}

function callLines(shape: InputShape, values: Values): string[] {
  const field = shape.find((each) => 'calls' in each)
  const rows = values.get('calls')
  if (field === undefined || !('calls' in field) || !Array.isArray(rows)) throw new Error('no calls are drawn')
  const kinds = field.calls.flatMap((call) => Array.from({ length: call.often ?? 1 }, () => call))
  const lines = rows.map((row: readonly number[]) => {
    const kind = kinds[row[0] ?? 0]
    const given = (kind?.given ?? []).map((each, at) => {
      const drawn = row[at + 1] ?? 0
      return 'words' in each ? each.words[drawn] : drawn
    })
    return [kind?.method, ...given].join(' ')
  })
  return [String(lines.length), ...lines]
}

function linesOf(field: Field, values: Values, type: TextType): string[] {
  const drawn = printed(field, values)
  if (!type.endsWith('[]')) return [String(drawn)]
  if (!Array.isArray(drawn)) throw new Error(`“${field.name}” is no ${type}`)
  if (type.endsWith('[][]')) {
    const rows = drawn.map((row: unknown) => (Array.isArray(row) ? row : []))
    const width = 'columns' in field ? field.columns.length : (rows[0]?.length ?? 0)
    return [`${rows.length} ${width}`, ...rows.map((row) => row.join(' '))]
  }
  return [String(drawn.length), ...(type === 'string[]' ? drawn.map(String) : [drawn.join(' ')])]
}

/** Turns a field's value into what is printed: words and letters instead of their indexes. */
function printed(field: Field, values: Values): unknown {
  const value = values.get(field.name)
  if (value === undefined) throw new Error(`“${field.name}” was not drawn`)
  if (typeof value === 'number') return value
  if ('rules' in field && 'rule' in value) {
    const widths = values.get(field.widths)
    return cut(textOf(field.rules, value), widths !== undefined && isList(widths) ? widths : [])
  }
  if ('rule' in value) return value
  if ('tree' in field && !isList(value)) return levelsOf(plantedTree(value, field.tree))
  if ('words' in field && isList(value)) return value.map((each) => field.words[each])
  if (!('letters' in field)) return value
  const letters = [...field.letters]
  const word = (places: readonly number[]) => places.map((each) => letters[each]).join('')
  return isList(value) && field.count === undefined
    ? word(value)
    : value.map((row) => (typeof row === 'number' ? '' : word(row)))
}

/** Cuts a text into non-empty lines of these widths. */
function cut(text: string, widths: readonly number[]): string[] {
  const lines: string[] = []
  let rest = text
  for (const width of widths) {
    if (rest.length <= width) break
    lines.push(rest.slice(0, width))
    rest = rest.slice(width)
  }
  return [...lines, rest]
}
