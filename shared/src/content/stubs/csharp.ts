import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor, pascalCase } from './names.ts'
import { csharpNodes } from './nodes/csharp.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { csharpStructure } from './structures/compiled.ts'
import { isStructure, type Own, withOperations } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, hasCounts, indented, shapeOf } from './valueShape.ts'

const keywords = `abstract as async await base bool break byte case catch char checked class const continue decimal default delegate do double
  else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long
  namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof
  stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using var virtual void volatile
  while`
const taken = `Main Solution ListNode TreeNode Equals GetHashCode GetType ToString MemberwiseClone Finalize ReferenceEquals`

const types: Record<Element, string> = {
  ...{ int: 'int', long: 'long', float: 'double', string: 'string', bool: 'bool' },
  ...{ ListNode: 'ListNode', TreeNode: 'TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const readers: Record<Element, string> = {
  int: 'ReadInt',
  long: 'ReadLong',
  float: 'ReadFloat',
  string: 'ReadWord',
  bool: 'ReadFlag',
  ListNode: 'ReadListNode',
  TreeNode: 'ReadTreeNode',
}
const definitions: Partial<Record<Element, string>> = {
  string: 'static string ReadWord() { return Words[Position++]; }',
  int: 'static int ReadInt() { return int.Parse(ReadWord()); }',
  long: 'static long ReadLong() { return long.Parse(ReadWord()); }',
  float:
    'static double ReadFloat() { return double.Parse(ReadWord(), System.Globalization.CultureInfo.InvariantCulture); }',
  bool: 'static bool ReadFlag() { return ReadWord() == "true"; }',
}
const readList = [
  '',
  'static T[] ReadList<T>(System.Func<T> read) {',
  '    var list = new T[ReadInt()];',
  '    for (int i = 0; i < list.Length; i++) list[i] = read();',
  '    return list;',
  '}',
]
const readRows = [
  '',
  'static T[][] ReadRows<T>(System.Func<T> read) {',
  '    var rows = new T[ReadInt()][];',
  '    int width = ReadInt();',
  '    for (int row = 0; row < rows.Length; row++) {',
  '        rows[row] = new T[width];',
  '        for (int i = 0; i < width; i++) rows[row][i] = read();',
  '    }',
  '    return rows;',
  '}',
]

const typeOf = (type: ValueType): string => types[shapeOf(type).element] + '[]'.repeat(shapeOf(type).depth)

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [`${readers[element]}()`, `ReadList(${readers[element]})`, `ReadRows(${readers[element]})`][depth] ?? ''
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `foreach (var row in ${call}) System.Console.WriteLine(string.Join(" ", row));`
  if (depth === 1) return `System.Console.WriteLine(string.Join(${element === 'string' ? '"\\n"' : '" "'}, ${call}));`
  if (element === 'float')
    return `System.Console.WriteLine(${call}.ToString("F6", System.Globalization.CultureInfo.InvariantCulture));`
  if (isNodeType(type)) return `System.Console.WriteLine(Shown(${call}));`
  return `System.Console.WriteLine(${call}${element === 'bool' ? ` ? "true" : "false"` : ''});`
}

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const csharp: StubLanguage = {
  named: (signature) => ({
    ...namedFor(signature, camelCase, keywords),
    functionName: namedFor(signature, pascalCase, taken).functionName,
    methods: namedFor(signature, camelCase, keywords).methods?.map((method) => ({
      ...method,
      name: pascalCase(method.name),
    })),
  }),
  stub(signature) {
    if (isStructure(signature)) return csharpStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    const value = depth === 0 ? empty[element] : `new ${types[element]}[0]${'[]'.repeat(depth - 1)}`
    return `using System;
using System.Collections.Generic;
using System.Linq;

${classesFor(signature, csharpNodes)}class Solution {
${docLine(signature, (text) => `    /// <summary>${text}</summary>`)}    public static ${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => `${typeOf(type)} ${name}`).join(', ')}) {
        return ${value};
    }
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const all = withOperations(signature)
    const shapes = all.parameters.map(({ type }) => shapeOf(type))
    const depths = new Set(shapes.map((shape) => shape.depth))
    const read = new Set<Element>(['string', ...shapes.map((shape) => shape.element)])
    if (hasCounts(all)) read.add('int')
    const call = `Solution.${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      'static string[] Words;',
      'static int Position;',
      '',
      'static void Main() {',
      '    Words = System.Console.In.ReadToEnd().Split((char[]) null, System.StringSplitOptions.RemoveEmptyEntries);',
      ...(isStructure(signature) ? csharpStructure.calls(signature, own) : [printLine(call, returns)]).map(
        (line) => `    ${line}`,
      ),
      '}',
      '',
      ...[...read].flatMap((each) => definitions[each] ?? []),
      ...(depths.has(1) ? readList : []),
      ...(depths.has(2) ? readRows : []),
      ...helpersFor(signature, csharpNodes),
    ]
    return `// ${belowIsOurs}
class ReadsAndPrints {
${indented(body, 4)}}
`
  },
  isWhole: (bare) => /(?<![.\w])Main\s*\(/.test(bare),
  prose: prose.slashes,
}
