import type { Signature } from '../../../vocabulary/signature.ts'
import { pascalCase } from '../names.ts'
import { docLine } from '../stubLanguage.ts'
import { declared, type Own, readAll, type Structure, type StructureLanguage } from './structure.ts'

type Parameters = Signature['parameters']

/** `void` or the type as the language has it. */
const returned = (returns: Structure['methods'][number]['returns'], { typeOf }: Own): string =>
  returns === 'void' ? 'void' : typeOf(returns)

const body = (returns: Structure['methods'][number]['returns'], { neutral }: Own, indent: string, end = ';'): string =>
  returns === 'void' ? '' : `\n${indent}return ${neutral(returns)}${end}`

export const javaStructure: StructureLanguage = {
  stub(structure, own) {
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `
    ${returned(returns, own)} ${name}(${declared(parameters, own)}) {${body(returns, own, '        ')}
    }
`,
    )
    return `import java.util.*;

${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName} {
    ${structure.functionName}(${declared(structure.parameters, own)}) {
    }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown = returns === 'float' ? `String.format(java.util.Locale.ROOT, "%.6f", ${call})` : call
      const line = returns === 'void' ? call : `answers.append(${shown}).append('\\n')`
      return `    if (operation.equals("${operation}")) ${line};`
    })
    return [
      `${structure.functionName} made = new ${structure.functionName}(${readAll(structure.parameters, own)});`,
      'StringBuilder answers = new StringBuilder();',
      `for (int left = ${own.read('int')}; left > 0; left--) {`,
      `    String operation = ${own.read('string')};`,
      ...cases,
      '}',
      'System.out.print(answers);',
    ]
  },
}

export const csharpStructure: StructureLanguage = {
  stub(structure, own) {
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `
    public ${returned(returns, own)} ${name}(${declared(parameters, own)}) {${body(returns, own, '        ')}
    }
`,
    )
    return `using System;
using System.Collections.Generic;
using System.Linq;

${docLine(structure, (text) => `/// <summary>${text}</summary>`)}public class ${structure.functionName} {
    public ${structure.functionName}(${declared(structure.parameters, own)}) {
    }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown =
        returns === 'float'
          ? `${call}.ToString("F6", System.Globalization.CultureInfo.InvariantCulture)`
          : `${call}${returns === 'bool' ? ' ? "true" : "false"' : ''}`
      const line = returns === 'void' ? call : `answers.Append(${shown}).Append('\\n')`
      return `    if (operation == "${operation}") ${line};`
    })
    return [
      `var made = new ${structure.functionName}(${readAll(structure.parameters, own)});`,
      'var answers = new System.Text.StringBuilder();',
      'for (int left = ReadInt(); left > 0; left--) {',
      '    string operation = ReadWord();',
      ...cases,
      '}',
      'System.Console.Write(answers);',
    ]
  },
}

export const cppStructure: StructureLanguage = {
  /** `typeOf` is how a parameter begins, such as `const string&`, and how a result is written. */
  stub(structure, own) {
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `
    ${returned(returns, own)} ${name}(${cppDeclared(parameters, own)}) {${body(returns, own, '        ')}
    }
`,
    )
    return `#include <bits/stdc++.h>
using namespace std;

${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName} {
public:
    ${structure.functionName}(${cppDeclared(structure.parameters, own)}) {
    }
${methods.join('')}};
`
  },
  calls({ functionName, parameters, methods }, own) {
    const cases = methods.flatMap(({ operation, name, parameters: taken, returns }) => {
      const call = `made.${name}(${taken.map((_each, index) => `given${index}`).join(', ')})`
      const line = returns === 'void' ? [`${call};`] : own.printed(call, returns)
      return [
        `    if (operation == "${operation}") {`,
        ...taken.map(({ type }, index) => `        ${own.read(type)} given${index}{};`),
        ...taken.map((_each, index) => `        std::cin >> given${index};`),
        ...line.map((each) => `        ${each}`),
        '    }',
      ]
    })
    return [
      `${functionName} made = ${functionName}(${parameters.map(({ name }) => name).join(', ')});`,
      'std::size_t operationsLeft = 0;',
      'std::cin >> operationsLeft;',
      'for (; operationsLeft > 0; --operationsLeft) {',
      '    std::string operation;',
      '    std::cin >> operation;',
      ...cases,
      '}',
    ]
  },
}
const cppDeclared = (parameters: Parameters, own: Own): string =>
  declared(parameters, own, (name, type) => (/vector|string/.test(type) ? `const ${type}& ${name}` : `${type} ${name}`))

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const cStructure: StructureLanguage = {
  /** `typeOf` is the declaration of a parameter called `%`, and `neutral` what a result is without one. */
  stub({ functionName, parameters, methods, doc }, own) {
    const given = (all: Parameters) => all.map(({ name, type }) => own.typeOf(type).replaceAll('%', name))
    const start = lowerFirst(functionName)
    const written = methods.map(({ name, parameters: taken, returns }) => {
      const type = returns === 'void' ? 'void ' : cReturned[returns]
      const all = [`struct ${functionName} *self`, ...given(taken)].join(', ')
      return `
${type}${start}${pascalCase(name)}(${all}) {${body(returns, own, '    ')}
}
`
    })
    return `#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

${doc === undefined ? '' : `/* ${doc} */\n`}struct ${functionName} {
};

struct ${functionName} *${start}Create(${given(parameters).join(', ') || 'void'}) {
    return calloc(1, sizeof(struct ${functionName}));
}
${written.join('')}`
  },
  /** `read` is the statements that read a variable called `%`, one to a line; `printed` needs the whole call. */
  calls({ functionName, parameters, methods }, own) {
    const start = lowerFirst(functionName)
    const given = parameters.flatMap(({ name, type }) => cGiven(name, type))
    const cases = methods.flatMap(({ operation, name, parameters: taken, returns }) => {
      const call = `${start}${pascalCase(name)}(${['made', ...taken.map((_each, index) => `given${index}`)].join(', ')})`
      return [
        `    if (strcmp(operation, "${operation}") == 0) {`,
        ...taken.flatMap(({ type }, index) => own.read(type).replaceAll('%%', `given${index}`).split('\n')).map(indent),
        ...(returns === 'void' ? [`${call};`] : own.printed(call, returns)).map(indent),
        '    }',
      ]
    })
    return [
      `struct ${functionName} *made = ${start}Create(${given.join(', ')});`,
      'int operationsLeft = 0;',
      'if (scanf("%d", &operationsLeft) != 1) return 1;',
      'for (; operationsLeft > 0; operationsLeft--) {',
      '    char operation[64] = "";',
      '    if (scanf("%63s", operation) != 1) return 1;',
      ...cases,
      '}',
    ]
  },
}
const indent = (line: string): string => `        ${line}`
const cReturned = { int: 'int ', long: 'long long ', float: 'double ', string: 'const char *', bool: 'bool ' }
const cGiven = (name: string, type: string): string[] => [
  name,
  ...(type.endsWith('[][]') ? [`${name}Rows`, `${name}Columns`] : type.endsWith('[]') ? [`${name}Length`] : []),
]

export const goStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters) => declared(parameters, own, (name, type) => `${name} ${type}`)
    const { functionName } = structure
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const type = returns === 'void' ? '' : ` ${own.typeOf(returns)}`
      return `
func (self *${functionName}) ${pascalCase(name)}(${typed(parameters)})${type} {${body(returns, own, '\t', '')}
}
`
    })
    return `package main

${docLine(structure, (text) => `// ${text}`)}type ${functionName} struct {
}

func New${functionName}(${typed(structure.parameters)}) *${functionName} {
	return &${functionName}{}
}
${methods.join('')}`
  },
  calls({ functionName, parameters, methods }, own) {
    const cases = methods.flatMap(({ operation, name, parameters: taken, returns }) => {
      const call = `made.${pascalCase(name)}(${readAll(taken, own)})`
      return [
        `\tcase "${operation}":`,
        ...(returns === 'void' ? [call] : own.printed(call, returns)).map((line) => `\t\t${line}`),
      ]
    })
    return [
      `made := New${functionName}(${parameters.map(({ name }) => name).join(', ')})`,
      'for left := nextInt(); left > 0; left-- {',
      '\tswitch nextWord() {',
      ...cases,
      '\t}',
      '}',
    ]
  },
}

export const swiftStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters) => declared(parameters, own, (name, type) => `_ ${name}: ${type}`)
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const type = returns === 'void' ? '' : ` -> ${own.typeOf(returns)}`
      return `
    func ${name}(${typed(parameters)})${type} {${body(returns, own, '        ', '')}
    }
`
    })
    return `${docLine(structure, (text) => `/// ${text}`)}class ${structure.functionName} {
    init(${typed(structure.parameters)}) {
    }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.flatMap(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      return [`    case "${operation}":`, `        ${returns === 'void' ? call : own.printed(call, returns).join('')}`]
    })
    return [
      `let made = ${structure.functionName}(${readAll(structure.parameters, own)})`,
      'for _ in 0..<readInt() {',
      '    switch readWord() {',
      ...cases,
      '    default: break',
      '    }',
      '}',
    ]
  },
}

export const kotlinStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters) => declared(parameters, own, (name, type) => `${name}: ${type}`)
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const type = returns === 'void' ? '' : `: ${own.typeOf(returns)}`
      return `    fun ${name}(${typed(parameters)})${type} {${body(returns, own, '        ', '')}
    }
`
    })
    return `${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName}(${typed(structure.parameters)}) {
${methods.join('\n')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown = returns === 'float' ? `"%.6f".format(java.util.Locale.ROOT, ${call})` : call
      const line = returns === 'void' ? call : `answers.append(${shown}).append('\\n')`
      return `    if (operation == "${operation}") ${line}`
    })
    return [
      `val made = ${structure.functionName}(${readAll(structure.parameters, own)})`,
      'val answers = StringBuilder()',
      `for (each in 1..${own.read('int')}) {`,
      `    val operation = ${own.read('string')}`,
      ...cases,
      '}',
      'print(answers)',
    ]
  },
}

export const scalaStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters) => declared(parameters, own, (name, type) => `${name}: ${type}`)
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const value = returns === 'void' ? '' : `\n    ${own.neutral(returns)}`
      return `  def ${name}(${typed(parameters)}): ${returns === 'void' ? 'Unit' : own.typeOf(returns)} = {${value}
  }
`
    })
    return `${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName}(${typed(structure.parameters)}) {
${methods.join('\n')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown = returns === 'float' ? `"%.6f".formatLocal(java.util.Locale.ROOT, ${call})` : call
      const line = returns === 'void' ? call : `answers.append(${shown}).append("\\n")`
      return `  if (operation == "${operation}") ${line}`
    })
    return [
      `val made = new ${structure.functionName}(${readAll(structure.parameters, own)})`,
      'val answers = new java.lang.StringBuilder()',
      `for (_ <- 1 to ${own.read('int')}) {`,
      `  val operation = ${own.read('string')}`,
      ...cases,
      '}',
      'print(answers)',
    ]
  },
}

export const rustStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters) => declared(parameters, own, (name, type) => `${name}: ${type}`)
    const { functionName } = structure
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const given = ['&mut self', typed(parameters)].filter(Boolean).join(', ')
      const value = returns === 'void' ? '' : `\n        ${own.neutral(returns)}`
      return `
    fn ${name}(${given})${returns === 'void' ? '' : ` -> ${own.typeOf(returns)}`} {${value}
    }
`
    })
    return `${docLine(structure, (text) => `/// ${text}`)}struct ${functionName} {
}

impl ${functionName} {
    fn new(${typed(structure.parameters)}) -> Self {
        ${functionName} {}
    }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown = `answers.push_str(&format!("{${returns === 'float' ? ':.6' : ''}}\\n", ${call}))`
      return `        "${operation}" => ${returns === 'void' ? call : shown},`
    })
    return [
      `let mut made = ${structure.functionName}::new(${readAll(structure.parameters, own)});`,
      'let mut answers = String::new();',
      'let count: usize = read(&mut words);',
      'for _ in 0..count {',
      '    let operation: String = read(&mut words);',
      '    match operation.as_str() {',
      ...cases,
      '        _ => {}',
      '    }',
      '}',
      'print!("{}", answers);',
    ]
  },
}

/** A method of a value that can't change takes the structure last and returns the new one, behind its answer if there is one. */
export const haskellStructure: StructureLanguage = {
  stub({ functionName, parameters, methods, doc }, own) {
    const typed = (all: Parameters, last: string) => [...all.map(({ type }) => own.typeOf(type)), last].join(' -> ')
    const names = (all: Parameters) => all.map(({ name }) => ` ${name}`).join('')
    const written = methods.map(({ name, parameters: taken, returns }) => {
      const result = returns === 'void' ? functionName : `(${own.typeOf(returns)}, ${functionName})`
      const value = returns === 'void' ? 'self' : `(${own.neutral(returns)}, self)`
      return `
${name} :: ${typed(taken, `${functionName} -> ${result}`)}
${name}${names(taken)} self = ${value}
`
    })
    return `${doc === undefined ? '' : `-- | ${doc}\n`}data ${functionName} = ${functionName}

new${functionName} :: ${typed(parameters, functionName)}
new${functionName}${names(parameters)} = ${functionName}
${written.join('')}`
  },
  calls({ functionName, parameters, methods }, own) {
    const cases = methods.flatMap(({ operation, name, parameters: taken, returns }) => {
      const call = [name, ...taken.map((_each, index) => `given${index}`), 'made'].join(' ')
      const lines =
        returns === 'void'
          ? [`return (${call})`]
          : [`let (answer, changed) = ${call}`, ...own.printed('answer', returns), 'return changed']
      return [
        `        "${operation}" -> do`,
        ...[...taken.map(({ type }, index) => `given${index} <- ${own.read(type)}`), ...lines].map(
          (line) => `          ${line}`,
        ),
      ]
    })
    return [
      'let step made _ = do',
      '      operation <- nextText',
      '      case operation of',
      ...cases,
      '        _ -> return made',
      'count <- nextInt',
      `Given.foldM_ step (${[`new${functionName}`, ...parameters.map(({ name }) => name)].join(' ')}) [1 .. count]`,
    ]
  },
}
