import type { Language } from './language.ts'

/** Compiled modules of the system's headers: kept by the warm-up, so that none is compiled again. */
const modules = (isWarm: boolean): string => (isWarm ? '/warm/modules' : '/tmp/modules')

export const swift: Language = {
  name: 'swift',
  tools: ['swiftc'],
  debianPackages: ['swiftlang'],
  version: {
    command: (tool) => ({ argv: [tool('swiftc'), '--version'] }),
    pattern: /Swift version (\d+\.\d+(?:\.\d+)?)/,
  },
  sourceFile: () => 'main.swift',
  compile: ({ tool, sourceFile }) => ({
    argv: [tool('swiftc'), '-O', '-module-cache-path', modules(false), '-o', '/tmp/out/a.out', `/box/${sourceFile}`],
  }),
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  programs: { hello: 'print("hello, world")\n', wrong: 'print("good-bye")\n' },
}
