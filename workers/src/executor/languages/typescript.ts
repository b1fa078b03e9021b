import { outOfHeap, runWithNode } from './javascript.ts'
import type { Command, CompileContext, Language } from './language.ts'
import { typeScriptCompiler } from './typeScriptCompiler.ts'

const sourceName = 'main.ts'
const checkTimeoutMs = 10_000
const maxRemarks = 64 * 1024
/**
 * The memory limit of the type check, in KB. Below a compiler's total limit, so that a huge check is refused memory
 * before the kernel kills a process.
 */
const checkMemoryKb = 700 * 1024
const notChecked = 'The types were not checked'

/**
 * Strips types inside the sandbox, because the source may be hostile to that too. Translates enums and namespaces.
 * Meanwhile the command after the source checks its types; the findings are printed but don't stop the program. The
 * source stays with the program, so that errors show its lines.
 */
const strip = `
const { spawn } = require('node:child_process')
const { readFileSync, writeFileSync } = require('node:fs')
const { stripTypeScriptTypes } = require('node:module')
const [source, checker, ...checkerArguments] = process.argv.slice(1)
process.removeAllListeners('warning')
let remarks = ''
let trouble = ''
if (checker !== undefined) {
  const check = spawn(checker, checkerArguments, { cwd: '/box', stdio: ['ignore', 'pipe', 'pipe'], timeout: ${checkTimeoutMs}, killSignal: 'SIGKILL' })
  check.stdout.setEncoding('utf8').on('data', (text) => { if (remarks.length < ${maxRemarks}) remarks += text })
  check.stderr.setEncoding('utf8').on('data', (text) => { if (trouble.length < ${maxRemarks}) trouble += text })
  check.on('error', (error) => { remarks = '${notChecked}: ' + error.message })
  check.on('close', (code, signal) => {
    if (signal !== null || /out of memory|cannot allocate memory/.test(trouble)) remarks = '${notChecked}: they need too much time or memory.'
    else if (code !== 0 && remarks === '') remarks = '${notChecked}: the compiler failed.'
    process.stdout.write(remarks)
  })
}
try {
  const typed = readFileSync(source, 'utf8')
  const options = { mode: 'transform', sourceMap: true, sourceUrl: '${sourceName}' }
  writeFileSync('/tmp/out/main.js', stripTypeScriptTypes(typed, options))
  writeFileSync('/tmp/out/${sourceName}', typed)
} catch (error) {
  // The lines, a mark below the place, and the error; then the place in Node that reported it.
  console.error(error.stack.split(/\\n +at /)[0].replace(' [ERR_INVALID_TYPESCRIPT_SYNTAX]', ''))
  process.exit(1)
}
`

function compileCommand({ tool, sourceFile, checkTypes }: CompileContext): Command {
  const checker = typeScriptCompiler?.command(sourceFile) ?? ['/bin/echo', `${notChecked} here.`]
  const check = checkTypes ? ['/bin/sh', '-c', `ulimit -d ${checkMemoryKb} && exec "$@"`, 'sh', ...checker] : []
  return { argv: [tool('node'), '-e', strip, `/box/${sourceFile}`, ...check] }
}

export const typescript: Language = {
  name: 'typescript',
  tools: ['node'],
  debianPackages: [],
  // Without the type-checking compiler, TypeScript is whatever Node accepts as TypeScript.
  version: {
    command: (tool) => ({ argv: typeScriptCompiler?.versionCommand ?? [tool('node'), '--version'] }),
    pattern: /^(?:Version |v)(\S+)/,
  },
  label: (version) => (typeScriptCompiler === null ? `TypeScript (Node ${version})` : `TypeScript ${version}`),
  sourceFile: () => sourceName,
  compile: compileCommand,
  checksTypes: true,
  run: (context) => runWithNode(context, '/box/main.js', ['--enable-source-maps']),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: outOfHeap,
  programs: {
    hello: 'const greeting: string = "hello, world"\nconsole.log(greeting)\n',
    wrong: 'const greeting: string = "good-bye"\nconsole.log(greeting)\n',
  },
}
