import type { Signature, ValueType } from '../challenge.ts'
import { belowIsOurs, inWords } from './inWords.ts'
import { camelCase, namedFor } from './names.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `alignas alignof and asm auto bool break case catch char class concept const consteval constexpr constinit continue
  decltype default delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace
  new noexcept not nullptr operator or private protected public register requires return short signed sizeof static struct switch
  template this throw true try typedef typeid typename union unsigned using virtual void volatile while xor main answer cin cout
  readInput`

const types: Record<Element, string> = {
  int: 'int',
  long: 'long long',
  float: 'double',
  string: 'string',
  bool: 'bool',
}
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'false' }

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'vector<'.repeat(depth) + types[element] + '>'.repeat(depth)
}

const parameter = (name: string, type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return depth > 0 || element === 'string' ? `const ${typeOf(type)}& ${name}` : `${typeOf(type)} ${name}`
}

const readLine = (name: string, type: ValueType): string =>
  shapeOf(type).depth === 0 ? `cin >> ${name};` : `readInput(${name});`

const readers: Record<1 | 2, string> = {
  1: `
template <typename Value>
void readInput(vector<Value>& values) {
    size_t length = 0;
    cin >> length;
    values.resize(length);
    for (Value& value : values) cin >> value;
}
`,
  2: `
template <typename Value>
void readInput(vector<vector<Value>>& rows) {
    size_t height = 0, width = 0;
    cin >> height >> width;
    rows.assign(height, vector<Value>(width));
    for (vector<Value>& row : rows)
        for (Value& value : row) cin >> value;
}
`,
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0 && element === 'float') return [`cout << fixed << setprecision(6) << ${call} << "\\n";`]
  if (depth === 0) return [`cout << ${call} << "\\n";`]
  const elements = (of: string) => `for (size_t i = 0; i < ${of}.size(); ++i) cout << (i > 0 ? " " : "") << ${of}[i];`
  const answer = `const ${typeOf(type)} answer = ${call};`
  if (depth === 1 && element === 'string') return [answer, 'for (const string& line : answer) cout << line << "\\n";']
  if (depth === 1) return [answer, elements('answer'), 'cout << "\\n";']
  return [answer, 'for (const auto& row : answer) {', `    ${elements('row')}`, '    cout << "\\n";', '}']
}

export function cppStub(signature: Signature): string {
  const named = namedFor(signature, camelCase, taken)
  const { functionName, parameters, returns } = named
  const { element, depth } = shapeOf(returns)
  const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  const body = [
    'ios::sync_with_stdio(false);',
    'cin.tie(nullptr);',
    'cin >> boolalpha;',
    'cout << boolalpha;',
    ...parameters.flatMap(({ name, type }) => [`${typeOf(type)} ${name}{};`, readLine(name, type)]),
    ...printLines(call, returns),
  ]
  return `#include <algorithm>
${returns === 'float' ? '#include <iomanip>\n' : ''}#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** ${inWords(named)} */
${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => parameter(name, type)).join(', ')}) {
    return ${depth > 0 ? '{}' : empty[element]};
}

// ${belowIsOurs}${depths.has(1) ? readers[1] : ''}${depths.has(2) ? readers[2] : ''}
int main() {
${indented(body, 4)}}
`
}
