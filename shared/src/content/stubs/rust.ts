import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { rustNodes } from './nodes/rust.ts'
import { rustStructure } from './structures/compiled.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `abstract as async await become box break const continue crate do dyn else enum extern false final fn for if impl in let loop
  macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe unsized use virtual
  where while yield main read read_list read_rows read_list_node read_tree_node shown`

const types: Record<Element, string> = {
  ...{ int: 'i32', long: 'i64', float: 'f64', string: 'String', bool: 'bool' },
  ...{ ListNode: 'Option<Box<ListNode>>', TreeNode: 'Option<Rc<RefCell<TreeNode>>>' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: 'String::new()', bool: 'false' },
  ...{ ListNode: 'None', TreeNode: 'None' },
}
const nodeReaders = { ListNode: 'read_list_node', TreeNode: 'read_tree_node' }
const readArray = ['read', 'read_list', 'read_rows']

function readExpression(type: ValueType): string {
  const reader = isNodeType(type) ? nodeReaders[type] : readArray[shapeOf(type).depth]
  return `${reader}(&mut words)`
}

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'Vec<'.repeat(depth) + types[element] + '>'.repeat(depth)
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (isNodeType(type)) return [`println!("{}", shown(${call}));`]
  if (depth === 0) return [`println!("{${element === 'float' ? ':.6' : ''}}", ${call});`]
  const joined = (of: string, separator: string) =>
    `${of}.iter().map(|value| value.to_string()).collect::<Vec<_>>().join("${separator}")`
  if (depth === 1) return [`println!("{}", ${joined(call, element === 'string' ? '\\n' : ' ')});`]
  return [`for row in ${call} {`, `    println!("{}", ${joined('row', ' ')});`, '}']
}

const read = [
  "fn read<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> T {",
  '    words.next().and_then(|word| word.parse().ok()).expect("another value in the input")',
  '}',
]
const readList = [
  "fn read_list<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Vec<T> {",
  '    let length: usize = read(words);',
  '    (0..length).map(|_| read(words)).collect()',
  '}',
]
const readRows = [
  "fn read_rows<'a, T: std::str::FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Vec<Vec<T>> {",
  '    let (height, width): (usize, usize) = (read(words), read(words));',
  '    (0..height).map(|_| (0..width).map(|_| read(words)).collect()).collect()',
  '}',
]

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: printLines,
}

export const rust: StubLanguage = {
  named: (signature) => namedFor(signature, snakeCase, taken),
  stub(signature) {
    if (isStructure(signature)) return rustStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, rustNodes)}${docLine(signature, (text) => `/// ${text}`)}fn ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)} {
    ${depth > 0 ? 'Vec::new()' : empty[element]}
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      ...read,
      ...(depths.has(1) ? readList : []),
      ...(depths.has(2) ? readRows : []),
      ...helpersFor(signature, rustNodes),
      'let mut text = String::new();',
      'std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).expect("the input is text");',
      'let mut words = text.split_ascii_whitespace();',
      ...(isStructure(signature) ? rustStructure.calls(signature, own) : printLines(call, returns)),
    ]
    return `// ${belowIsOurs}
fn main() {
${indented(body, 4)}}
`
  },
  // Silences warnings about unused parameters, and fields that only the reading uses.
  prepared: (code) => `#![allow(unused_variables, unused_mut, dead_code)] ${code}`,
  isWhole: (bare) => /\bfn\s+main\s*\(/.test(bare),
  prose: prose.slashes,
}
