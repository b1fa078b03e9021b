import type { Signature, ValueType } from '../challenge.ts'
import { belowIsOurs, inWords } from './inWords.ts'
import { namedFor, snakeCase } from './names.ts'
import { indented, shapeOf } from './valueShape.ts'

const taken = `False None True and as assert async await break class continue def del elif else except finally for from global if import
  in is lambda nonlocal not or pass raise return try while with yield islice main read_list read_rows sys`

const types = { int: 'int', long: 'int', float: 'float', string: 'str', bool: 'bool' }
const empty = { int: '0', long: '0', float: '0.0', string: '""', bool: 'False' }
const read = {
  int: 'int(next(words))',
  long: 'int(next(words))',
  float: 'float(next(words))',
  string: 'next(words)',
  bool: 'next(words) == "true"',
}
const readArray = ['', 'read_list', 'read_rows']

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'list['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return depth === 0 ? read[element] : `${readArray[depth]}(words, ${types[element]})`
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return [`for row in ${call}:`, '    print(*row)']
  if (depth === 1) return [element === 'string' ? `print(*${call}, sep="\\n")` : `print(*${call})`]
  if (element === 'float') return [`print(f"{${call}:.6f}")`]
  return [element === 'bool' ? `print("true" if ${call} else "false")` : `print(${call})`]
}

const readList = `

def read_list(words, convert):
    return list(map(convert, islice(words, int(next(words)))))
`
const readRows = `

def read_rows(words, convert):
    rows, columns = int(next(words)), int(next(words))
    return [list(map(convert, islice(words, columns))) for _ in range(rows)]
`

export function pythonStub(signature: Signature): string {
  const named = namedFor(signature, snakeCase, taken)
  const { functionName, parameters, returns } = named
  const { element, depth } = shapeOf(returns)
  const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
  const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
  return `def ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)}:
    """${inWords(named)}"""
    return ${depth > 0 ? '[]' : empty[element]}


# ${belowIsOurs}
import sys
${depths.has(1) || depths.has(2) ? 'from itertools import islice\n' : ''}${depths.has(1) ? readList : ''}${depths.has(2) ? readRows : ''}

def main():
    words = iter(sys.stdin.read().split())
${indented(printLines(call, returns), 4)}

main()
`
}
