import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { phpNodes } from './nodes/php.ts'
import { phpStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

// Names that stubs may not use, because a PHP function can't have the name of a built-in function. These are the likely
// clashes.
const taken = `abs abstract acos and array arsort as asin asort assert atan average basename bin break callable case catch ceil chdir checkdate
  chop chr chunk class clone close compact connect const continue copy cos count crypt current date declare default define die dir do each echo else
  elseif empty end enum eval exec exit exp explode extends extract false file filter final finally floor flush fn for foreach
  function global goto hash header if implements implode include instanceof intdiv interface is isset join key krsort ksort link list log mail main match
  max md5 merge microtime min mkdir mktime namespace natsort new next null or ord pack parent parse pi popen pos pow prev print
  printf private protected public rand random range read rename require reset return rewind round rsort self serialize shuffle sin sizeof
  sleep sort sprintf sqrt srand static strlen strrev strtr substr switch symlink tan tempnam throw time touch trait trim true try
  uasort uksort unlink unpack unset use usort var virtual void while xor yield`
const takenByParameters = 'this'

const types: Record<Element, string> = {
  ...{ int: 'int', long: 'int', float: 'float', string: 'string', bool: 'bool' },
  ...{ ListNode: '?ListNode', TreeNode: '?TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: "''", bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const readOne: Record<Element, string> = {
  int: '(int) $word()',
  long: '(int) $word()',
  float: '(float) $word()',
  string: '$word()',
  bool: "$word() === 'true'",
  ListNode: '$listNode()',
  TreeNode: '$treeNode()',
}
const convert: Partial<Record<Element, string>> = {
  int: "'intval'",
  long: "'intval'",
  float: "'floatval'",
  string: "'strval'",
  bool: "fn($each) => $each === 'true'",
}

const typeOf = (type: ValueType): string => (shapeOf(type).depth > 0 ? 'array' : types[shapeOf(type).element])

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [readOne[element], `$list(${convert[element]})`, `$rows(${convert[element]})`][depth] ?? ''
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `foreach (${call} as $row) echo implode(' ', $row), "\\n";`
  if (depth === 1) return `echo implode(${element === 'string' ? '"\\n"' : "' '"}, ${call}), "\\n";`
  if (element === 'float') return `printf("%.6F\\n", ${call});`
  if (isNodeType(type)) return `echo $shown(${call}), "\\n";`
  return `echo ${call}${element === 'bool' ? " ? 'true' : 'false'" : ''}, "\\n";`
}

const takeWords = [
  '$take = function (int $count, callable $convert) use ($words, &$position): array {',
  '    $position += $count;',
  '    return array_map($convert, array_slice($words, $position - $count, $count));',
  '};',
]
const list = ['$list = fn(callable $convert): array => $take((int) $word(), $convert);']
const rows = [
  '$rows = function (callable $convert) use ($word, $take): array {',
  '    $height = (int) $word();',
  '    $width = (int) $word();',
  '    $rows = [];',
  '    for ($i = 0; $i < $height; $i++) $rows[] = $take($width, $convert);',
  '    return $rows;',
  '};',
]

const readsItself =
  /\bSTDIN\b|(?<![>:\w])(?:fgets|fscanf|readline|stream_get_contents|file_get_contents|fopen|file)\s*\(/

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const php: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken, takenByParameters),
  stub(signature) {
    if (isStructure(signature)) return phpStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `<?php

${classesFor(signature, phpNodes)}${docLine(signature, (text) => `/** ${text} */`)}function ${functionName}(${parameters.map(({ name, type }) => `${typeOf(type)} $${name}`).join(', ')}): ${typeOf(returns)} {
    return ${depth > 0 ? '[]' : empty[element]};
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      "$words = preg_split('/\\s+/', stream_get_contents(STDIN), -1, PREG_SPLIT_NO_EMPTY);",
      '$position = 0;',
      '$word = function () use ($words, &$position): string { return $words[$position++]; };',
      ...(depths.has(1) || depths.has(2) ? takeWords : []),
      ...(depths.has(1) ? list : []),
      ...(depths.has(2) ? rows : []),
      ...helpersFor(signature, phpNodes),
      ...(isStructure(signature) ? phpStructure.calls(signature, own) : [printLine(call, returns)]),
    ]
    return `// ${belowIsOurs}
(function () {
${indented(body, 4)}})();
`
  },
  // Reopens PHP if the code ends with a closing tag; otherwise the appended code would be printed as text.
  prepared: (code) => (code.trimEnd().endsWith('?>') ? `${code.trimEnd()}<?php` : code),
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.slashesAndQuotes,
}
