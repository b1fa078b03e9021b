import type { Language } from './language.ts'

/** A precompiled header is used only where all of these are the same. */
const flags = ['-std=gnu++20', '-O2']

/**
 * What programs begin with; of what comes later nothing can be used precompiled. `<format>`, which few programs use, makes the
 * compiler instantiate its machinery in every program anew, for a quarter of a second: so there is a lean header without it,
 * by the include guards of the GNU library. What does not compile with that is compiled with the full one.
 */
const headers = [
  { folder: '/warm/lean', header: 'bits/stdc++.h', without: ['_GLIBCXX_FORMAT', '_GLIBCXX_CHRONO_IO_H'] },
  { folder: '/warm/full', header: 'bits/stdc++.h', without: [] },
  { folder: '/warm/full', header: 'iostream', without: [] },
] as const
/** What a header means where its precompiled form cannot be used, such as the second time. */
const makePlain = 'printf "#include_next <%s>\\n" "$1" > "$2"'
const sourceOf = (index: number): string => `header-${index}.hpp`

/** "$@" is the compiler and its arguments; only what it says the last time is shown. */
const leanFirst =
  '"$@" -I/warm/lean -I/warm/full 2> /tmp/said && { cat /tmp/said >&2; exit 0; }; exec "$@" -I/warm/full'

export const cpp: Language = {
  name: 'cpp',
  tools: ['g++', 'mkdir', 'sh'],
  debianPackages: ['g++', 'libc6-dev'],
  version: { command: (tool) => ({ argv: [tool('g++'), '-dumpfullversion'] }), pattern: /^(\S+)/ },
  label: (gcc) => `C++20 (GCC ${gcc})`,
  sourceFile: () => 'main.cpp',
  warmUp: (tool) => ({
    files: Object.fromEntries(
      headers.map(({ header, without }, index) => [
        sourceOf(index),
        `${without.map((guard) => `#define ${guard} 1\n`).join('')}#include <${header}>\n`,
      ]),
    ),
    commands: [
      { argv: [tool('mkdir'), '-p', '/warm/lean/bits', '/warm/full/bits'] },
      ...headers.map(({ folder, header }, index) => ({
        argv: [
          tool('g++'),
          ...[...flags, '-x', 'c++-header', '-o', `${folder}/${header}.gch`, `/warm/${sourceOf(index)}`],
        ] as const,
      })),
      ...headers.map(({ folder, header }) => ({
        argv: [tool('sh'), '-c', makePlain, 'sh', header, `${folder}/${header}`] as const,
      })),
    ],
  }),
  compile: ({ tool, isWarm, sourceFile }) => {
    const plain = [tool('g++'), ...flags, '-o', '/tmp/out/a.out', `/box/${sourceFile}`] as const
    return { argv: isWarm ? [tool('sh'), '-c', leanFirst, 'sh', ...plain] : plain }
  },
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /std::bad_alloc/,
  programs: {
    hello: '#include <iostream>\nint main() { std::cout << "hello, world\\n"; }\n',
    wrong: '#include <iostream>\nint main() { std::cout << "good-bye\\n"; }\n',
  },
}
