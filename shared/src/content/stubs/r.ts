import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { rNodes } from './nodes/r.ts'
import { rStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `if else repeat while function for next break true false null inf na nan in words position main next_words read_list read_rows
  c q t cat scan paste sprintf matrix return rep seq_len nrow write_lines
  list_node tree_node read_list_node read_tree_node shown`

const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0', string: '""', bool: 'FALSE' },
  ...{ ListNode: 'NULL', TreeNode: 'NULL' },
}
const emptyList: Partial<Record<Element, string>> = {
  int: 'numeric()',
  long: 'numeric()',
  float: 'numeric()',
  string: 'character()',
  bool: 'logical()',
}

/**
 * Generates the conversion of words to an element type. R's integers have only 32 bits, so numbers become doubles,
 * which can hold every whole number that occurs.
 */
const converted = (words: string, element: Element): string =>
  element === 'string' ? words : element === 'bool' ? `(${words} == "true")` : `as.numeric(${words})`

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (isNodeType(type)) return type === 'ListNode' ? 'read_list_node()' : 'read_tree_node()'
  if (depth === 0) return converted('next_words(1)', element)
  return depth === 1 ? converted('read_list()', element) : `read_rows(function(words) ${converted('words', element)})`
}

const readList = ['read_list <- function() next_words(as.numeric(next_words(1)))']
const readRows = [
  'read_rows <- function(convert) {',
  '  size <- as.numeric(next_words(2))',
  '  matrix(convert(next_words(size[1] * size[2])), nrow = size[1], ncol = size[2], byrow = TRUE)',
  '}',
]

function neutral(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return empty[element]
  return depth === 1 ? (emptyList[element] ?? '') : `matrix(${emptyList[element]}, nrow = 0, ncol = 0)`
}

function printLines(type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const shown = (of: string) => (element === 'string' ? of : `sprintf("%.0f", ${of})`)
  const line = (of: string) => `cat(paste(${shown(of)}, collapse = " "), "\\n", sep = "")`
  if (depth === 2) return [`for (row in seq_len(nrow(answer))) ${line('answer[row, ]')}`]
  if (depth === 1) return [element === 'string' ? 'writeLines(answer)' : line('answer')]
  if (isNodeType(type)) return ['cat(paste(shown(answer), collapse = " "), "\\n", sep = "")']
  if (element === 'bool') return ['cat(if (answer) "true" else "false", "\\n", sep = "")']
  return [`cat(${element === 'float' ? 'sprintf("%.6f", answer)' : shown('answer')}, "\\n", sep = "")`]
}

const readsItself = /\bstdin\b|(?<![.\w])(?:scan|readLines|readline|file)\s*\(/

const own: Own = {
  typeOf: () => '',
  neutral,
  read: readExpression,
  printed: () => [],
}

export const r: StubLanguage = {
  named: (signature) => ({
    ...namedFor(signature, snakeCase, taken),
    functionName: namedFor({ ...signature, methods: undefined }, snakeCase, taken).functionName,
  }),
  stub(signature) {
    if (isStructure(signature)) return rStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const hasRows = [returns, ...parameters.map(({ type }) => type)].some((type) => shapeOf(type).depth === 2)
    return `${classesFor(signature, rNodes)}${docLine(signature, (text) => `# ${text}`)}${functionName} <- function(${parameters.map(({ name }) => name).join(', ')}) {${hasRows ? ' # rows are a matrix' : ''}
  return(${neutral(returns)})
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
    const body = [
      'words <- scan(file("stdin"), what = "", quote = "", na.strings = character(), quiet = TRUE)',
      'position <- 0',
      'next_words <- function(count) {',
      // Forces `count` now: R evaluates arguments lazily, and this one may itself read from the input.
      '  force(count)',
      '  position <<- position + count',
      '  words[position - count + seq_len(count)]',
      '}',
      ...(depths.has(1) ? readList : []),
      ...(depths.has(2) ? readRows : []),
      ...helpersFor(signature, rNodes),
      ...(isStructure(signature)
        ? rStructure.calls(signature, own)
        : [
            'arguments <- list()',
            ...parameters.map(({ type }) => `arguments <- c(arguments, list(${readExpression(type)}))`),
            `answer <- do.call(${functionName}, arguments)`,
            ...printLines(returns),
          ]),
    ]
    return `# ${belowIsOurs}
local({
${indented(body, 2)}})
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.hashes,
}
