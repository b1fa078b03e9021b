import { outOfHeap, runWithNode } from './javascript.ts'
import type { Language } from './language.ts'

/** Types are taken out inside the sandbox, as the source is hostile there too; enums and namespaces are translated. */
const strip = `
const { readFileSync, writeFileSync } = require('node:fs')
const { stripTypeScriptTypes } = require('node:module')
process.removeAllListeners('warning')
try {
  writeFileSync('/tmp/out/main.js', stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8'), { mode: 'transform' }))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
`

export const typescript: Language = {
  name: 'typescript',
  tools: ['node'],
  debianPackages: [],
  version: { command: (tool) => ({ argv: [tool('node'), '-p', 'process.versions.node'] }), pattern: /^(\S+)/ },
  sourceFile: () => 'main.ts',
  compile: ({ tool, sourceFile }) => ({ argv: [tool('node'), '-e', strip, `/box/${sourceFile}`] }),
  run: (context) => runWithNode(context, '/box/main.js'),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'const greeting: string = "hello, world"\nconsole.log(greeting)\n',
    wrong: 'const greeting: string = "good-bye"\nconsole.log(greeting)\n',
  },
}
