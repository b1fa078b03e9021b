import { parseSync } from 'vite'

/** A piece of text in a source file, with `…` in place of each interpolated value, and the line it starts on. */
export type SourceText = { text: string; line: number }

type Node = { type: string; start: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Attributes whose values people read. */
const spokenAttributes = new Set([
  ...['label', 'title', 'description', 'placeholder', 'alt', 'aria-label', 'aria-description', 'hint', 'lead', 'body'],
  ...['legend', 'intro'],
])

/**
 * The texts in a source file that people read. In a catalogue (`all`), that is every string; in a component, only text
 * between tags and in attributes that people read.
 */
export function textsIn(file: string, source: string, { all }: { all: boolean }): SourceText[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: SourceText[] = []
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length
  const keep = (text: string, at: number) => {
    // List items and paragraphs are separate texts. Other line breaks exist only in the source.
    const plain = text
      .replace(/\n\s*(?:-|\d\.)\s+|\n\s*\n\s*/g, '\u0000')
      .replace(/\s+/g, ' ')
      .replaceAll('\u0000', '\n')
      .trim()
    if (plain.includes(' ')) found.push({ text: plain, line: lineOf(at) })
  }
  function visit(node: Node, isSpoken: boolean): void {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      if (node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return
    }
    if (node.type === 'JSXText') {
      keep(String(node.value), node.start)
      return
    }
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isSpoken) keep(node.value, node.start)
      return
    }
    if (node.type === 'TemplateLiteral') {
      const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
      if (isSpoken) keep(pieces.join('…'), node.start)
      for (const inner of node.expressions as Node[]) visit(inner, isSpoken)
      return
    }
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name: unknown }
      if (isNode(node.value)) visit(node.value, typeof name === 'string' && spokenAttributes.has(name))
      return
    }
    if (node.type === 'JSXExpressionContainer') {
      if (isNode(node.expression)) visit(node.expression, true)
      return
    }
    const inside = node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' ? all : isSpoken
    for (const [field, value] of Object.entries(node)) {
      if (field === 'key' || field === 'source') continue
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, inside)
    }
  }
  visit(program as unknown as Node, all)
  return found
}
