import type { Language } from './language.ts'

/**
 * Matches programs that need gems. Looking for gems makes Ruby start four times as slowly, so it is enabled only for
 * these programs.
 */
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
  // Kept small, because Ruby touches all of its stack.
  stackMb: 8,
  outOfMemory: /failed to allocate memory \(NoMemoryError\)/,
  programs: { hello: 'puts "hello, world"\n', wrong: 'puts "good-bye"\n' },
}
