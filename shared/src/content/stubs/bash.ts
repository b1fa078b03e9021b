import type { Signature, ValueType } from '../challenge.ts'
import { inSnakeCase, shapeOf } from './valueShape.ts'

const empty = { int: 'echo 0', long: 'echo 0', float: 'echo 0', string: 'echo ""', bool: 'echo false' }

/** Bash hands no arrays to functions: the values are variables that the function sees. */
function described(name: string, type: ValueType): string {
  const { depth } = shapeOf(type)
  if (depth === 0) return `# $${name}: ${type}`
  if (depth === 1) return `# "\${${name}[@]}": ${type}`
  return `# "\${${name}[@]}": ${type}, row behind row; there are $${name}_rows rows of $${name}_columns`
}

function readLines(name: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  if (depth === 0) return [`${name}=\${tokens[position]}`, 'position=$((position + 1))']
  if (depth === 1)
    return [
      `${name}_length=\${tokens[position]}`,
      `${name}=("\${tokens[@]:position + 1:${name}_length}")`,
      `position=$((position + 1 + ${name}_length))`,
    ]
  return [
    `${name}_rows=\${tokens[position]}`,
    `${name}_columns=\${tokens[position + 1]}`,
    `${name}=("\${tokens[@]:position + 2:${name}_rows * ${name}_columns}")`,
    `position=$((position + 2 + ${name}_rows * ${name}_columns))`,
  ]
}

export function bashStub(signature: Signature): string {
  const { functionName, parameters, returns } = inSnakeCase(signature)
  const { element, depth } = shapeOf(returns)
  return `# Write your solution here. It prints the result (${returns})${depth > 0 ? ', elements beside each other' : ''}.
${parameters.map(({ name, type }) => described(name, type)).join('\n')}
${functionName}() {
  ${depth > 0 ? 'echo' : empty[element]}
}

read -r -d '' -a tokens
position=0
${parameters.flatMap(({ name, type }) => readLines(name, type)).join('\n')}
${functionName}
`
}
