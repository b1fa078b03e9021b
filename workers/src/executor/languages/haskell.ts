import type { Language } from './language.ts'

/**
 * Returns the module's name. A module of any name may contain main, and a file without a module header is the module
 * Main.
 */
const moduleName = (source: string): string => /^module[ \t]+([A-Z]\w{0,100})[ \t\n(]/m.exec(source)?.[1] ?? 'Main'

export const haskell: Language = {
  name: 'haskell',
  tools: ['ghc', 'gcc', 'ld.lld'],
  debianPackages: ['ghc', 'gcc', 'libc6-dev', 'lld'],
  version: { command: (tool) => ({ argv: [tool('ghc'), '--numeric-version'] }), pattern: /^(\d+\.\d+\.\d+)/ },
  sourceFile: (source) => `${moduleName(source)}.hs`,
  compile: ({ tool, sourceFile }) => ({
    argv: [
      tool('ghc'),
      ...['-v0', '-O1', '-optl-fuse-ld=lld', '-main-is', sourceFile.replace(/\.hs$/, '')],
      ...['-outputdir', '/tmp/objects', '-o', '/tmp/out/a.out', `/box/${sourceFile}`],
    ],
  }),
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /^a\.out: (?:heap overflow|out of memory)/m,
  programs: {
    hello: 'main :: IO ()\nmain = putStrLn "hello, world"\n',
    wrong: 'main :: IO ()\nmain = putStrLn "good-bye"\n',
  },
}
