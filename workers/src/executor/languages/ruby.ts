import type { Language } from './language.ts'

/** Looking for gems makes starting four times as slow, so only programs that use one do it. */
const needsGems = /\brequire[ (]*["'](?:prime|matrix)["']/

export const ruby: Language = {
  name: 'ruby',
  tools: ['ruby'],
  debianPackages: ['ruby'],
  version: { command: (tool) => ({ argv: [tool('ruby'), '--version'] }), pattern: /^ruby (\d+\.\d+\.\d+)/ },
  sourceFile: () => 'main.rb',
  run: ({ tool, source, sourceFile }) => ({
    argv: [tool('ruby'), ...(needsGems.test(source) ? [] : ['--disable=gems']), `/box/${sourceFile}`],
  }),
  memoryMb: 256,
  // Ruby touches all of its stack.
  stackMb: 8,
  outOfMemory: /failed to allocate memory \(NoMemoryError\)/,
  programs: { hello: 'puts "hello, world"\n', wrong: 'puts "good-bye"\n' },
}
