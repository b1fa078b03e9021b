import type { Signature, ValueType } from '../challenge.ts'
import { belowIsOurs, inWords } from './inWords.ts'
import { camelCase, namedFor } from './names.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `auto bool break case char const continue default do double else enum extern false float for goto if inline int long
  register restrict return short signed sizeof static struct switch true typedef union unsigned void volatile while main abs div exit
  index labs malloc printf puts rand read remove rename scanf write readBool readFloat readInt readLong readString answer answerColumns
  answerLength answerRows i row`

const types: Record<Element, string> = {
  int: 'int ',
  long: 'long long ',
  float: 'double ',
  string: 'char *',
  bool: 'bool ',
}
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'false' }
const printFormats: Record<Element, string> = { int: '%d', long: '%lld', float: '%.6f', string: '%s', bool: '%s' }

/** The type with what follows it: `char **` or `int `. */
const typeOf = (type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return types[element] + '*'.repeat(depth)
}

/** What a function returns: a word may be a literal, so that it is never to be written to. */
const returnedTypeOf = (type: ValueType): string => (shapeOf(type).element === 'string' ? 'const ' : '') + typeOf(type)

/** What belongs to a value beside it: an array's length, the rows and columns of an array of arrays. */
const sizesOf = (name: string, type: ValueType): string[] =>
  [[], [`${name}Length`], [`${name}Rows`, `${name}Columns`]][shapeOf(type).depth] ?? []

function parameterOf(name: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  // C allows no conversion of `int **` to pointers to constants, so that only the outermost array of numbers is one.
  const isConstant = depth === 1 ? element !== 'string' : depth === 0 && element === 'string'
  return [
    `${isConstant ? 'const ' : ''}${typeOf(type)}${name}`,
    ...sizesOf(name, type).map((size) => `int ${size}`),
  ].join(', ')
}

const reader = (
  element: 'int' | 'long' | 'float',
  format: string,
): string => `static ${types[element]}${readers[element]}(void) {
    ${types[element]}value = 0;
    if (scanf("${format}", &value) != 1) exit(1);
    return value;
}
`
const readers: Record<Element, string> = {
  int: 'readInt',
  long: 'readLong',
  float: 'readFloat',
  string: 'readString',
  bool: 'readBool',
}
const definitions: Record<Element, string> = {
  int: reader('int', '%d'),
  long: reader('long', '%lld'),
  float: reader('float', '%lf'),
  string: `static char *readString(void) {
    char *word = NULL;
    if (scanf("%ms", &word) != 1) exit(1);
    return word;
}
`,
  bool: `static bool readBool(void) {
    char word[6];
    if (scanf("%5s", word) != 1) exit(1);
    return word[0] == 't';
}
`,
}

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const read = `${readers[element]}()`
  if (depth === 0) return [`${typeOf(type)}${name} = ${read};`]
  if (depth === 1)
    return [
      `int ${name}Length = readInt();`,
      `${typeOf(type)}${name} = malloc((${name}Length + 1) * sizeof *${name});`,
      `for (int i = 0; i < ${name}Length; i++) ${name}[i] = ${read};`,
    ]
  return [
    `int ${name}Rows = readInt();`,
    `int ${name}Columns = readInt();`,
    `${typeOf(type)}${name} = malloc((${name}Rows + 1) * sizeof *${name});`,
    `for (int row = 0; row < ${name}Rows; row++) {`,
    `    ${name}[row] = malloc((${name}Columns + 1) * sizeof **${name});`,
    `    for (int i = 0; i < ${name}Columns; i++) ${name}[row][i] = ${read};`,
    '}',
  ]
}

function printLines(functionName: string, given: string[], type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const sizes = sizesOf('answer', type)
  const call = `${functionName}(${[...given, ...sizes.map((size) => `&${size}`)].join(', ')})`
  if (depth === 0)
    return [`printf("${printFormats[element]}\\n", ${call}${element === 'bool' ? ' ? "true" : "false"' : ''});`]
  const answer = [...sizes.map((size) => `int ${size} = 0;`), `${returnedTypeOf(type)}answer = ${call};`]
  const elements = (of: string, length: string) =>
    `for (int i = 0; i < ${length}; i++) printf("%s${printFormats[element]}", i > 0 ? " " : "", ${of}[i]);`
  if (depth === 1 && element === 'string') return [...answer, 'for (int i = 0; i < answerLength; i++) puts(answer[i]);']
  if (depth === 1) return [...answer, elements('answer', 'answerLength'), 'printf("\\n");']
  return [
    ...answer,
    'for (int row = 0; row < answerRows; row++) {',
    `    ${elements('answer[row]', 'answerColumns')}`,
    '    printf("\\n");',
    '}',
  ]
}

const howToReturn = [
  '',
  ' The array is from malloc; put its length into *answerLength.',
  ' The rows are from malloc; put their numbers into *answerRows and *answerColumns.',
]

export function cStub(signature: Signature): string {
  const named = namedFor(signature, camelCase, taken)
  const { functionName, parameters, returns } = named
  const { element, depth } = shapeOf(returns)
  const sizes = sizesOf('answer', returns)
  const declared = [
    ...parameters.map(({ name, type }) => parameterOf(name, type)),
    ...sizes.map((size) => `int *${size}`),
  ]
  const given = parameters.flatMap(({ name, type }) => [name, ...sizesOf(name, type)])
  const needed = new Set<Element>(parameters.map(({ type }) => shapeOf(type).element))
  if (parameters.some(({ type }) => shapeOf(type).depth > 0)) needed.add('int')
  const returned =
    depth === 0 ? [`return ${empty[element]};`] : [...sizes.map((size) => `*${size} = 0;`), 'return NULL;']
  const body = [
    ...parameters.flatMap(({ name, type }) => readLines(name, type)),
    ...printLines(functionName, given, returns),
  ]
  return `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ${inWords(named)}${howToReturn[depth]} */
${returnedTypeOf(returns)}${functionName}(${declared.join(', ')}) {
${indented(returned, 4)}}

/* ${belowIsOurs} */
${[...needed].map((each) => definitions[each]).join('\n')}
int main(void) {
${indented([...body, 'return 0;'], 4)}}
`
}
