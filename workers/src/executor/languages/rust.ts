import type { Language } from './language.ts'

export const rust: Language = {
  name: 'rust',
  tools: ['rustc', 'gcc', 'ld.lld'],
  debianPackages: ['rustc', 'gcc', 'libc6-dev', 'lld'],
  version: { command: (tool) => ({ argv: [tool('rustc'), '--version'] }), pattern: /^rustc (\S+)/ },
  sourceFile: () => 'main.rs',
  compile: ({ tool, sourceFile }) => ({
    argv: [
      tool('rustc'),
      ...['--edition', '2021', '-C', 'opt-level=2', '-C', 'link-arg=-fuse-ld=lld', '-o', '/tmp/out/a.out'],
      `/box/${sourceFile}`,
    ],
  }),
  run: () => ({ argv: ['/box/a.out'] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /^memory allocation of \d+ bytes failed/m,
  programs: {
    hello: 'fn main() { println!("hello, world"); }\n',
    wrong: 'fn main() { println!("good-bye"); }\n',
  },
}
