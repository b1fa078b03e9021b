import { type MatrixPrograms, said } from './matrixProgram.ts'

export const typescript: MatrixPrograms = {
  actor: `import { readFileSync, writeSync } from 'node:fs'

enum Asked { Say = 'say', Echo = 'echo', Sum = 'sum', Recurse = 'recurse', Throw = 'throw', Loop = 'loop', Bomb = 'bomb', Flood = 'flood' }
const text: string = readFileSync(0, 'utf8')
const end: number = text.indexOf('\\n')
const rest: string = text.slice(end + 1)
const levels = (count: number): number => (count === 0 ? 0 : 1 + levels(count - 1))

switch (text.slice(0, end) as Asked) {
  case Asked.Say: console.log('${said}'); break
  case Asked.Echo: process.stdout.write(rest); break
  case Asked.Sum: console.log(rest.trim().split(/\\s+/).map(Number).reduce((a, b) => a + b, 0)); break
  case Asked.Recurse: console.log(levels(Number(rest))); break
  case Asked.Throw: {
    console.log(1)
    throw new RangeError('on purpose')
  }
  case Asked.Loop: {
    writeSync(1, 'begun\\n')
    for (;;) {}
  }
  case Asked.Bomb: {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(1_000_000, 1))
  }
  case Asked.Flood: for (;;) writeSync(1, 'x'.repeat(1000) + '\\n')
}
`,
  depth: 50_000,
  thrown:
    /\/box\/main\.ts:16\n +throw new RangeError\('on purpose'\)\n[\s\S]*RangeError: on purpose\n +at .*\/box\/main\.ts:16:11/,
  broken: {
    source: 'const first = 1\nconst second = 2\nconst third: = 5\n',
    says: /^main\.ts:3\nconst second = 2\nconst third: = 5\n {13}\^\n\nSyntaxError: Unexpected token `=`/,
  },
  idioms: [
    {
      name: 'enums, generics, namespaces, parameter properties, unions',
      source: `import * as fs from 'fs'

namespace Geometry {
  export interface Shape { area(): number }
  export class Square implements Shape {
    constructor(private readonly side: number) {}
    area(): number { return this.side ** 2 }
  }
}
enum Colour { Red, Green }
const enum Size { Big = 10 }
abstract class Collection<T extends { toString(): string }> {
  protected items: T[] = []
  abstract add(item: T): this
}
class Stack<T extends { toString(): string }> extends Collection<T> {
  add(item: T): this { this.items.push(item); return this }
  get top(): T | undefined { return this.items.at(-1) }
}
type Result = { kind: 'ok'; value: number } | { kind: 'error' }
const show = (result: Result): string => (result.kind === 'ok' ? String(result.value!) : 'none')
function assertNever(x: never): never { throw new Error(x) }
const total = fs.readFileSync(0, 'utf8').split(' ').map((word) => parseInt(word, 10)).reduce((a, b) => a + b) as number
const table = { a: 1 } satisfies Record<string, number>
console.log(new Geometry.Square(3).area(), Colour[Colour.Green], Size.Big, new Stack<string>().add('x').top, show({ kind: 'ok', value: total }), table.a)
`,
      stdin: '1 2 3',
      expected: '9 Green 10 x 6 1\n',
    },
    {
      name: 'readline and await at the top',
      source: `import * as readline from 'readline'
import type { Interface } from 'node:readline'
const rl: Interface = readline.createInterface({ input: process.stdin })
const lines: string[] = []
for await (const line of rl) lines.push(line)
const byLength = new Map<number, string[]>(lines.map((line): [number, string[]] => [line.length, [line]]))
console.log(lines.length, byLength.get(3)?.[0] ?? 'none')
export {}
`,
      stdin: 'one\nthree\n',
      expected: '2 one\n',
    },
    {
      name: 'require',
      source: `const fs = require('fs')
const lines: string[] = fs.readFileSync('/dev/stdin', 'utf8').trim().split('\\n')
console.log(lines.map(Number).sort((a: number, b: number) => a - b).join(' '))
`,
      stdin: '10\n9\n',
      expected: '9 10\n',
    },
    {
      name: 'what runs in spite of its types',
      source: 'const wrong: number = "text"\nconsole.log(wrong)\n',
      expected: 'text\n',
    },
  ],
}
