import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { perlNodes } from './nodes/perl.ts'
import { perlStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `and chomp cmp defined delete do each else elsif eq exists for foreach ge given gt if join keys last le local lt map my ne
  next no not or our package pop print push redo ref require return reverse say shift sort splice split state sub substr tie unless unshift
  until use values wait when while x xor y q qq qr qw s m tr read write length index open close abs log exp pos main`

// Perl variables have a sigil and don't clash with keywords, so parameters need only avoid the variables that `sort`
// uses.
const takenByParameters = 'a b'

const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0', string: "''", bool: '0' },
  ...{ ListNode: 'undef', TreeNode: 'undef' },
}
const isNumber = (element: Element): boolean => element !== 'string' && element !== 'bool'

/**
 * Generates the expression that reads a value. Converts numeric words to numbers at once, because `&` and `|` treat
 * words as bit strings.
 */
function readExpression(type: ValueType): string {
  if (isNodeType(type)) return type === 'ListNode' ? '$list_node->()' : '$tree_node->()'
  const { element, depth } = shapeOf(type)
  const all = (words: string) => (isNumber(element) ? `map { $_ + 0 } ${words}` : words)
  if (depth === 2)
    return `do { my ($height, $width) = splice @words, 0, 2; [map { [${all('splice @words, 0, $width')}] } 1 .. $height] }`
  if (depth === 1) return `[${all('splice @words, 0, shift @words')}]`
  if (element === 'bool') return "(shift(@words) eq 'true' ? 1 : 0)"
  return isNumber(element) ? '0 + shift(@words)' : 'shift(@words)'
}

function printed(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `print join(' ', @$_), "\\n" for @{${call}};`
  if (depth === 1) return `print join(${element === 'string' ? '"\\n"' : "' '"}, @{${call}}), "\\n";`
  if (isNodeType(type)) return `print $shown->(${call}), "\\n";`
  if (element === 'float') return `printf "%.6f\\n", ${call};`
  return `print ${call}${element === 'bool' ? " ? 'true' : 'false'" : ''}, "\\n";`
}

const readsItself = /<\s*(?:STDIN|ARGV)?\s*>|\bSTDIN\b|\breadline\b/

const own: Own = {
  typeOf: () => '',
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printed(call, type)],
}

export const perl: StubLanguage = {
  named: (signature) => namedFor(signature, snakeCase, taken, takenByParameters),
  stub(signature) {
    if (isStructure(signature)) return perlStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const names = parameters.map(({ name }) => `$${name}`).join(', ')
    const { element, depth } = shapeOf(returns)
    const hasArrays = depth > 0 || parameters.some(({ type }) => shapeOf(type).depth > 0)
    return `use strict;
use warnings;

${classesFor(signature, perlNodes, '')}${docLine(signature, (text) => `# ${text}`)}sub ${functionName} {
    my (${names}) = @_;${hasArrays ? ' # lists are references to arrays' : ''}
    return ${depth > 0 ? '[]' : empty[element]};
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const body = [
      "my @words = split ' ', do { local $/; <STDIN> } // '';",
      ...helpersFor(signature, perlNodes),
      ...(isStructure(signature)
        ? perlStructure.calls(signature, own)
        : [
            'my @arguments;',
            ...parameters.map(({ type }) => `push @arguments, ${readExpression(type)};`),
            printed(`${functionName}(@arguments)`, returns),
          ]),
    ]
    return `# ${belowIsOurs}
${isStructure(signature) ? 'package main;\n' : ''}{
${indented(body, 4)}}
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.hashes,
}
