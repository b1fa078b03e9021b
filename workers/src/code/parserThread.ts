import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { Language, Parser, type Tree } from 'web-tree-sitter'
import { type FlatTree, flags, numbersPerNode } from './flatTree.ts'

/** A program to parse, and its limits: processor time, and the size and depth of its tree. */
export type ParseRequest = {
  grammar: string
  code: string
  limits: { parseMs: number; nodes: number; depth: number }
}
/** Null if a limit was reached. */
export type ParseAnswer = FlatTree | null

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Parser>>()
const runtime = Parser.init()

/** Loads each grammar with the first program in its language, then caches it. */
function parserFor(grammar: string): Promise<Parser> {
  const known = loaded.get(grammar)
  if (known !== undefined) return known
  const loading = runtime
    .then(() => Language.load(resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`)))
    .then((language) => new Parser().setLanguage(language))
  loaded.set(grammar, loading)
  return loading
}

// If an exception gets here, such as a stack overflow in a grammar, the thread must end: its memory can no longer be
// trusted.
parentPort?.on('message', async ({ grammar, code, limits }: ParseRequest) => {
  const parser = await parserFor(grammar)
  const before = process.threadCpuUsage()
  const tree = parser.parse(code, null, {
    progressCallback: () => process.threadCpuUsage(before).user > limits.parseMs * 1_000,
  })
  const flat = tree === null ? null : fold(tree, limits)
  tree?.delete()
  parentPort?.postMessage(flat satisfies ParseAnswer, flat === null ? [] : [flat.nodes.buffer])
})

function fold(tree: Tree, limits: ParseRequest['limits']): FlatTree | null {
  const count = tree.rootNode.descendantCount
  if (count > limits.nodes) return null
  const nodes = new Int32Array(count * numbersPerNode)
  const types = numbered()
  const fields = numbered()
  fields.of('')
  const cursor = tree.walk()
  /** The indices of the cursor's ancestors. */
  const open: number[] = []
  try {
    for (let place = 0; ; place += 1) {
      const flag = (cursor.nodeIsNamed ? flags.named : 0) | (cursor.nodeIsMissing ? flags.missing : 0)
      const field = fields.of(cursor.currentFieldName ?? '')
      const numbers = [types.of(cursor.nodeType), field, flag, cursor.startIndex, cursor.endIndex, open.at(-1) ?? -1]
      nodes.set(numbers, place * numbersPerNode)
      if (cursor.gotoFirstChild()) {
        if (open.push(place) > limits.depth) return null
        continue
      }
      while (!cursor.gotoNextSibling()) {
        open.pop()
        if (!cursor.gotoParent()) return { types: types.all, fields: fields.all, nodes }
      }
    }
  } finally {
    cursor.delete()
  }
}

/** Numbers type and field names, so that each is sent only once. */
function numbered(): { all: string[]; of: (word: string) => number } {
  const all: string[] = []
  const known = new Map<string, number>()
  return {
    all,
    of(word) {
      const number = known.get(word) ?? known.set(word, all.push(word) - 1).get(word)
      return number ?? 0
    },
  }
}
