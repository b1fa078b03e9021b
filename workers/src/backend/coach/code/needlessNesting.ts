import { around, type CodeNode, partsOf, within } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  bare,
  binaryOf,
  bodyOf,
  conditionOf,
  isBlock,
  isElseIf,
  isFunction,
  isIf,
  isLoop,
  leavesBy,
  otherwise,
  statementsIn,
} from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import type { CodeReading } from './readCode.ts'

/**
 * Finds conditions that could be merged, branches that don't need an else, truth values tested twice, and deeply nested
 * code.
 */
export function needlessNesting(reading: CodeReading): Finding[] {
  const conditions = reading.nodes.filter((node) => isIf(node) && reading.isOwn(node))
  return [
    ...conditions.flatMap((each) => [...wrappers(each), ...truthByHand(each), ...needlessElse(each)].slice(0, 1)),
    ...comparesWithTruth(reading),
    ...tooDeep(reading),
    ...neverReached(reading),
  ]
}

/**
 * Returns the only statement in a condition's block, if that statement is a condition too and the two could be merged;
 * else null.
 */
function wrapped(node: CodeNode): CodeNode | null {
  const [first, second] = isIf(node) ? bodyOf(node) : []
  const inner = first === undefined ? null : bare(first)
  if (inner === null || second !== undefined || !isIf(inner)) return null
  const isPlain = [node, inner].every((each) => otherwise(each) === null && conditionOf(each) !== null)
  return isPlain ? inner : null
}

function wrappers(node: CodeNode): Finding[] {
  let last = wrapped(node)
  // Of several nested conditions, report only the outermost.
  if (last === null || isElseIf(node) || [...around(node)].some((each) => wrapped(each) === node)) return []
  for (let next = wrapped(last); next !== null; next = wrapped(next)) last = next
  const { line } = node
  if (last.line === line) return []
  return [
    {
      line,
      text: `Lines ${line} ${last.line - line > 1 ? 'to' : 'and'} ${last.line} are nothing but conditions within each other; a single one, joined by "and", says the same.`,
    },
  ]
}

const truthOf = (node: CodeNode | undefined): string | null =>
  node !== undefined && /^(true|false)$/i.test(node.text) ? node.text.toLowerCase() : null

function truthByHand(node: CodeNode): Finding[] {
  const after = otherwise(node)
  const [yes, more] = bodyOf(node)
  const [no, evenMore] = after?.statements ?? []
  if (after === null || after.isIf || isElseIf(node) || more !== undefined || evenMore !== undefined) return []
  if (yes === undefined || no === undefined || !isTruth(conditionOf(node))) return []
  const [one, other] = [given(yes), given(no)]
  const differs =
    truthOf(one.value) !== null && truthOf(other.value) !== null && truthOf(one.value) !== truthOf(other.value)
  if (!differs || one.to === null || one.to !== other.to) return []
  return [
    {
      line: node.line,
      text: `From line ${node.line} on a condition is turned into true or false by hand; the condition itself is that value already.`,
    },
  ]
}

/** Returns the value a statement returns or assigns, and the name it assigns to. */
function given(statement: CodeNode): { to: string | null; value: CodeNode | undefined } {
  const inner = bare(statement)
  const assignment = assignmentOf(inner)
  if (assignment !== null) return { to: assignment.target.text, value: assignment.value ?? undefined }
  const isReturn = leavesBy(inner) === 'return'
  return { to: isReturn ? 'return' : null, value: isReturn ? partsOf(inner).map(bare)[0] : undefined }
}

/** Whether an expression is an actual boolean, not just truthy. */
function isTruth(node: CodeNode | null): boolean {
  if (node === null) return false
  const binary = binaryOf(node)
  if (binary === null)
    return /^not_operator$/.test(node.type) || (/^unary/.test(node.type) && node.text.startsWith('!'))
  if (/^(and|or|&&|\|\|)$/.test(binary.sign)) return isTruth(bare(binary.left)) && isTruth(bare(binary.right))
  return /^([<>]=?|[!=]==?|in|not in|is|is not)$/.test(binary.sign)
}

function needlessElse(node: CodeNode): Finding[] {
  const after = otherwise(node)
  const last = bodyOf(node).at(-1)
  const isStatement =
    node.parent !== null && (isBlock(node.parent) || /statement|program|module|source_file/.test(node.parent.type))
  if (after === null || after.isIf || isElseIf(node) || !isStatement || last === undefined || leavesBy(last) === null)
    return []
  return [
    {
      line: after.line,
      text: `The block before the "else" on line ${after.line} always leaves, so that the "else" and one level of indentation are not needed.`,
    },
  ]
}

function comparesWithTruth({ nodes, isOwn, language }: CodeReading): Finding[] {
  if (language === 'ruby') return []
  // `===` tests more than a truth value, and so does any comparison in Ruby.
  const signs = /^(javascript|typescript|php)$/.test(language) ? /^[!=]=$/ : /^[!=]==?$/
  const found = nodes.find((node) => {
    const binary = isOwn(node) ? binaryOf(node) : null
    return binary !== null && signs.test(binary.sign) && (truthOf(binary.left) ?? truthOf(binary.right)) !== null
  })
  if (found === undefined) return []
  return [
    { line: found.line, text: `Line ${found.line} compares with true or false; the value can stand there by itself.` },
  ]
}

const deepest = 5

function tooDeep({ nodes, isOwn }: CodeReading): Finding[] {
  const depthOf = (node: CodeNode): number => {
    let depth = 0
    for (const each of around(node)) {
      if (isFunction(each)) break
      if (isLoop(each) || (isIf(each) && !isElseIf(each))) depth += 1
    }
    return depth
  }
  const node = nodes.find(
    (each) => each.parent !== null && isBlock(each.parent) && isOwn(each) && depthOf(each) >= deepest,
  )
  if (node === undefined) return []
  return [
    {
      line: node.line,
      text: `Line ${node.line} stands ${depthOf(node)} blocks deep; leaving early where a condition does not hold, or a function of its own, would flatten that.`,
    },
  ]
}

/** Finds unreachable code: anything after a statement that always leaves the block. */
function neverReached({ nodes, isOwn }: CodeReading): Finding[] {
  for (const block of nodes) {
    const statements = isBlock(block) ? statementsIn(block) : []
    const at = statements.findIndex((statement) => leavesBy(statement) !== null)
    const [leaving, next] = statements.slice(at === -1 ? statements.length : at)
    if (leaving === undefined || next === undefined || !isOwn(next) || isReachedElsewhere(next)) continue
    return [
      {
        line: next.line,
        text: `Line ${next.line} is never reached, because line ${leaving.line} always leaves before it.`,
      },
    ]
  }
  return []
}

/**
 * Whether a node after a leaving statement still matters: labels can be jumped to, functions are hoisted, and a `yield`
 * makes the function a generator.
 */
const isReachedElsewhere = (node: CodeNode): boolean =>
  /label|case|preproc|function|class|declaration|modifier/.test(node.type) ||
  [...within(node)].some(({ type }) => /yield/.test(type))
