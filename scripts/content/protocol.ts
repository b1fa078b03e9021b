import type { Challenge, Signature } from '../../shared/src/content/index.ts'
import { type Method, type TextType, textTypeOf } from '../../shared/src/vocabulary/index.ts'

type Scalar = 'int' | 'int?' | 'long' | 'float' | 'string' | 'bool'

const bounds = { int: 2 ** 31 - 1, long: Number.MAX_SAFE_INTEGER }

function isWord(word: string, type: Scalar): boolean {
  switch (type) {
    case 'int':
    case 'long':
      return /^-?\d+$/.test(word) && Math.abs(Number(word)) <= bounds[type]
    case 'int?':
      return word === 'null' || isWord(word, 'int')
    case 'float':
      return /^-?\d+(\.\d+)?$/.test(word)
    case 'bool':
      return word === 'true' || word === 'false'
    case 'string':
      return word !== ''
    default:
      return type satisfies never
  }
}

const namesOf: Record<Scalar, string> = {
  ...{ int: 'ints', 'int?': 'ints, each of them a number or null', long: 'longs' },
  ...{ float: 'floats', string: 'strings', bool: 'bools' },
}

const words = (line: string): string[] => line.split(' ').filter(Boolean)

/** Reads the lines of one value. Returns the problem with them, or null. */
function takeValue(lines: Iterator<string>, type: TextType): string | null {
  const element = type.replaceAll('[]', '') as Scalar
  const next = () => words(String(lines.next().value ?? ''))
  const isRow = (row: string[], length: number) => row.length === length && row.every((word) => isWord(word, element))
  if (type === element) return isRow(next(), 1) ? null : `is no ${type}`
  const sizes = next()
  const isNested = type.endsWith('[][]')
  if (sizes.length !== (isNested ? 2 : 1) || !sizes.every((size) => /^\d+$/.test(size)))
    return `does not begin with ${isNested ? 'its rows and columns' : 'its length'} on a line`
  const [length = 0, columns = 0] = sizes.map(Number)
  if (!isNested && element !== 'string')
    return isRow(next(), length) ? null : `has no line of ${length} ${namesOf[element]}`
  for (let index = 0; index < length; index++)
    if (!isRow(next(), isNested ? columns : 1)) return `is not as told in its row ${index + 1} of ${length}`
  return null
}

/** Says why the stubs can't read an input, or null. All stubs read it by the same rules. */
export function inputProblem(stdin: string, { parameters, methods }: Signature): string | null {
  const lines = stdin.split('\n').values()
  for (const { name, type } of parameters) {
    const problem = takeValue(lines, textTypeOf(type))
    if (problem !== null) return `${name} ${problem}`
  }
  if (methods !== undefined) {
    const problem = callsProblem(lines, methods)
    if (problem !== null) return problem
  }
  return [...lines].every((line) => line.trim() === '') ? null : 'more follows than the parameters'
}

/** Reads the calls of a class's methods. Returns the problem with them, or null. */
function callsProblem(lines: Iterator<string>, methods: readonly Method[]): string | null {
  const next = () => words(String(lines.next().value ?? ''))
  const [count = '', ...more] = next()
  if (!/^\d+$/.test(count) || more.length > 0) return 'the number of calls has no line of its own'
  for (let index = 1; index <= Number(count); index++) {
    const [name, ...given] = next()
    const method = methods.find((each) => each.name === name)
    if (method === undefined) return `call ${index} of ${count} is to “${name ?? ''}”, which is no method`
    const fits = ({ type }: Method['parameters'][number], at: number) => isWord(given[at] ?? '', type)
    if (given.length !== method.parameters.length || !method.parameters.every(fits))
      return `call ${index} of ${count} does not give ${name} what it takes`
  }
  return null
}

/** Says why the stubs can't print an output, or null. */
export function outputProblem(output: string, signature: Signature): string | null {
  if (signature.methods !== undefined) return answersProblem(output, signature.methods)
  const returns = textTypeOf(signature.returns)
  const element = returns.replaceAll('[]', '') as Scalar
  const lines = output.replace(/\s+$/, '').split('\n').map(words)
  if (!lines.flat().every((word) => isWord(word, element))) return `is no ${returns}`
  if (element === 'float' && !lines.flat().every((word) => /\.\d{6}$/.test(word))) return 'has not six decimals'
  if (returns === element) return lines.length === 1 && lines[0]?.length === 1 ? null : `is no ${returns}`
  if (returns === 'string[]') return lines.every(({ length }) => length <= 1) ? null : 'has several words on a line'
  return returns.endsWith('[][]') || lines.length === 1 ? null : 'has more than one line'
}

/** Each line has to be what some method returns. */
function answersProblem(output: string, methods: readonly Method[]): string | null {
  const types = methods.flatMap(({ returns }) => (returns === 'void' ? [] : [returns]))
  const isAnswer = (line: string) =>
    types.some((type) => (type === 'float' ? /^-?\d+\.\d{6}$/.test(line) : !/\s/.test(line) && isWord(line, type)))
  const lines = output.replace(/\s+$/, '').split('\n')
  const wrong = lines.findIndex((line) => line !== '' && !isAnswer(line.trim()))
  return wrong < 0 ? null : `is no answer of a method in line ${wrong + 1}`
}

/** Finds cases and examples that violate the signature. */
export function protocolFindings({ signature, examples, testCases, hiddenTestCases }: Challenge): string[] {
  const cases = [
    ...examples.map(({ input, output }, index) => ({ name: `example ${index + 1}`, input, output })),
    ...testCases.map((each, index) => ({ name: `visible case ${index + 1}`, ...texts(each) })),
    ...hiddenTestCases.map((each) => ({ name: `hidden case “${each.category}”`, ...texts(each) })),
  ]
  return cases.flatMap(({ name, input, output }) => [
    ...sentence(`the input of ${name}`, inputProblem(input, signature)),
    ...sentence(`the output of ${name}`, outputProblem(output, signature)),
  ])
}

const texts = (each: { stdin: string; expected_output: string }) => ({
  input: each.stdin,
  output: each.expected_output,
})

const sentence = (what: string, problem: string | null): string[] => (problem === null ? [] : [`${what}: ${problem}`])
