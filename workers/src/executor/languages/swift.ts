import type { Language, ToolPath } from './language.ts'

/** The folder for compiled modules of system headers. A compiled module works only in its original place. */
const modules = (isWarm: boolean): string => (isWarm ? '/warm/modules' : '/tmp/modules')

/** Compiles optimised, but with the error messages that a release build leaves out. */
const swiftc = (tool: ToolPath, isWarm: boolean, output: string, flags: readonly string[]) =>
  [
    tool('swiftc'),
    ...['-O', '-assert-config', 'Debug', '-use-ld=lld'],
    ...['-module-cache-path', modules(isWarm), '-o', output, ...flags],
  ] as const

/**
 * The name of a source with code at the top level. In a file with any other name, all code must be inside declarations,
 * and `@main` marks the entry point.
 */
const scriptFile = 'main.swift'
const libraryFlags = (file: string): string[] => (file === scriptFile ? [] : ['-parse-as-library'])

export const swift: Language = {
  name: 'swift',
  tools: ['swiftc', 'ld.lld'],
  debianPackages: ['swiftlang', 'lld'],
  version: {
    command: (tool) => ({ argv: [tool('swiftc'), '--version'] }),
    pattern: /Swift version (\d+\.\d+(?:\.\d+)?)/,
  },
  sourceFile: (source) => (/^[ \t]*@main\b/m.test(source) ? 'program.swift' : scriptFile),
  warmUp: (tool) => ({
    files: {
      [scriptFile]: 'import Foundation\nimport Glibc\nimport Dispatch\nprint(String(format: "%.1f", sqrt(2.0)))\n',
    },
    commands: [{ argv: swiftc(tool, true, '/tmp/a.out', [`/warm/${scriptFile}`]) }],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: swiftc(tool, isWarm, '/tmp/out/a.out', [...libraryFlags(sourceFile), `/box/${sourceFile}`]),
  }),
  // The program's error message is enough, because the backtrace only lists registers.
  run: () => ({ argv: ['/box/a.out'], environment: { SWIFT_BACKTRACE: 'enable=no' } }),
  memoryMb: 256,
  stackMb: 64,
  programs: { hello: 'print("hello, world")\n', wrong: 'print("good-bye")\n' },
}
