import type { Signature, ValueType } from '../challenge.ts'
import { type Element, indented, inSnakeCase, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = {
  int: 'int ',
  long: 'long long ',
  float: 'double ',
  string: 'char *',
  bool: 'bool ',
}
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'false' }
const printFormats: Record<Element, string> = { int: '%d', long: '%lld', float: '%g', string: '%s', bool: '%s' }

/** The type with what follows it: `char **` or `int `. */
const typeOf = (type: ValueType): string => `${types[shapeOf(type).element]}${'*'.repeat(shapeOf(type).depth)}`

/** An array comes with its length, an array of arrays with its rows and columns. */
function parametersOf(name: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  const sizes = [[], [`int ${name}_length`], [`int ${name}_rows`, `int ${name}_columns`]][depth] ?? []
  return [`${typeOf(type)}${name}`, ...sizes]
}

function argumentsOf(name: string, type: ValueType): string[] {
  return [[name], [name, `${name}_length`], [name, `${name}_rows`, `${name}_columns`]][shapeOf(type).depth] ?? []
}

const readers: Record<Element, string> = {
  int: 'static int read_int(void) {\n    int value = 0;\n    if (scanf("%d", &value) != 1) exit(1);\n    return value;\n}\n',
  long: 'static long long read_long(void) {\n    long long value = 0;\n    if (scanf("%lld", &value) != 1) exit(1);\n    return value;\n}\n',
  float:
    'static double read_float(void) {\n    double value = 0;\n    if (scanf("%lf", &value) != 1) exit(1);\n    return value;\n}\n',
  string:
    'static char *read_string(void) {\n    char *word = NULL;\n    if (scanf("%ms", &word) != 1) exit(1);\n    return word;\n}\n',
  bool: 'static bool read_bool(void) {\n    char word[6];\n    if (scanf("%5s", word) != 1) exit(1);\n    return word[0] == \'t\';\n}\n',
}

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const read = `read_${element}()`
  if (depth === 0) return [`${typeOf(type)}${name} = ${read};`]
  if (depth === 1)
    return [
      `int ${name}_length = read_int();`,
      `${typeOf(type)}${name} = malloc((${name}_length + 1) * sizeof *${name});`,
      `for (int i = 0; i < ${name}_length; i++) ${name}[i] = ${read};`,
    ]
  return [
    `int ${name}_rows = read_int();`,
    `int ${name}_columns = read_int();`,
    `${typeOf(type)}${name} = malloc((${name}_rows + 1) * sizeof *${name});`,
    `for (int row = 0; row < ${name}_rows; row++) {`,
    `    ${name}[row] = malloc((${name}_columns + 1) * sizeof **${name});`,
    `    for (int i = 0; i < ${name}_columns; i++) ${name}[row][i] = ${read};`,
    '}',
  ]
}

function printLines(functionName: string, given: string[], type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const call = (more: string[]) => `${functionName}(${[...given, ...more].join(', ')})`
  const shown = (value: string) => (element === 'bool' ? `${value} ? "true" : "false"` : value)
  if (depth === 0) return [`printf("${printFormats[element]}\\n", ${shown(call([]))});`]
  const elements = (of: string, length: string) =>
    `for (int i = 0; i < ${length}; i++) printf("%s${printFormats[element]}", i > 0 ? " " : "", ${shown(`${of}[i]`)});`
  if (depth === 1)
    return [
      'int result_length = 0;',
      `${typeOf(type)}result = ${call(['&result_length'])};`,
      elements('result', 'result_length'),
      'printf("\\n");',
    ]
  return [
    'int result_rows = 0, result_columns = 0;',
    `${typeOf(type)}result = ${call(['&result_rows', '&result_columns'])};`,
    'for (int row = 0; row < result_rows; row++) {',
    `    ${elements('result[row]', 'result_columns')}`,
    '    printf("\\n");',
    '}',
  ]
}

export function cStub(signature: Signature): string {
  const { functionName, parameters, returns } = inSnakeCase(signature)
  const { element, depth } = shapeOf(returns)
  const sizes = [[], ['int *result_length'], ['int *result_rows', 'int *result_columns']][depth] ?? []
  const declared = [...parameters.flatMap(({ name, type }) => parametersOf(name, type)), ...sizes]
  const given = parameters.flatMap(({ name, type }) => argumentsOf(name, type))
  const needed = new Set<Element>(parameters.map(({ type }) => shapeOf(type).element))
  if (parameters.some(({ type }) => shapeOf(type).depth > 0)) needed.add('int')
  const returned = depth === 0 ? [`return ${empty[element]};`] : [...sizes.map(zeroed), 'return NULL;']
  return `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Write your solution here.${depth > 0 ? ' Put the size of the result where the last parameters point.' : ''} */
${typeOf(returns)}${functionName}(${declared.join(', ')}) {
${indented(returned, 4)}}

${[...needed].map((each) => readers[each]).join('\n')}
int main(void) {
${indented([...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(functionName, given, returns)], 4)}    return 0;
}
`
}

const zeroed = (size: string): string => `${size.replace('int ', '')} = 0;`
