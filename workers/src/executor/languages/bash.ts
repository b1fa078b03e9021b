import type { Language } from './language.ts'

export const bash: Language = {
  name: 'bash',
  tools: ['bash'],
  debianPackages: ['bash', 'bc'],
  version: { command: (tool) => ({ argv: [tool('bash'), '--version'] }), pattern: /version (\d+\.\d+\.\d+)/ },
  sourceFile: () => 'main.sh',
  run: ({ tool, sourceFile }) => ({ argv: [tool('bash'), '--noprofile', '--norc', `/box/${sourceFile}`] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /cannot allocate \d+ bytes/,
  programs: { hello: 'echo "hello, world"\n', wrong: 'echo "good-bye"\n' },
}
