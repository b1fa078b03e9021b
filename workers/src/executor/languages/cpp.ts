import type { Language } from './language.ts'

/** A precompiled header is used only where all of these are the same. */
const flags = ['-std=gnu++20', '-O2']
/** What programs begin with; of what comes later nothing can be used precompiled. */
const headers = ['bits/stdc++.h', 'iostream']

const sourceOf = (header: string): string => `${header.replace('/', '-')}.hpp`

export const cpp: Language = {
  name: 'cpp',
  tools: ['g++', 'mkdir'],
  debianPackages: ['g++', 'libc6-dev'],
  version: { command: (tool) => ({ argv: [tool('g++'), '-dumpfullversion'] }), pattern: /^(\S+)/ },
  sourceFile: () => 'main.cpp',
  warmUp: (tool) => ({
    files: Object.fromEntries(headers.map((header) => [sourceOf(header), `#include <${header}>\n`])),
    commands: [
      { argv: [tool('mkdir'), '-p', '/warm/include/bits'] },
      ...headers.map((header) => ({
        argv: [
          tool('g++'),
          ...[...flags, '-x', 'c++-header', '-o', `/warm/include/${header}.gch`, `/warm/${sourceOf(header)}`],
        ] as const,
      })),
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
