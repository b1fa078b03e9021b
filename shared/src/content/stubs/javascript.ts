import type { Signature, ValueType } from '../challenge.ts'
import { type Element, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = {
  int: 'number',
  long: 'number',
  float: 'number',
  string: 'string',
  bool: 'boolean',
}
const empty: Record<Element, string> = { int: '0', long: '0', float: '0', string: "''", bool: 'false' }
const read: Record<Element, string> = {
  int: 'Number(next())',
  long: 'Number(next())',
  float: 'Number(next())',
  string: 'next()',
  bool: "next() === 'true'",
}

export const scriptType = (type: ValueType): string => types[shapeOf(type).element] + '[]'.repeat(shapeOf(type).depth)

export function scriptEmpty(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return depth > 0 ? '[]' : empty[element]
}

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`const ${name} = ${read[element]};`]
  if (depth === 1) return [`const ${name} = Array.from({ length: Number(next()) }, () => ${read[element]});`]
  return [
    `const ${name}Rows = Number(next());`,
    `const ${name}Columns = Number(next());`,
    `const ${name} = Array.from({ length: ${name}Rows }, () =>`,
    `  Array.from({ length: ${name}Columns }, () => ${read[element]}),`,
    ');',
  ]
}

function printed(call: string, type: ValueType): string {
  const { depth } = shapeOf(type)
  if (depth === 2) return `console.log(${call}.map((row) => row.join(' ')).join('\\n'));`
  return depth === 1 ? `console.log(${call}.join(' '));` : `console.log(String(${call}));`
}

/** What follows the function: reading the words of the input, calling it, printing. The same in JavaScript and TypeScript. */
export function scriptMain({ functionName, parameters, returns }: Signature): string {
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  return `${[...parameters.flatMap(({ name, type }) => readLines(name, type)), printed(call, returns)].join('\n')}\n`
}

export function javascriptStub(signature: Signature): string {
  const { functionName, parameters, returns } = signature
  const documented = parameters.map(({ name, type }) => ` * @param {${scriptType(type)}} ${name}\n`).join('')
  return `/**
 * Write your solution here.
${documented} * @returns {${scriptType(returns)}}
 */
function ${functionName}(${parameters.map(({ name }) => name).join(', ')}) {
  return ${scriptEmpty(returns)};
}

const tokens = require('node:fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);
let position = 0;
const next = () => tokens[position++];
${scriptMain(signature)}`
}
