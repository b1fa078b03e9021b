import type { Language } from './language.ts'

/** Looking for gems takes four times as long as to start without: only what lies among them is worth it. */
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
  // Ruby touches the whole of its stack.
  stackMb: 8,
  outOfMemory: /failed to allocate memory \(NoMemoryError\)/,
  programs: { hello: 'puts "hello, world"\n', wrong: 'puts "good-bye"\n' },
}
