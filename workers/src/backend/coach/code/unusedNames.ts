import { around, type CodeNode, partAt, partsOf, within } from '../../../code/codeNode.ts'
import { type Assignment, assignmentOf, callOf, isBlock, isFunction, isName } from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

/** Calls that can read names that don't appear in the code. */
const readsAny = /^(locals|globals|vars|eval|exec|compact|extract|binding)$/
/** Languages in which assigning to a name declares it. */
const declaredByUse = ['python', 'ruby', 'php']
const declarations = /declarator|declaration|^var_spec$/
/** Languages in which a value may do something when it goes out of scope. */
const endsWithEffect = ['cpp', 'rust']

/** Finds names that are assigned and never read, and imports that are never used. */
export function unusedNames(reading: CodeReading): Finding[] {
  const { tree, nodes, withoutComments, language } = reading
  if (tree === null || tree.hasError || language === 'bash') return []
  if (nodes.some((node) => readsAny.test(callOf(node)?.name ?? ''))) return []
  const mentions = mentionsIn(withoutComments)
  const writes = new Map<string, Assignment[]>()
  for (const node of nodes) {
    const assignment = assignmentOf(node)
    if (assignment === null || !isName(assignment.target) || !standsAlone(assignment)) continue
    const name = nameOf(assignment.target)
    writes.set(name, [...(writes.get(name) ?? []), assignment])
  }
  const found = [...writes].flatMap(([name, all]) => {
    const first = all.find(({ operator, value }) => value !== null && /^(:?=)?$/.test(operator))
    // A name the program doesn't declare belongs to other code, which may read it.
    if (!declaredByUse.includes(language) && !all.some(({ node }) => declarations.test(node.type))) return []
    const isSilent =
      name.startsWith('_') || mentions.get(name) !== all.length || all.some((each) => hasEffect(each, language))
    if (first === undefined || isSilent || !reading.isOwn(first.node)) return []
    const { line } = first.node
    return [{ line, text: `${quoted(name)} on line ${line} gets a value that nothing reads, so it can go.` }]
  })
  return [...found, ...unusedImports(reading, mentions)]
}

const nameOf = ({ text }: CodeNode): string => text.replace(/^\$/, '')

/** Counts how often each name occurs. Strings count too, because they can interpolate names. */
function mentionsIn(text: string): Map<string, number> {
  const mentions = new Map<string, number>()
  for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)) mentions.set(name, (mentions.get(name) ?? 0) + 1)
  return mentions
}

/** Whether no other code uses the assignment's value, and the name doesn't belong to an object or another file. */
function standsAlone({ node }: Assignment): boolean {
  const { parent } = node
  const holder = [...around(node)].find((each) => isFunction(each) || /class|field_declaration|export/.test(each.type))
  if (parent === null || (holder !== undefined && !isFunction(holder))) return false
  return /declaration|statement|clause|list|source_file|program|module|body/.test(parent.type) || isBlock(parent)
}

function hasEffect({ node, value }: Assignment, language: CodeReading['language']): boolean {
  const isLast = node.parent !== null && partsOf(node.parent).at(-1) === node
  // In Ruby the last assignment is the return value.
  if (language === 'ruby' && isLast) return true
  return endsWithEffect.includes(language) && value !== null && [...within(value)].some((each) => callOf(each) !== null)
}

function unusedImports({ language, nodes, isOwn }: CodeReading, mentions: ReadonlyMap<string, number>): Finding[] {
  if (language !== 'python') return []
  return nodes
    .filter((node) => /^import_(from_)?statement$/.test(node.type) && isOwn(node))
    .flatMap((node) => {
      const names = node.children
        .filter(({ field }) => field === 'name')
        .map((each) => (partAt(each, 'alias') ?? partsOf(each)[0] ?? each).text)
      const unused = names.find((name) => mentions.get(name) === 1)
      return unused === undefined
        ? []
        : [{ line: node.line, text: `${quoted(unused)} is imported on line ${node.line} and never used.` }]
    })
}
