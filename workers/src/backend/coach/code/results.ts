import { around, type CodeNode, partAt, within } from '../../../code/codeNode.ts'
import { assignmentOf, binaryOf, callOf, functionAround, isBlock, isFunction, isName } from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import type { CodeReading } from './readCode.ts'

const printing = /^(print|println|printf|putStrLn|puts|echo|log|write|Write|WriteLine|Println|Print|Printf|eprintln)$/
const printers = /^(console|System\.out|fmt|Console|sys\.stdout|process\.stdout)$/

/** Finds printing inside the function. The tests would read anything printed there as part of the answer. */
export function printsInside({ nodes, isOwn }: CodeReading): Finding[] {
  const found = nodes.find((node) => isOwn(node) && prints(node) && functionAround(node) !== null && !isInMain(node))
  if (found === undefined) return []
  return [
    {
      line: found.line,
      text: `Line ${found.line} prints; whatever your function prints stands in the output before its answer.`,
    },
  ]
}

function prints(node: CodeNode): boolean {
  const call = callOf(node)
  if (call === null)
    return (
      node.type === 'echo_statement' ||
      (binaryOf(node)?.sign === '<<' && /^(std::)?cout$/.test(node.children[0]?.text ?? ''))
    )
  const isElsewhere = call.arguments.some(({ text }) => /^file\s*=|^stderr|^STDERR/.test(text))
  if (isElsewhere || !printing.test(call.name) || call.name === 'eprintln') return false
  return call.receiver === null
    ? !/^(log|write|Write|WriteLine|Println|Print)$/.test(call.name)
    : printers.test(call.receiver.text)
}

const isInMain = (node: CodeNode): boolean =>
  [...around(node)].some((each) => isFunction(each) && nameOfFunction(each)?.toLowerCase() === 'main')

/** Returns a function's name; null if it has none. */
export function nameOfFunction(node: CodeNode): string | null {
  const own = partAt(node, 'name') ?? partAt(node, 'declarator')
  if (own !== null) return [...within(own)].find((each) => /identifier|^name$|^word$/.test(each.type))?.text ?? null
  const named = node.parent === null ? null : assignmentOf(node.parent)
  return named !== null && isName(named.target) ? named.target.text : null
}

const returning = ['python', 'javascript', 'typescript', 'java', 'cpp', 'c', 'csharp', 'go', 'php']

/** Finds the function whose result the stub uses, if that function never returns anything. */
export function handsNothingBack({ nodes, language, own, given, tree }: CodeReading): Finding[] {
  if (!returning.includes(language) || !given.has('return') || tree?.hasError === true) return []
  const found = nodes.find(
    (node) =>
      isFunction(node) &&
      given.has(nameOfFunction(node) ?? '') &&
      !isMethodWithoutResult(node) &&
      own.some((line) => node.line <= line && line <= node.lastLine),
  )
  if (found === undefined || nameOfFunction(found)?.toLowerCase() === 'main') return []
  const body = partAt(found, 'body')
  const header = found.text.slice(0, (body?.from ?? found.to) - found.from)
  const returnsNothing = /\bvoid\b|->\s*None\b/.test(header) || (language === 'go' && partAt(found, 'result') === null)
  const leaves = [...within(found)].some(
    (node) => /^(return|yield|raise|throw)(_statement|_expression)?$/.test(node.type) && functionAround(node) === found,
  )
  if (returnsNothing || leaves || body === null || !isBlock(body)) return []
  return [{ line: found.line, text: `The function that begins on line ${found.line} never hands a result back.` }]
}

/** Whether a function is a constructor, or a method that declares no result: what a stub's class has besides answers. */
function isMethodWithoutResult(node: CodeNode): boolean {
  const name = nameOfFunction(node)
  const ofClass = [...around(node)].find((each) => /^(class|struct)/.test(each.type) && partAt(each, 'name') !== null)
  if (ofClass === undefined) return false
  if (name === partAt(ofClass, 'name')?.text || /^(__init__|constructor|__construct)$/.test(name ?? '')) return true
  const header = node.text.slice(0, (partAt(node, 'body')?.from ?? node.to) - node.from)
  const declares = /->|\)\s*:/.test(header.replace(/:\s*$/, '')) || partAt(node, 'type') !== null
  return !declares || /\bvoid\b|->\s*None\b/.test(header)
}
