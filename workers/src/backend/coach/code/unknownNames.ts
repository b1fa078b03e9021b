import { around, type CodeNode, contains, partAt, within } from '../../../code/codeNode.ts'
import { assignmentOf, callOf, isMember, placeOf } from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

const builtins = new Set(
  'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip Ellipsis NotImplemented EnvironmentError _'.split(
    ' ',
  ),
)
const builtinKinds = /(Error|Exception|ExceptionGroup|Warning|Exit|Interrupt|Iteration)$|^__\w+__$/

/** Calls that can define names that don't appear in the code. */
const givesAny = /^(globals|exec|eval|locals|vars)$/

/** Finds names that a Python program reads but never assigns: misspelled or forgotten ones. */
export function unknownNames({ language, tree, nodes, isOwn }: CodeReading): Finding[] {
  if (language !== 'python' || tree === null || tree.hasError) return []
  const isOpen = ({ type }: CodeNode) => type === 'wildcard_import'
  if (nodes.some((node) => isOpen(node) || givesAny.test(callOf(node)?.name ?? ''))) return []
  const names = nodes.filter((node) => node.type === 'identifier' && !belongsToAnother(node))
  const given = new Set(names.filter(isGiven).map(({ text }) => text))
  const unknown = names.find(
    (node) => isOwn(node) && !given.has(node.text) && !builtins.has(node.text) && !builtinKinds.test(node.text),
  )
  if (unknown === undefined) return []
  const { line, text } = unknown
  return [{ line, text: `Line ${line} uses ${quoted(text)}, and I find no line that gives it a value.` }]
}

/** Whether a name is the name of a member or of a keyword argument, and so isn't read as a variable. */
const belongsToAnother = ({ field, parent }: CodeNode): boolean =>
  (field === 'attribute' && parent !== null && isMember(parent)) ||
  (field === 'name' && parent?.type === 'keyword_argument')

/** Node types that assign names. */
const givers =
  /^(parameters|lambda_parameters|import_statement|import_from_statement|future_import_statement|as_pattern_target|global_statement|nonlocal_statement|case_pattern|type_parameter|keyword_pattern|type_alias_statement)$/

function isGiven(node: CodeNode): boolean {
  for (const each of [node, ...around(node)]) {
    const { parent } = each
    if (parent === null) return false
    if (givers.test(parent.type) && !/^(value|type)$/.test(each.field ?? '')) return true
    if (/^(function_definition|class_definition|named_expression)$/.test(parent.type)) return each.field === 'name'
    if (/^(for_statement|for_in_clause)$/.test(parent.type)) return contains(partAt(parent, 'left'), node)
    // `total += 1` reads the name first.
    const given = assignmentOf(parent)
    if (given !== null) return /^=?$/.test(given.operator) && contains(given.target, node)
    // `xs[i] = 1` reads both names.
    if (placeOf(parent) !== null || isMember(parent) || parent.type === 'call') return false
    if (parent.type.endsWith('_statement') || parent.type === 'block') return false
  }
  return false
}

/** Returns all names in a part of a program. */
export const namesIn = (node: CodeNode): string[] =>
  [...within(node)].filter(({ type }) => type === 'identifier' || type === 'variable_name').map(({ text }) => text)
