import type { Signature, ValueType } from '../challenge.ts'
import { type Element, indented, inSnakeCase, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = { int: 'i32', long: 'i64', float: 'f64', string: 'String', bool: 'bool' }
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: 'String::new()', bool: 'false' }
const read = (element: Element): string => (element === 'string' ? 'next().to_string()' : 'next().parse().unwrap()')

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'Vec<'.repeat(depth) + types[element] + '>'.repeat(depth)
}

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`let ${name}: ${typeOf(type)} = ${read(element)};`]
  if (depth === 1)
    return [
      `let ${name}_length: usize = next().parse().unwrap();`,
      `let ${name}: ${typeOf(type)} = (0..${name}_length).map(|_| ${read(element)}).collect();`,
    ]
  return [
    `let ${name}_rows: usize = next().parse().unwrap();`,
    `let ${name}_columns: usize = next().parse().unwrap();`,
    `let mut ${name}: ${typeOf(type)} = Vec::with_capacity(${name}_rows);`,
    `for _ in 0..${name}_rows {`,
    `    ${name}.push((0..${name}_columns).map(|_| ${read(element)}).collect());`,
    '}',
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  if (depth === 0) return [`println!("{}", ${call});`]
  const line = (of: string) => [
    `let line: Vec<String> = ${of}.iter().map(|element| element.to_string()).collect();`,
    'println!("{}", line.join(" "));',
  ]
  if (depth === 1) return line(call)
  return [`for row in ${call} {`, ...line('row').map((each) => `    ${each}`), '}']
}

export function rustStub(signature: Signature): string {
  const { functionName, parameters, returns } = inSnakeCase(signature)
  const { element, depth } = shapeOf(returns)
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  return `use std::io::Read;

/// Write your solution here.
#[allow(unused_variables)]
fn ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)} {
    ${depth > 0 ? 'Vec::new()' : empty[element]}
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut tokens = text.split_whitespace();
    let mut next = || tokens.next().unwrap();
${indented([...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(call, returns)], 4)}}
`
}
