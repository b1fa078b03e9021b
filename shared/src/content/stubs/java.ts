import type { Signature, ValueType } from '../challenge.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = { int: 'int', long: 'long', float: 'double', string: 'String', bool: 'boolean' }
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'false' }
const read: Record<Element, string> = {
  int: 'Integer.parseInt(tokens.nextToken())',
  long: 'Long.parseLong(tokens.nextToken())',
  float: 'Double.parseDouble(tokens.nextToken())',
  string: 'tokens.nextToken()',
  bool: 'Boolean.parseBoolean(tokens.nextToken())',
}

const typeOf = (type: ValueType): string => types[shapeOf(type).element] + '[]'.repeat(shapeOf(type).depth)

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`${typeOf(type)} ${name} = ${read[element]};`]
  if (depth === 1)
    return [
      `${typeOf(type)} ${name} = new ${types[element]}[${read.int}];`,
      `for (int i = 0; i < ${name}.length; i++) ${name}[i] = ${read[element]};`,
    ]
  return [
    `int ${name}Rows = ${read.int};`,
    `int ${name}Columns = ${read.int};`,
    `${typeOf(type)} ${name} = new ${types[element]}[${name}Rows][${name}Columns];`,
    `for (${types[element]}[] row : ${name})`,
    `    for (int i = 0; i < row.length; i++) row[i] = ${read[element]};`,
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`System.out.println(${call});`]
  const line = 'System.out.println(line);'
  const collect = (of: string) => `for (${types[element]} element : ${of}) line.add(String.valueOf(element));`
  if (depth === 1) return ['StringJoiner line = new StringJoiner(" ");', collect(call), line]
  return [
    `for (${types[element]}[] row : ${call}) {`,
    '    StringJoiner line = new StringJoiner(" ");',
    `    ${collect('row')}`,
    `    ${line}`,
    '}',
  ]
}

export function javaStub({ functionName, parameters, returns }: Signature): string {
  const { element, depth } = shapeOf(returns)
  const sizes = ['', '[0]', '[0][0]'][depth] ?? ''
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  return `import java.io.*;
import java.util.*;

class Main {
    /** Write your solution here. */
    static ${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => `${typeOf(type)} ${name}`).join(', ')}) {
        return ${depth > 0 ? `new ${types[element]}${sizes}` : empty[element]};
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer tokens = new StringTokenizer(new String(System.in.readAllBytes()));
${indented([...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(call, returns)], 8)}    }
}
`
}
