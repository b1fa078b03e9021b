import type { Language } from './language.ts'

/** A precompiled header is used only where all of these are the same. */
const flags = ['-std=gnu++20', '-O2']
const header = 'bits/stdc++.h'

export const cpp: Language = {
  name: 'cpp',
  tools: ['g++', 'mkdir'],
  debianPackages: ['g++', 'libc6-dev'],
  version: { command: (tool) => ({ argv: [tool('g++'), '-dumpfullversion'] }), pattern: /^(\S+)/ },
  sourceFile: () => 'main.cpp',
  warmUp: (tool) => ({
    files: { 'all.h': `#include <${header}>\n` },
    commands: [
      { argv: [tool('mkdir'), '-p', '/warm/include/bits'] },
      { argv: [tool('g++'), ...flags, '-x', 'c++-header', '-o', `/warm/include/${header}.gch`, '/warm/all.h'] },
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: [
      tool('g++'),
      ...flags,
      ...(isWarm ? ['-I/warm/include'] : []),
      ...['-o', '/tmp/out/a.out', `/box/${sourceFile}`],
    ],
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
