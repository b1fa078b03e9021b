import type { Signature, ValueType } from '../challenge.ts'
import { indented, inSnakeCase, shapeOf } from './valueShape.ts'

const types = { int: 'int', long: 'int', float: 'float', string: 'str', bool: 'bool' }
const empty = { int: '0', long: '0', float: '0.0', string: '""', bool: 'False' }
const read = {
  int: 'int(next(tokens))',
  long: 'int(next(tokens))',
  float: 'float(next(tokens))',
  string: 'next(tokens)',
  bool: 'next(tokens) == "true"',
}

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'list['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`${name} = ${read[element]}`]
  if (depth === 1) return [`${name} = [${read[element]} for _ in range(int(next(tokens)))]`]
  return [
    `${name}_rows, ${name}_columns = int(next(tokens)), int(next(tokens))`,
    `${name} = [[${read[element]} for _ in range(${name}_columns)] for _ in range(${name}_rows)]`,
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return [`for row in ${call}:`, '    print(*row)']
  if (depth === 1) return [`print(*${call})`]
  return [element === 'bool' ? `print("true" if ${call} else "false")` : `print(${call})`]
}

export function pythonStub(signature: Signature): string {
  const { functionName, parameters, returns } = inSnakeCase(signature)
  const { element, depth } = shapeOf(returns)
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  return `import sys


def ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)}:
    """Write your solution here."""
    return ${depth > 0 ? '[]' : empty[element]}


def main() -> None:
    tokens = iter(sys.stdin.read().split())
${indented([...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(call, returns)], 4)}

main()
`
}
