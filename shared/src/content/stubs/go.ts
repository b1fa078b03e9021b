import type { Signature, ValueType } from '../challenge.ts'
import { belowIsOurs, inWords } from './inWords.ts'
import { camelCase, namedFor } from './names.ts'
import { type Element, shapeOf } from './valueShape.ts'

const taken = `any bool break case chan const continue default defer else fallthrough false float64 for func go goto if import int int64
  interface make map nil package range return select string struct switch true type var init main bufio fmt os strconv input readFlag
  readFloat readInt readList readLong readRows readWord`

const types: Record<Element, string> = { int: 'int', long: 'int64', float: 'float64', string: 'string', bool: 'bool' }
const empty: Record<Element, string> = { int: '0', long: '0', float: '0', string: '""', bool: 'false' }
const readers: Record<Element, string> = {
  int: 'readInt',
  long: 'readLong',
  float: 'readFloat',
  string: 'readWord',
  bool: 'readFlag',
}
const definitions: Record<Exclude<Element, 'string'>, string> = {
  int: `
func readInt() int {
	value, _ := strconv.Atoi(readWord())
	return value
}
`,
  long: `
func readLong() int64 {
	value, _ := strconv.ParseInt(readWord(), 10, 64)
	return value
}
`,
  float: `
func readFloat() float64 {
	value, _ := strconv.ParseFloat(readWord(), 64)
	return value
}
`,
  bool: `
func readFlag() bool {
	return readWord() == "true"
}
`,
}
const readList = `
func readList[Value any](read func() Value) []Value {
	values := make([]Value, readInt())
	for i := range values {
		values[i] = read()
	}
	return values
}
`
const readRows = `
func readRows[Value any](read func() Value) [][]Value {
	rows, width := make([][]Value, readInt()), readInt()
	for i := range rows {
		rows[i] = make([]Value, width)
		for j := range rows[i] {
			rows[i][j] = read()
		}
	}
	return rows
}
`

const typeOf = (type: ValueType): string => '[]'.repeat(shapeOf(type).depth) + types[shapeOf(type).element]

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [`${readers[element]}()`, `readList(${readers[element]})`, `readRows(${readers[element]})`][depth] ?? ''
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0)
    return [element === 'float' ? `fmt.Fprintf(output, "%.6f\\n", ${call})` : `fmt.Fprintln(output, ${call})`]
  if (depth === 1 && element === 'string')
    return [`for _, line := range ${call} {`, '\tfmt.Fprintln(output, line)', '}']
  const elements = (of: string) => [
    `for i, value := range ${of} {`,
    '\tif i > 0 {',
    '\t\tfmt.Fprint(output, " ")',
    '\t}',
    '\tfmt.Fprint(output, value)',
    '}',
    'fmt.Fprintln(output)',
  ]
  if (depth === 1) return elements(call)
  return [`for _, row := range ${call} {`, ...elements('row').map((line) => `\t${line}`), '}']
}

export function goStub(signature: Signature): string {
  const named = namedFor(signature, camelCase, taken)
  const { functionName, parameters, returns } = named
  const { element, depth } = shapeOf(returns)
  const shapes = parameters.map(({ type }) => shapeOf(type))
  const depths = new Set(shapes.map((shape) => shape.depth))
  const read = new Set(shapes.map((shape) => shape.element))
  if (depths.has(1) || depths.has(2)) read.add('int')
  const readsNumbers = read.has('int') || read.has('long') || read.has('float')
  const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
  const defined = [...read].map((each) => (each === 'string' ? '' : definitions[each])).join('')
  return `package main

import (
	"bufio"
	"fmt"
	"os"
${readsNumbers ? '\t"strconv"\n' : ''})

// ${inWords(named)}
func ${functionName}(${parameters.map(({ name, type }) => `${name} ${typeOf(type)}`).join(', ')}) ${typeOf(returns)} {
	return ${depth > 0 ? `${typeOf(returns)}{}` : empty[element]}
}

// ${belowIsOurs}
func main() {
	input.Buffer(make([]byte, 1<<16), 1<<24)
	input.Split(bufio.ScanWords)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
${printLines(call, returns)
  .map((line) => `\t${line}\n`)
  .join('')}}

var input = bufio.NewScanner(os.Stdin)

func readWord() string {
	input.Scan()
	return input.Text()
}
${defined}${depths.has(1) ? readList : ''}${depths.has(2) ? readRows : ''}`
}
