import { isNodeType, type Signature, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { cNodes, cRead } from './nodes/c.ts'
import { classesFor } from './nodes/nodeParts.ts'
import { cStructure } from './structures/compiled.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `auto bool break case char const continue default do double else enum extern false float for goto if inline int long
  register restrict return short signed sizeof static struct switch true typedef union unsigned void volatile while main abs div exit
  index labs malloc printf puts rand read remove rename scanf write answer answerColumns
  answerLength answerRows i row`
/** The names in \`main\` of a signature with nodes or with methods. Elsewhere a parameter may be called \`capacity\` or \`word\`. */
const takenInLongMain = 'below capacity end missing node nodes size word made operation operationsLeft'

const types: Record<Element, string> = {
  int: 'int ',
  long: 'long long ',
  float: 'double ',
  string: 'char *',
  bool: 'bool ',
  ListNode: 'struct ListNode *',
  TreeNode: 'struct TreeNode *',
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'NULL', TreeNode: 'NULL' },
}
const printFormats: Record<Element, string> = {
  ...{ int: '%d', long: '%lld', float: '%.6f', string: '%s', bool: '%s' },
  ...{ ListNode: '%d', TreeNode: '%d' },
}

/** The C type as written before a name: `char **` or `int `. */
const typeOf = (type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return types[element] + '*'.repeat(depth)
}

/** The C return type. It is const for words, because a function may return a string literal. */
const returnedTypeOf = (type: ValueType): string => (shapeOf(type).element === 'string' ? 'const ' : '') + typeOf(type)

/** The extra parameters of a value: an array's length, or the rows and columns of an array of arrays. */
const sizesOf = (name: string, type: ValueType): string[] =>
  [[], [`${name}Length`], [`${name}Rows`, `${name}Columns`]][shapeOf(type).depth] ?? []

function parameterOf(name: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  // C doesn't convert `int **` to pointers to constants, so only the outermost array of numbers is const.
  const isConstant = depth === 1 ? element !== 'string' : depth === 0 && element === 'string'
  return [
    `${isConstant ? 'const ' : ''}${typeOf(type)}${name}`,
    ...sizesOf(name, type).map((size) => `int ${size}`),
  ].join(', ')
}

const readFormats: Record<Element, string> = {
  ...{ int: '%d', long: '%lld', float: '%lf', string: '%ms', bool: '%5s' },
  ...{ ListNode: '%d', TreeNode: '%d' },
}

const readInto = (place: string, element: Element): string =>
  `if (scanf("${readFormats[element]}", ${place}) != 1) return 1;`

const readSize = (name: string): string[] => [`int ${name} = 0;`, readInto(`&${name}`, 'int')]

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (isNodeType(type)) return cRead[type](name)
  if (depth === 0 && element === 'bool')
    return [`char ${name}Word[6] = "";`, readInto(`${name}Word`, 'bool'), `bool ${name} = ${name}Word[0] == 't';`]
  if (depth === 0)
    return [`${typeOf(type)}${name} = ${element === 'string' ? 'NULL' : '0'};`, readInto(`&${name}`, element)]
  if (depth === 1)
    return [
      ...readSize(`${name}Length`),
      `${typeOf(type)}${name} = malloc((${name}Length + 1) * sizeof *${name});`,
      `for (int i = 0; i < ${name}Length; i++)`,
      `    ${readInto(`&${name}[i]`, element)}`,
    ]
  return [
    ...readSize(`${name}Rows`),
    ...readSize(`${name}Columns`),
    `${typeOf(type)}${name} = malloc((${name}Rows + 1) * sizeof *${name});`,
    `for (int row = 0; row < ${name}Rows; row++) {`,
    `    ${name}[row] = malloc((${name}Columns + 1) * sizeof **${name});`,
    `    for (int i = 0; i < ${name}Columns; i++)`,
    `        ${readInto(`&${name}[row][i]`, element)}`,
    '}',
  ]
}

const printLine = (call: string, element: Element): string =>
  `printf("${printFormats[element]}\\n", ${call}${element === 'bool' ? ' ? "true" : "false"' : ''});`

function printLines(functionName: string, given: string[], type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const sizes = sizesOf('answer', type)
  const call = `${functionName}(${[...given, ...sizes.map((size) => `&${size}`)].join(', ')})`
  if (isNodeType(type)) return [`${typeOf(type)}answer = ${call};`, ...cNodes.write[type]]
  if (depth === 0) return [printLine(call, element)]
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

const own: Own = {
  typeOf: (type) => parameterOf('%', type),
  neutral: (type) => empty[shapeOf(type).element],
  read: (type) => readLines('%%', type).join('\n'),
  printed: (call, type) => [printLine(call, shapeOf(type).element)],
}

const hasLongMain = (signature: Signature): boolean =>
  signature.methods !== undefined || [signature.returns, ...signature.parameters.map(({ type }) => type)].some(isNodeType)

export const c: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, hasLongMain(signature) ? `${taken} ${takenInLongMain}` : taken),
  stub(signature) {
    if (isStructure(signature)) return cStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    const sizes = sizesOf('answer', returns)
    const declared = [
      ...parameters.map(({ name, type }) => parameterOf(name, type)),
      ...sizes.map((size) => `int *${size}`),
    ]
    const returned =
      depth === 0 ? [`return ${empty[element]};`] : [...sizes.map((size) => `*${size} = 0;`), 'return NULL;']
    return `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

${classesFor(signature, cNodes)}${docLine(signature, (text) => `/* ${text} */`)}${returnedTypeOf(returns)}${functionName}(${declared.join(', ')}) {
${indented(returned, 4)}}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const given = parameters.flatMap(({ name, type }) => [name, ...sizesOf(name, type)])
    const body = [
      ...parameters.flatMap(({ name, type }) => readLines(name, type)),
      ...(isStructure(signature) ? cStructure.calls(signature, own) : printLines(functionName, given, returns)),
    ]
    return `/* ${belowIsOurs} */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
${indented([...body, 'return 0;'], 4)}}
`
  },
  isWhole: (bare) => /(?<![.>:\w])main\s*\(/.test(bare),
  prose: prose.slashes,
}
