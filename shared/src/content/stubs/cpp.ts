import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { cppNodes } from './nodes/cpp.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { cppStructure } from './structures/compiled.ts'
import { isStructure, type Own, printsFloat } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `alignas alignof and asm auto bool break case catch char class concept const consteval constexpr constinit continue
  decltype default delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace
  new noexcept not nullptr operator or private protected public register requires return short signed sizeof static struct switch
  template this throw true try typedef typeid typename union unsigned using virtual void volatile while xor main answer cin cout
  readList readRows readListNode readTreeNode show made operation operationsLeft std`

const types: Record<Element, string> = {
  int: 'int',
  long: 'long long',
  float: 'double',
  string: 'string',
  bool: 'bool',
  ListNode: 'ListNode*',
  TreeNode: 'TreeNode*',
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'nullptr', TreeNode: 'nullptr' },
}

/** @param scope the prefix of the library's names: empty in the stub, which uses its namespace */
function typeOf(type: ValueType, scope = ''): string {
  const { element, depth } = shapeOf(type)
  const single = element === 'string' ? `${scope}string` : types[element]
  return `${scope}vector<`.repeat(depth) + single + '>'.repeat(depth)
}

const parameter = (name: string, type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return depth > 0 || element === 'string' ? `const ${typeOf(type)}& ${name}` : `${typeOf(type)} ${name}`
}

const readers = ['', 'readList', 'readRows']

const readLine = (name: string, type: ValueType): string => {
  const { depth } = shapeOf(type)
  if (isNodeType(type)) return `read${type}(${name});`
  return depth === 0 ? `std::cin >> ${name};` : `${readers[depth]}(${name});`
}

const definitions = {
  list: [
    'const auto readList = [](auto& values) {',
    '    std::size_t length = 0;',
    '    std::cin >> length;',
    '    values.resize(length);',
    '    for (auto& value : values) std::cin >> value;',
    '};',
  ],
  rows: [
    'const auto readRows = [](auto& rows) {',
    '    std::size_t height = 0, width = 0;',
    '    std::cin >> height >> width;',
    '    rows.resize(height);',
    '    for (auto& row : rows) {',
    '        row.resize(width);',
    '        for (auto& value : row) std::cin >> value;',
    '    }',
    '};',
  ],
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0 && element === 'float')
    return [`std::cout << std::fixed << std::setprecision(6) << ${call} << "\\n";`]
  if (isNodeType(type)) return [`show(${call});`, 'std::cout << "\\n";']
  if (depth === 0) return [`std::cout << ${call} << "\\n";`]
  const elements = (of: string) =>
    `for (std::size_t i = 0; i < ${of}.size(); ++i) std::cout << (i > 0 ? " " : "") << ${of}[i];`
  const answer = `const auto answer = ${call};`
  if (depth === 1 && element === 'string')
    return [answer, 'for (const auto& line : answer) std::cout << line << "\\n";']
  if (depth === 1) return [answer, elements('answer'), 'std::cout << "\\n";']
  return [answer, 'for (const auto& row : answer) {', `    ${elements('row')}`, '    std::cout << "\\n";', '}']
}

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: (type) => typeOf(type, 'std::'),
  printed: printLines,
}

export const cpp: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return cppStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `#include <bits/stdc++.h>
using namespace std;

${classesFor(signature, cppNodes)}${docLine(signature, (text) => `/** ${text} */`)}${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => parameter(name, type)).join(', ')}) {
    return ${depth > 0 ? '{}' : empty[element]};
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
    const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
    const body = [
      'std::ios::sync_with_stdio(false);',
      'std::cin.tie(nullptr);',
      'std::cin >> std::boolalpha;',
      'std::cout << std::boolalpha;',
      ...(depths.has(1) ? definitions.list : []),
      ...(depths.has(2) ? definitions.rows : []),
      ...helpersFor(signature, cppNodes),
      ...parameters.flatMap(({ name, type }) => [`${typeOf(type, 'std::')} ${name}{};`, readLine(name, type)]),
      ...(isStructure(signature) ? cppStructure.calls(signature, own) : printLines(call, returns)),
    ]
    // `signed` is int, even if the candidate redefines the word int as a longer one.
    return `// ${belowIsOurs}
${printsFloat(signature) ? '#include <iomanip>\n' : ''}#include <iostream>
#include <string>
#include <vector>

signed main() {
${indented(body, 4)}}
`
  },
  isWhole: (bare) => /(?<![.>:\w])main\s*\(/.test(bare),
  prose: prose.slashes,
}
