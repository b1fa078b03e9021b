import type { Language } from './language.ts'

export const perl: Language = {
  name: 'perl',
  tools: ['perl'],
  debianPackages: ['perl'],
  version: { command: (tool) => ({ argv: [tool('perl'), '-e', 'printf "%vd\\n", $^V'] }), pattern: /^(\S+)/ },
  sourceFile: () => 'main.pl',
  run: ({ tool, sourceFile }) => ({ argv: [tool('perl'), `/box/${sourceFile}`] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /^Out of memory/m,
  programs: { hello: 'print "hello, world\\n";\n', wrong: 'print "good-bye\\n";\n' },
}
