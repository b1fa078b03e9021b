import type { Language } from './language.ts'

/** The compiler flags. A precompiled header works only with exactly the flags it was compiled with. */
const flags = ['-std=gnu++20', '-O2']

/**
 * The beginning of every program, the only part that can be precompiled. `<format>` is rarely used, but the compiler
 * instantiates its machinery in every program that includes it, which costs a quarter of a second. So a lean header
 * leaves it out, using the GNU library's include guards. A program that doesn't compile with the lean header is
 * compiled with the full one.
 */
const headers = [
  { folder: '/warm/lean', header: 'bits/stdc++.h', without: ['_GLIBCXX_FORMAT', '_GLIBCXX_CHRONO_IO_H'] },
  { folder: '/warm/full', header: 'bits/stdc++.h', without: [] },
  { folder: '/warm/full', header: 'iostream', without: [] },
] as const
/**
 * The command that writes the header as text, for compilations that can't use its precompiled form, such as a second
 * attempt.
 */
const makePlain = 'printf "#include_next <%s>\\n" "$1" > "$2"'
const sourceOf = (index: number): string => `header-${index}.hpp`

/**
 * The script that compiles with the lean header first, then with the full one. "$@" is the compiler and its arguments.
 * Only the last attempt's output is shown.
 */
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
