import { type CodeNode, partAt, partsOf } from './codeNode.ts'

/**
 * Constructs that all grammars have under different names: loops, conditions, functions, assignments, calls, indexing.
 */

const loopTypes =
  /^(for|while|until)(_statement|_expression|_modifier)?$|^(do_statement|loop_expression|enhanced_for_statement|for_in_statement|for_range_loop|foreach_statement|c_style_for_statement)$/
const functionTypes =
  /^(generator_)?function_(definition|declaration|item|expression)$|^(arrow_function|generator_function|method_declaration|method_definition|closure_expression|lambda|lambda_expression|func_literal|method|singleton_method|local_function_statement|anonymous_function|anonymous_function_creation_expression|constructor_declaration)$/
const blockTypes =
  /^(block|statement_block|compound_statement|statement_list|then|do|do_group|body_statement|block_body|else)$/
const walks = /^(forEach|each|each_with_index|times|upto|step)$/

export const isLoop = (node: CodeNode): boolean => node.isNamed && (loopTypes.test(node.type) || isWalk(node))
export const isFunction = (node: CodeNode): boolean => node.isNamed && functionTypes.test(node.type) && !isWalk(node)
export const isIf = ({ type, isNamed }: CodeNode): boolean => isNamed && /^if(_statement|_expression)?$/.test(type)
export const isBlock = ({ type, isNamed }: CodeNode): boolean => isNamed && blockTypes.test(type)
export const isName = ({ type }: CodeNode): boolean =>
  /^(identifier|variable_name|shorthand_property_identifier(_pattern)?)$/.test(type)
export const isText = ({ type, isNamed }: CodeNode): boolean =>
  isNamed && /string|char_literal|character_literal|rune_literal|regex|heredoc|symbol_array/.test(type)

/** Whether a node is a callback of `forEach` or the like. These run in every round, so they count as loop bodies. */
function isWalk(node: CodeNode): boolean {
  if (node.field === 'block') return walks.test(partAt(node.parent ?? node, 'method')?.text ?? '')
  const call = node.parent?.type.startsWith('argument') ? node.parent.parent : null
  return functionTypes.test(node.type) && call !== null && walks.test(callOf(call)?.name ?? '')
}

/** Removes parentheses and wrappers around a node. */
export function bare(node: CodeNode): CodeNode {
  const [only, more] = partsOf(node)
  const isWrapper =
    /^(parenthesized_expression|expression_statement|expression_list|argument|condition_clause|parenthesized_statements)$/.test(
      node.type,
    )
  return isWrapper && only !== undefined && more === undefined ? bare(only) : node
}

/** The statements of a block, or the single statement in its place. */
export function statementsIn(block: CodeNode | null): CodeNode[] {
  if (block === null) return []
  if (!isBlock(block)) return [block]
  return partsOf(block).flatMap((part) => (part.type === 'statement_list' ? partsOf(part) : [part]))
}

export const bodyOf = (node: CodeNode): CodeNode[] => statementsIn(partAt(node, 'body', 'consequence'))

const leaving = /^(return|break|continue|next|raise|throw)(_statement|_expression)?$/
/** Whether a statement always leaves its block, and with which keyword. */
export const leavesBy = (statement: CodeNode | undefined): string | null =>
  statement === undefined ? null : (leaving.exec(bare(statement).type)?.[1] ?? null)

/** The part after `else`; `isIf` if that is another condition. Null if there is none. */
export function otherwise(condition: CodeNode): { line: number; isIf: boolean; statements: CodeNode[] } | null {
  const first = partAt(condition, 'alternative')
  if (first === null) return null
  const isClause = first.type === 'else_clause'
  const inner = isClause ? (partAt(first, 'body') ?? partsOf(first)[0] ?? first) : first
  const before = condition.children[condition.children.indexOf(first) - 1]
  const word = before?.text === 'else' ? before : first
  const chained = isIf(inner) || /^(elif_clause|else_if_clause|elsif)$/.test(inner.type)
  return { line: word.line, isIf: chained, statements: statementsIn(inner) }
}

/** Whether a condition is the "else if" of another one. */
export const isElseIf = (node: CodeNode): boolean => {
  const above = node.parent?.type === 'else_clause' ? node.parent : node
  return above.field === 'alternative'
}

/** The condition of `if` or `while`. Null if it also declares something or doesn't exist. */
export function conditionOf(node: CodeNode): CodeNode | null {
  const clause = partsOf(node).find(({ type }) => type === 'for_clause') ?? node
  const [first] = partsOf(node)
  const ofGo = node.type === 'for_statement' && first?.field === null && !/clause$/.test(first.type) ? first : null
  const asked = partAt(clause, 'condition') ?? ofGo
  const declares = partAt(node, 'initializer') !== null && isIf(node)
  return asked === null ||
    declares ||
    /^let_/.test(asked.type) ||
    (asked.type === 'condition_clause' && partsOf(asked).length > 1)
    ? null
    : bare(asked)
}

export type Assignment = { node: CodeNode; target: CodeNode; value: CodeNode | null; operator: string }

/** An assignment, a declaration with a value, or an increment or decrement. */
export function assignmentOf(node: CodeNode): Assignment | null {
  const sign = node.children.find(({ isNamed, text }) => !isNamed && /=$/.test(text))?.text ?? ''
  const parts = partsOf(node)
  switch (node.type) {
    case 'assignment':
    case 'augmented_assignment':
    case 'operator_assignment':
    case 'assignment_expression':
    case 'augmented_assignment_expression':
    case 'compound_assignment_expr':
    case 'assignment_statement':
    case 'short_var_declaration':
    case 'let_declaration':
    case 'variable_declarator':
    case 'init_declarator':
    case 'var_spec':
    case 'variable_assignment': {
      const target = partAt(node, 'left', 'pattern', 'name', 'declarator')
      const value = partAt(node, 'right', 'value') ?? (sign === '=' ? (parts.at(-1) ?? null) : null)
      if (target === null) return null
      return { node, target: bare(target), value: value && bare(value), operator: sign }
    }
    case 'update_expression':
    case 'inc_statement':
    case 'dec_statement':
    case 'postfix_unary_expression':
    case 'prefix_unary_expression': {
      const operator = node.children.find(({ text }) => text === '++' || text === '--')?.text
      const target = parts[0]
      return operator === undefined || target === undefined ? null : { node, target, value: null, operator }
    }
    default:
      return null
  }
}

/** An index expression: `xs[i]`. */
export function placeOf(node: CodeNode): { list: CodeNode; index: CodeNode } | null {
  if (
    !/^(subscript|subscript_expression|array_access|index_expression|element_access_expression|element_reference)$/.test(
      node.type,
    )
  )
    return null
  const [list, index, more] = partsOf(node)
  if (list === undefined || index === undefined || more !== undefined) return null
  const [inner, second] = /^(subscript_argument_list|bracketed_argument_list)$/.test(index.type)
    ? partsOf(index)
    : [index]
  return inner === undefined || second !== undefined ? null : { list, index: bare(inner) }
}

const memberTypes =
  /^(attribute|member_expression|field_access|field_expression|selector_expression|member_access_expression)$/
export const isMember = ({ type }: CodeNode): boolean => memberTypes.test(type)

/** The name at the start of an expression: `xs` in `xs[0].size`. */
export function baseOf(node: CodeNode): CodeNode {
  const [first] = isMember(node) || placeOf(node) !== null ? partsOf(node) : []
  return first === undefined ? node : baseOf(first)
}

export type Call = { name: string; receiver: CodeNode | null; arguments: CodeNode[] }

export function callOf(node: CodeNode): Call | null {
  if (
    !/^(call|call_expression|method_invocation|invocation_expression|function_call_expression|member_call_expression|macro_invocation)$/.test(
      node.type,
    )
  )
    return null
  const given = partAt(node, 'arguments') ?? partsOf(node).find(({ type }) => type === 'token_tree') ?? null
  const args = given === null ? [] : partsOf(given).map(bare)
  const called = partAt(node, 'function', 'macro')
  if (called !== null && isMember(called)) {
    const [receiver = null] = partsOf(called)
    return { name: partsOf(called).at(-1)?.text ?? '', receiver, arguments: args }
  }
  const name = called ?? partAt(node, 'name', 'method')
  return { name: name?.text ?? '', receiver: partAt(node, 'object', 'receiver'), arguments: args }
}

/** Two operands and their operator. */
export function binaryOf(node: CodeNode): { left: CodeNode; sign: string; right: CodeNode } | null {
  if (!/^(binary(_operator|_expression)?|comparison_operator|boolean_operator)$/.test(node.type)) return null
  const [left, right, more] = partsOf(node)
  const sign = node.children.find(({ isNamed }) => !isNamed)?.text
  return left === undefined || right === undefined || more !== undefined || sign === undefined
    ? null
    : { left, sign, right }
}

/** The list whose length an expression returns: `len(xs)`, `xs.length`, `xs.size()`. */
export function lengthOf(node: CodeNode): CodeNode | null {
  const inner = node.type === 'cast_expression' ? bare(partAt(node, 'value') ?? node) : bare(node)
  const call = callOf(inner)
  if (call?.name === 'len' || call?.name === 'count') return call.receiver ?? call.arguments[0] ?? null
  if (call !== null) return /^(size|length)$/.test(call.name) ? call.receiver : null
  const [list, name] = isMember(inner) ? partsOf(inner) : []
  return list !== undefined && /^(length|Length|Count|size)$/.test(name?.text ?? '') ? list : null
}

/** The innermost function around a node. */
export function functionAround(node: CodeNode): CodeNode | null {
  for (let each = node.parent; each !== null; each = each.parent) if (isFunction(each)) return each
  return null
}

/** The loops whose body contains a node, innermost first, within the function that the node is in. */
export function loopsAround(node: CodeNode): CodeNode[] {
  const loops: CodeNode[] = []
  for (let each = node; each.parent !== null && !isFunction(each); each = each.parent)
    if (each.field === 'body' && isLoop(each.parent)) loops.push(each.parent)
  return loops
}
