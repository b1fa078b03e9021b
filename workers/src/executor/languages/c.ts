import type { Language } from './language.ts'

export const c: Language = {
  name: 'c',
  tools: ['gcc'],
  debianPackages: ['gcc', 'libc6-dev'],
  version: { command: (tool) => ({ argv: [tool('gcc'), '-dumpfullversion'] }), pattern: /^(\S+)/ },
  label: (gcc) => `C (GCC ${gcc})`,
  sourceFile: () => 'main.c',
  compile: ({ tool, sourceFile }) => ({
    argv: [tool('gcc'), '-O2', '-o', '/tmp/out/a.out', `/box/${sourceFile}`, '-lm'],
  }),
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  programs: {
    hello: '#include <stdio.h>\nint main(void) { puts("hello, world"); return 0; }\n',
    wrong: '#include <stdio.h>\nint main(void) { puts("good-bye"); return 0; }\n',
  },
}
