import type { Language } from './language.ts'

export const python: Language = {
  name: 'python',
  tools: ['python3'],
  debianPackages: ['python3'],
  version: { command: (tool) => ({ argv: [tool('python3'), '--version'] }), pattern: /^Python (\S+)/ },
  sourceFile: () => 'main.py',
  // `-I` isolates Python, so that it reads nothing from the environment or from the source's folder; `-B` writes no
  // byte code.
  run: ({ tool, sourceFile }) => ({ argv: [tool('python3'), '-I', '-B', `/box/${sourceFile}`] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /^MemoryError\b/m,
  programs: { hello: 'print("hello, world")\n', wrong: 'print("good-bye")\n' },
}
