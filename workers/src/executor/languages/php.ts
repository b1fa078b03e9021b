import type { Language } from './language.ts'

/** PHP extensions that people take for granted but that are separate packages in Debian. */
const extensions = ['ctype', 'mbstring', 'bcmath', 'iconv', 'readline']

export const php: Language = {
  name: 'php',
  tools: ['php'],
  debianPackages: ['php-cli', 'php-mbstring', 'php-bcmath'],
  version: { command: (tool) => ({ argv: [tool('php'), '--version'] }), pattern: /^PHP (\d+\.\d+\.\d+)/ },
  sourceFile: () => 'main.php',
  // Without a settings file errors would go to the output instead of stderr.
  run: ({ tool, sourceFile, memoryMb }) => ({
    argv: [
      tool('php'),
      ...['-n', '-d', `memory_limit=${memoryMb}M`, '-d', 'display_errors=stderr'],
      ...extensions.flatMap((extension) => ['-d', `extension=${extension}`]),
      `/box/${sourceFile}`,
    ],
  }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /Allowed memory size of \d+ bytes exhausted/,
  programs: { hello: '<?php echo "hello, world\\n";\n', wrong: '<?php echo "good-bye\\n";\n' },
}
