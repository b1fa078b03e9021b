import type { Language, ToolPath } from './language.ts'

/** Where the compiled modules of the system's headers are kept; a compiled module is of use in its own place only. */
const modules = (isWarm: boolean): string => (isWarm ? '/warm/modules' : '/tmp/modules')

/** Optimised, yet with the words for what went wrong, which a release leaves out. */
const swiftc = (tool: ToolPath, isWarm: boolean, output: string, flags: readonly string[]) =>
  [
    tool('swiftc'),
    ...['-O', '-assert-config', 'Debug', '-use-ld=lld'],
    ...['-module-cache-path', modules(isWarm), '-o', output, ...flags],
  ] as const

/** In a file of another name there is no code outside of declarations: what begins is marked with `@main`. */
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
  // What the program says of its end is enough: the backtrace is one of registers.
  run: () => ({ argv: ['/box/a.out'], environment: { SWIFT_BACKTRACE: 'enable=no' } }),
  memoryMb: 256,
  stackMb: 64,
  programs: { hello: 'print("hello, world")\n', wrong: 'print("good-bye")\n' },
}
