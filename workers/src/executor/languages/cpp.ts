import type { Language } from './language.ts'

export const cpp: Language = {
  name: 'cpp',
  tools: ['g++'],
  version: { command: (tool) => ({ argv: [tool('g++'), '-dumpfullversion'] }), pattern: /^(\S+)/ },
  sourceFile: () => 'main.cpp',
  compile: ({ tool, sourceFile }) => ({
    argv: [tool('g++'), '-std=gnu++20', '-O2', '-o', '/tmp/out/a.out', `/box/${sourceFile}`],
  }),
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /std::bad_alloc/,
  programs: {
    hello: '#include <iostream>\nint main() { std::cout << "hello, world\\n"; }\n',
    wrong: '#include <iostream>\nint main() { std::cout << "good-bye\\n"; }\n',
  },
}
