import type { Language } from './language.ts'

export const r: Language = {
  name: 'r',
  tools: ['Rscript'],
  debianPackages: ['r-base-core'],
  version: { command: (tool) => ({ argv: [tool('Rscript'), '--version'] }), pattern: /version (\d+\.\d+\.\d+)/ },
  sourceFile: () => 'main.r',
  run: ({ tool, sourceFile }) => ({ argv: [tool('Rscript'), '--vanilla', `/box/${sourceFile}`] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /cannot allocate (?:vector|memory)/,
  programs: { hello: 'cat("hello, world\\n")\n', wrong: 'cat("good-bye\\n")\n' },
}
