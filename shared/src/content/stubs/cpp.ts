import type { Signature, ValueType } from '../challenge.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = {
  int: 'int',
  long: 'long long',
  float: 'double',
  string: 'string',
  bool: 'bool',
}
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'false' }

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'vector<'.repeat(depth) + types[element] + '>'.repeat(depth)
}

const parameter = (name: string, type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return depth > 0 || element === 'string' ? `const ${typeOf(type)}& ${name}` : `${typeOf(type)} ${name}`
}

function readLines(name: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  if (depth === 0) return [`${typeOf(type)} ${name};`, `cin >> ${name};`]
  if (depth === 1)
    return [
      `int ${name}Length;`,
      `cin >> ${name}Length;`,
      `${typeOf(type)} ${name}(${name}Length);`,
      `for (auto& element : ${name}) cin >> element;`,
    ]
  return [
    `int ${name}Rows, ${name}Columns;`,
    `cin >> ${name}Rows >> ${name}Columns;`,
    `${typeOf(type)} ${name}(${name}Rows, ${typeOf(type).slice('vector<'.length, -1)}(${name}Columns));`,
    `for (auto& row : ${name})`,
    '    for (auto& element : row) cin >> element;',
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  if (depth === 0) return [`cout << ${call} << "\\n";`]
  const elements = (of: string) => `for (size_t i = 0; i < ${of}.size(); ++i) cout << (i > 0 ? " " : "") << ${of}[i];`
  if (depth === 1) return [`const auto result = ${call};`, elements('result'), 'cout << "\\n";']
  return [`for (const auto& row : ${call}) {`, `    ${elements('row')}`, '    cout << "\\n";', '}']
}

export function cppStub({ functionName, parameters, returns }: Signature): string {
  const { element, depth } = shapeOf(returns)
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  return `#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** Write your solution here. */
${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => parameter(name, type)).join(', ')}) {
    return ${depth > 0 ? '{}' : empty[element]};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> boolalpha;
    cout << boolalpha;
${indented([...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(call, returns)], 4)}}
`
}
