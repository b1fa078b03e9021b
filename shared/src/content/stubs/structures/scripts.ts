import { docLine } from '../stubLanguage.ts'
import { declared, readAll, type StructureLanguage } from './structure.ts'

export const pythonStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters<typeof declared>[0]) =>
      ['self', declared(parameters, own, (name, type) => `${name}: ${type}`)].filter(Boolean).join(', ')
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `
    def ${name}(${typed(parameters)}) -> ${returns === 'void' ? 'None' : own.typeOf(returns)}:
        ${returns === 'void' ? 'pass' : `return ${own.neutral(returns)}`}
`,
    )
    return `class ${structure.functionName}:
${docLine(structure, (text) => `    """${text}"""\n`)}    def __init__(${typed(structure.parameters)}):
        pass
${methods.join('')}`
  },
  calls(structure, own) {
    const cases = structure.methods.flatMap(({ operation, name, parameters, returns }, index) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const lines = returns === 'void' ? [call] : own.printed(call, returns)
      return [
        `    ${index > 0 ? 'elif' : 'if'} operation == "${operation}":`,
        ...lines.map((line) => `        ${line}`),
      ]
    })
    return [
      `made = ${structure.functionName}(${readAll(structure.parameters, own)})`,
      `for _ in range(${own.read('int')}):`,
      '    operation = next(words)',
      ...cases,
    ]
  },
}

/** @param isTyped whether to write TypeScript's types */
export const scriptStructure = (isTyped: boolean): StructureLanguage => ({
  stub(structure, own) {
    const typed = (parameters: Parameters<typeof declared>[0]) =>
      declared(parameters, own, (name, type) => (isTyped ? `${name}: ${type}` : name))
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const type = isTyped ? `: ${returns === 'void' ? 'void' : own.typeOf(returns)}` : ''
      const body = returns === 'void' ? '' : `\n    return ${own.neutral(returns)};`
      return `
  ${name}(${typed(parameters)})${type} {${body}
  }
`
    })
    return `${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName} {
  constructor(${typed(structure.parameters)}) {
  }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      const shown = returns === 'float' ? `${call}.toFixed(6)` : `String(${call})`
      return `  if (operation === '${operation}') ${returns === 'void' ? call : `answers.push(${shown})`};`
    })
    return [
      `const made = new ${structure.functionName}(${readAll(structure.parameters, own)});`,
      `const answers${isTyped ? ': string[]' : ''} = [];`,
      `for (let left = ${own.read('int')}; left > 0; left--) {`,
      `  const operation = ${own.read('string')};`,
      ...cases,
      '}',
      "if (answers.length > 0) console.log(answers.join('\\n'));",
    ]
  },
})

export const rubyStructure: StructureLanguage = {
  stub(structure) {
    const names = (parameters: { name: string }[]) =>
      parameters.length === 0 ? '' : `(${parameters.map(({ name }) => name).join(', ')})`
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const body = returns === 'void' ? '' : `\n    return ${rubyNeutral[returns]}`
      return `
  def ${name}${names(parameters)}${body}
  end
`
    })
    return `${docLine(structure, (text) => `# ${text}`)}class ${structure.functionName}
  def initialize${names(structure.parameters)}
  end
${methods.join('')}end
`
  },
  calls(structure, own) {
    const cases = structure.methods.flatMap(({ operation, name, parameters, returns }) => {
      const call = `made.${name}(${readAll(parameters, own)})`
      return [`  when '${operation}'`, `    ${returns === 'void' ? call : own.printed(call, returns).join('')}`]
    })
    return [
      `made = ${structure.functionName}.new(${readAll(structure.parameters, own)})`,
      'words.shift.to_i.times do',
      '  case words.shift',
      ...cases,
      '  end',
      'end',
    ]
  },
}
const rubyNeutral = { int: '0', long: '0', float: '0.0', string: "''", bool: 'false' }

export const phpStructure: StructureLanguage = {
  stub(structure, own) {
    const typed = (parameters: Parameters<typeof declared>[0]) =>
      declared(parameters, own, (name, type) => `${type} $${name}`)
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const body = returns === 'void' ? '' : `\n        return ${own.neutral(returns)};`
      return `
    function ${name}(${typed(parameters)}): ${returns === 'void' ? 'void' : own.typeOf(returns)} {${body}
    }
`
    })
    return `<?php

${docLine(structure, (text) => `/** ${text} */`)}class ${structure.functionName} {
    function __construct(${typed(structure.parameters)}) {
    }
${methods.join('')}}
`
  },
  calls(structure, own) {
    const cases = structure.methods.flatMap(({ operation, name, parameters, returns }) => {
      const call = `$made->${name}(${readAll(parameters, own)})`
      const line = returns === 'void' ? `${call};` : own.printed(call, returns).join('')
      return [`        case '${operation}':`, `            ${line}`, '            break;']
    })
    return [
      `$made = new ${structure.functionName}(${readAll(structure.parameters, own)});`,
      'for ($left = (int) $word(); $left > 0; $left--)',
      '    switch ($word()) {',
      ...cases,
      '    }',
    ]
  },
}

export const perlStructure: StructureLanguage = {
  stub(structure, own) {
    const given = (first: string, parameters: { name: string }[]) =>
      `my (${[first, ...parameters.map(({ name }) => `$${name}`)].join(', ')}) = @_;`
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `
sub ${name} {
    ${given('$self', parameters)}
    return${returns === 'void' ? '' : ` ${own.neutral(returns)}`};
}
`,
    )
    return `use strict;
use warnings;

${docLine(structure, (text) => `# ${text}`)}package ${structure.functionName};

sub new {
    ${given('$class', structure.parameters)}
    return bless {}, $class;
}
${methods.join('')}`
  },
  calls(structure, own) {
    const cases = structure.methods.map(({ operation, name, parameters, returns }) => {
      const call = `$made->${name}(${readAll(parameters, own)})`
      return `    if ($operation eq '${operation}') { ${returns === 'void' ? `${call};` : own.printed(call, returns).join('')} }`
    })
    return [
      `my $made = ${structure.functionName}->new(${readAll(structure.parameters, own)});`,
      'for (1 .. shift @words) {',
      '    my $operation = shift @words;',
      ...cases,
      '}',
    ]
  },
}

export const rStructure: StructureLanguage = {
  stub(structure, own) {
    const names = (parameters: { name: string }[]) => parameters.map(({ name }) => name).join(', ')
    const methods = structure.methods.map(
      ({ name, parameters, returns }) => `    ${name} = function(${names(parameters)}) {
      return(${returns === 'void' ? 'NULL' : own.neutral(returns)})
    }`,
    )
    return `${docLine(structure, (text) => `# ${text}`)}${structure.functionName} <- function(${names(structure.parameters)}) {
  list(
${methods.join(',\n')}
  )
}
`
  },
  calls(structure, own) {
    const pushed = (parameters: Parameters<typeof readAll>[0]) => [
      'arguments <- list()',
      ...parameters.map(({ type }) => `arguments <- c(arguments, list(${own.read(type)}))`),
    ]
    const cases = structure.methods.flatMap(({ operation, name, parameters, returns }) => {
      const call = `do.call(made$${name}, arguments)`
      const lines =
        returns === 'void' ? [call] : [`answer <- ${call}`, `answers[length(answers) + 1] <- ${rText[returns]}`]
      return [
        `  if (operation == "${operation}") {`,
        ...[...pushed(parameters), ...lines].map((line) => `    ${line}`),
        '  }',
      ]
    })
    return [
      ...pushed(structure.parameters),
      `made <- do.call(${structure.functionName}, arguments)`,
      'answers <- character()',
      'for (each in seq_len(as.numeric(next_words(1)))) {',
      '  operation <- next_words(1)',
      ...cases,
      '}',
      'writeLines(answers)',
    ]
  },
}
const rText = {
  ...{ int: 'sprintf("%.0f", answer)', long: 'sprintf("%.0f", answer)', float: 'sprintf("%.6f", answer)' },
  ...{ string: 'answer', bool: 'if (answer) "true" else "false"' },
}

/** Bash has no objects: functions share global variables, and a method finds what it is given in `$1`, `$2` … */
export const bashStructure: StructureLanguage = {
  stub(structure, own) {
    const methods = structure.methods.map(({ name, parameters, returns }) => {
      const given = parameters.map((parameter, index) => `  # $${index + 1} is the ${parameter.name}.\n`).join('')
      return `
${name}() {
${given}  ${returns === 'void' ? ':' : own.neutral(returns)}
}
`
    })
    return `${docLine(structure, (text) => `# ${text}`)}${structure.functionName}() {
${structure.parameters.map(({ name, type }) => `  ${own.typeOf(type).replaceAll('%', name)}\n`).join('')}  :
}
${methods.join('')}`
  },
  calls: ({ functionName, methods }) => [
    // A candidate's own `lines` or `position` would end up in ours.
    `operations__=("\${lines[@]:position+1:lines[position]}")`,
    functionName,
    `for operation__ in "\${operations__[@]}"; do`,
    '  given__=($operation__)',
    `  case \${given__[0]} in`,
    ...methods.map(({ operation, name }) => `    ${operation}) ${name} "\${given__[@]:1}" ;;`),
    '  esac',
    'done',
  ],
}
