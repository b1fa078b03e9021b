import type { Signature, ValueType } from '../challenge.ts'
import { inSnakeCase, shapeOf } from './valueShape.ts'

const empty = { int: '0', long: '0', float: '0', string: "''", bool: '0' }

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0)
    return [element === 'bool' ? `my $${name} = shift(@tokens) eq 'true';` : `my $${name} = shift @tokens;`]
  if (depth === 1) return [`my $${name}_length = shift @tokens;`, `my $${name} = [splice @tokens, 0, $${name}_length];`]
  return [
    `my ($${name}_rows, $${name}_columns) = splice @tokens, 0, 2;`,
    `my $${name} = [map { [splice @tokens, 0, $${name}_columns] } 1 .. $${name}_rows];`,
  ]
}

function printed(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `print join(' ', @$_), "\\n" for @{${call}};`
  if (depth === 1) return `print join(' ', @{${call}}), "\\n";`
  return element === 'bool' ? `print ${call} ? 'true' : 'false', "\\n";` : `print ${call}, "\\n";`
}

const described = (name: string, type: ValueType): string =>
  `# $${name}: ${['a value', 'a reference to an array', 'a reference to an array of array references'][shapeOf(type).depth]} (${type})`

export function perlStub(signature: Signature): string {
  const { functionName, parameters, returns } = inSnakeCase(signature)
  const names = parameters.map(({ name }) => `$${name}`).join(', ')
  const { element, depth } = shapeOf(returns)
  return `use strict;
use warnings;

# Write your solution here. It returns ${['a value', 'a reference to an array', 'a reference to an array of array references'][depth]} (${returns}).
${parameters.map(({ name, type }) => described(name, type)).join('\n')}
sub ${functionName} {
    my (${names}) = @_;
    return ${depth > 0 ? '[]' : empty[element]};
}

my @tokens = split ' ', do { local $/; <STDIN> } // '';
${[...parameters.flatMap(({ name, type }) => readLines(name, type)), printed(`${functionName}(${names})`, returns)].join('\n')}
`
}
