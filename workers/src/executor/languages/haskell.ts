import type { Language } from './language.ts'

export const haskell: Language = {
  name: 'haskell',
  tools: ['ghc', 'gcc', 'mold'],
  debianPackages: ['ghc', 'gcc', 'libc6-dev', 'mold'],
  version: { command: (tool) => ({ argv: [tool('ghc'), '--numeric-version'] }), pattern: /^(\d+\.\d+\.\d+)/ },
  sourceFile: () => 'Main.hs',
  compile: ({ tool, sourceFile }) => ({
    argv: [
      tool('ghc'),
      ...['-v0', '-O1', '-optl-fuse-ld=mold', '-outputdir', '/tmp/objects', '-o', '/tmp/out/a.out'],
      `/box/${sourceFile}`,
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
