import { type MatrixPrograms, said } from './matrixProgram.ts'

export const javascript: MatrixPrograms = {
  actor: `const { readFileSync, writeSync } = require('fs')
const text = readFileSync(0, 'utf8')
const end = text.indexOf('\\n')
const rest = text.slice(end + 1)
const levels = (count) => (count === 0 ? 0 : 1 + levels(count - 1))

switch (text.slice(0, end)) {
  case 'say': console.log('${said}'); break
  case 'echo': process.stdout.write(rest); break
  case 'sum': console.log(rest.trim().split(/\\s+/).map(Number).reduce((a, b) => a + b, 0)); break
  case 'recurse': console.log(levels(Number(rest))); break
  case 'throw': {
    console.log(1)
    null.missing()
  }
  case 'loop': {
    writeSync(1, 'begun\\n')
    for (;;) {}
  }
  case 'bomb': {
    const kept = []
    for (;;) kept.push(new Array(100000).fill(kept.length))
  }
  case 'flood': for (;;) writeSync(1, 'x'.repeat(1000) + '\\n')
}
`,
  depth: 50_000,
  thrown: /\/box\/main\.js:14\n[\s\S]*TypeError: Cannot read properties of null/,
  broken: {
    source: 'const first = 1\nconst second = 2\nconsole.log(first second)\n',
    says: /main\.js:3\n[\s\S]*SyntaxError/,
  },
  idioms: [
    {
      name: 'readline, line by line',
      source: `const readline = require('readline')
const rl = readline.createInterface({ input: process.stdin })
async function main() {
  let total = 0n
  for await (const line of rl) total += BigInt(line)
  console.log(String(total))
}
main()
`,
      stdin: '9007199254740993\n1\n',
      expected: '9007199254740994\n',
    },
    {
      name: 'readline questions',
      source: `const rl = require('readline').createInterface({ input: process.stdin, output: process.stdout, terminal: false })
rl.question('', (name) => { console.log('hi ' + name); rl.close() })
`,
      stdin: 'Ada\n',
      expected: 'hi Ada\n',
    },
    {
      name: 'events of stdin',
      source: `let text = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (part) => { text += part })
process.stdin.on('end', () => {
  const counts = new Map()
  for (const word of text.split(/\\s+/).filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1)
  console.log([...counts].sort(([, a], [, b]) => b - a)[0].join(' '), new Set(text).size)
})
`,
      stdin: 'b a b\n',
      expected: 'b 2 4\n',
    },
    {
      name: '/dev/stdin',
      source: `const [n, ...numbers] = require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').map(Number)
console.log(n, Math.max(...numbers), numbers.toSorted((a, b) => a - b).at(0))
`,
      stdin: '2\n5\n7\n',
      expected: '2 7 5\n',
    },
    {
      name: 'modules: import, top-level await, import.meta',
      source: `import { readFileSync } from 'node:fs'
import { createInterface } from 'readline/promises'
import path from 'path'
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const { value } = await lines.next()
console.log(value, typeof readFileSync, path.basename(import.meta.url))
export const kept = 1
process.exit(0)
`,
      stdin: 'line\n',
      expected: 'line function main.js\n',
    },
    {
      name: 'classes, generators, destructuring',
      source: `class Heap {
  #items = []
  static of(...items) { const heap = new Heap(); items.forEach((item) => heap.push(item)); return heap }
  push(item) { this.#items.push(item); this.#items.sort((a, b) => a - b) }
  *[Symbol.iterator]() { while (this.#items.length) yield this.#items.shift() }
}
const { a, ...others } = { a: 1, b: 2, c: 3 }
console.log([...Heap.of(3, 1, 2)].join(), a, others, Object.groupBy([1, 2, 3], (n) => (n % 2 ? 'odd' : 'even')).odd)
console.log('%d items', 3, [1, [2, [3]]].flat(Infinity), structuredClone({ x: new Date(0) }).x.toISOString())
`,
      expected: '1,2,3 1 { b: 2, c: 3 } [ 1, 3 ]\n3 items [ 1, 2, 3 ] 1970-01-01T00:00:00.000Z\n',
    },
  ],
}
