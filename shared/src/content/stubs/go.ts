import type { Signature, ValueType } from '../challenge.ts'
import { type Element, shapeOf } from './valueShape.ts'

const types: Record<Element, string> = { int: 'int', long: 'int64', float: 'float64', string: 'string', bool: 'bool' }
const empty: Record<Element, string> = { int: '0', long: '0', float: '0', string: '""', bool: 'false' }
const read: Record<Element, string> = {
  int: 'readInt()',
  long: 'int64(readInt())',
  float: 'readFloat()',
  string: 'readWord()',
  bool: 'readWord() == "true"',
}

const typeOf = (type: ValueType): string => '[]'.repeat(shapeOf(type).depth) + types[shapeOf(type).element]

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`${name} := ${read[element]}`]
  if (depth === 1)
    return [
      `${name} := make(${typeOf(type)}, readInt())`,
      `for i := range ${name} {`,
      `\t${name}[i] = ${read[element]}`,
      '}',
    ]
  return [
    `${name}Rows, ${name}Columns := readInt(), readInt()`,
    `${name} := make(${typeOf(type)}, ${name}Rows)`,
    `for row := range ${name} {`,
    `\t${name}[row] = make([]${types[element]}, ${name}Columns)`,
    `\tfor i := range ${name}[row] {`,
    `\t\t${name}[row][i] = ${read[element]}`,
    '\t}',
    '}',
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { depth } = shapeOf(type)
  // Print puts spaces only between operands that are no strings, so an array is taken apart by hand.
  const elements = (of: string) => [
    `for i, element := range ${of} {`,
    '\tif i > 0 {',
    '\t\tfmt.Fprint(output, " ")',
    '\t}',
    '\tfmt.Fprint(output, element)',
    '}',
    'fmt.Fprintln(output)',
  ]
  if (depth === 0) return [`fmt.Fprintln(output, ${call})`]
  if (depth === 1) return elements(call)
  return [`for _, row := range ${call} {`, ...elements('row').map((line) => `\t${line}`), '}']
}

export function goStub({ functionName, parameters, returns }: Signature): string {
  const { element, depth } = shapeOf(returns)
  const elements = parameters.map(({ type }) => shapeOf(type).element)
  const readsInts = parameters.some(({ type }) => shapeOf(type).depth > 0 || /^(int|long)/.test(type))
  const readsFloats = elements.includes('float')
  const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
  const body = [...parameters.flatMap(({ name, type }) => readLines(name, type)), ...printLines(call, returns)]
  return `package main

import (
	"bufio"
	"fmt"
	"os"
${readsInts || readsFloats ? '\t"strconv"\n' : ''})

// ${functionName}: write your solution here.
func ${functionName}(${parameters.map(({ name, type }) => `${name} ${typeOf(type)}`).join(', ')}) ${typeOf(returns)} {
	return ${depth > 0 ? `${typeOf(returns)}{}` : empty[element]}
}

var input = bufio.NewScanner(os.Stdin)

func readWord() string {
	input.Scan()
	return input.Text()
}
${readsInts ? '\nfunc readInt() int {\n\tvalue, _ := strconv.Atoi(readWord())\n\treturn value\n}\n' : ''}${
  readsFloats
    ? '\nfunc readFloat() float64 {\n\tvalue, _ := strconv.ParseFloat(readWord(), 64)\n\treturn value\n}\n'
    : ''
}
func main() {
	input.Buffer(make([]byte, 1<<16), 1<<24)
	input.Split(bufio.ScanWords)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
${body.map((line) => `\t${line}\n`).join('')}}
`
}
