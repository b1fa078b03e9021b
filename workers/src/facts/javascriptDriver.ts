/**
 * Runs a Node program on many inputs in one process, each time as a separate function with its own standard input and
 * output. Programs that read input through events get a few turns of the event loop.
 */
export const javascriptDriver = (source: string): string => `
const fs = require('fs'), vm = require('vm'), stream = require('stream')
const SOURCE = Buffer.from('${Buffer.from(source).toString('base64')}', 'base64').toString()
const compiled = new vm.Script('(function (require, module, exports, process, console) {' + SOURCE + '\\n})').runInThisContext()
class Exit extends Error { constructor(code) { super('exit'); this.code = code } }
const turn = () => new Promise((resolve) => setImmediate(resolve))

async function run(input, limit) {
  const printed = []
  const write = (text) => { printed.push(String(text)); return true }
  const isStdin = (file) => file === 0 || file === '/dev/stdin'
  const files = Object.assign({}, fs, {
    readFileSync: (file, options) => isStdin(file)
      ? (options ? input : Buffer.from(input)) : fs.readFileSync(file, options),
    writeSync: (file, text) => { write(text); return text.length },
    writeFileSync: (file, text) => { write(text) },
  })
  const stdin = stream.Readable.from([Buffer.from(input)], { objectMode: false })
  const own = Object.create(process, {
    stdin: { value: stdin },
    stdout: { value: { write, end: (text) => text === undefined || write(text) } },
    exit: { value: (code) => { throw new Exit(code || 0) } },
    exitCode: { value: 0, writable: true },
    on: { value: () => own }, once: { value: () => own },
  })
  const format = (...values) => require('util').format(...values) + '\\n'
  const log = (...values) => write(format(...values))
  const quiet = Object.assign({}, console, { log, info: log, error() {}, warn() {} })
  const asked = (name) => (name === 'fs' || name === 'node:fs' ? files
    : name === 'process' || name === 'node:process' ? own : require(name))
  process.getBuiltinModule = asked
  let failed = false
  const trouble = (error) => { failed = !(error instanceof Exit) || error.code !== 0 }
  process.removeAllListeners('uncaughtException').removeAllListeners('unhandledRejection')
  process.on('uncaughtException', trouble).on('unhandledRejection', trouble)
  globalThis.__call = () => { const module = { exports: {} }; compiled.call(module.exports, asked, module, module.exports, own, quiet) }
  try {
    vm.runInThisContext('__call()', { timeout: limit })
  } catch (error) {
    if (error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return ['hangs', '']
    trouble(error)
  }
  for (let turns = 0; turns < 12; turns++) await turn()
  return [failed || own.exitCode !== 0 ? 'crashes' : 'prints', printed.join('')]
}

async function main() {
  const data = fs.readFileSync(0)
  let at = 0
  const line = () => { const end = data.indexOf(10, at); const text = data.toString('utf8', at, end); at = end + 1; return text }
  const limit = Math.round(Number(line()) * 1000), ends = Date.now() + Number(line()) * 1000
  const write = process.stdout.write.bind(process.stdout)
  while (at < data.length && Date.now() < ends) {
    const length = Number(line())
    const input = data.toString('utf8', at, at + length)
    at += length
    const [kind, output] = await run(input, limit)
    write(kind + ' ' + Buffer.from(output.slice(0, 65536)).toString('base64') + '\\n')
  }
  process.exit(0)
}
main()
`
