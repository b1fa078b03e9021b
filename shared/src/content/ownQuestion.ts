import { limitsIn } from '../rules/runLimits.ts'
import type { ChallengeExample, PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import {
  type Method,
  type Signature,
  signatureSchema,
  type TextType,
  textTypeOf,
  type ValueType,
  valueTypes,
} from '../vocabulary/signature.ts'
import type { OwnQuestionContent } from '../wire/http/ownQuestions.ts'
import type { FieldProblem } from '../wire/http/problem.ts'
import { exampleCall } from './notation.ts'
import { signatureIn } from './page/signatureIn.ts'
import { plainProgram } from './stubs/plainProgram.ts'
import { readingFor, stubFor } from './stubs/stubFor.ts'

/**
 * One version of a question a user wrote. Only the author and interviewers get this form; other clients get
 * `presentableOwn`.
 */
export type AuthoredOwnQuestion = OwnQuestionContent & { id: string; version: string }

const idStart = 'own-'
/** Whether an id belongs to a user's own question rather than one of ours. */
export const isOwnQuestionId = (id: string): boolean => id.startsWith(idStart)
/** @param random an unguessable string */
export const ownQuestionId = (random: string): string => `${idStart}${random}`

/** Authors set no memory limit, so their questions get the limit of our challenges. */
const memoryMb = 256
/** The maximum length of a case that is shown as an example, in characters. */
const maxExampleCharacters = 1_000
const maxExamples = 3

/**
 * Parses the signature an author wrote, in the content's notation; undefined if the author wrote none. @throws if it
 * isn't a valid signature
 */
export const signatureOf = ({ signature }: Pick<OwnQuestionContent, 'signature'>): Signature | undefined =>
  signature === '' ? undefined : signatureSchema.parse(signatureIn(signature, undefined))

export const limitsOfOwn = ({ timeMs }: OwnQuestionContent, language: ProgrammingLanguage) =>
  limitsIn(language, { timeMs, memoryMb })

/** Converts a user's question to the only form a candidate gets: no solution, no hint, no hidden case. */
export function presentableOwn(question: AuthoredOwnQuestion, language: ProgrammingLanguage): PublicChallenge {
  const signature = signatureOf(question)
  const { starter } = question
  const visible = question.cases.filter(({ hidden }) => !hidden)
  return {
    challenge_id: question.id,
    version: question.version,
    title: question.title,
    challengeType: 'coding',
    challenge_description: question.statement,
    programming_language: language,
    ...(signature === undefined
      ? { code_stub: starter?.programmingLanguage === language ? starter.code : plainProgram(language) }
      : { code_stub: stubFor(signature, language), reading: readingFor(signature, language) }),
    duration_in_minutes: question.durationInMinutes,
    examples: visible
      .filter(({ stdin, expected_output }) => stdin.length + expected_output.length <= maxExampleCharacters)
      .slice(0, maxExamples)
      .map(({ stdin, expected_output, name }): ChallengeExample => {
        const example = { input: stdin, output: expected_output, explanation: name }
        if (signature === undefined) return example
        return { ...example, call: exampleCall(example, signature, language) }
      }),
    testCases: visible.map(({ stdin, expected_output }) => ({ stdin, expected_output })),
    limits: limitsOfOwn(question, language),
  }
}

const howToWrite = 'Write it like countPairs(values: int[], limit: int) -> int'

/** Errors that the schema can't find: an invalid signature, and cases that don't fit it. At most one for each field. */
export function problemsIn(question: OwnQuestionContent): FieldProblem[] {
  if (question.signature === '') return []
  const read = signatureSchema.safeParse(signatureIn(question.signature, undefined))
  if (!read.success) {
    const types = [...question.signature.matchAll(/:\s*([^,)]+)|->\s*(\S+)/g)].map(([, of = '', to = '']) =>
      (of || to).trim(),
    )
    const unknown = types.find((type) => !valueTypes.some((known) => known === type))
    const message =
      unknown === undefined ? howToWrite : `“${unknown}” isn’t a type here. Use one of these: ${valueTypes.join(', ')}`
    return [{ path: 'signature', message }]
  }
  const starter =
    question.starter === null
      ? []
      : [{ path: 'starter', message: 'Starter code comes from the signature. Leave this empty' }]
  const signature = read.data
  return [
    ...starter,
    ...question.cases.flatMap(({ stdin, expected_output }, at): FieldProblem[] => {
      const input = misfitOfInput(stdin, signature)
      const output = signature.methods === undefined ? misfitOfOutput(expected_output, signature.returns) : null
      return [
        ...(input === null ? [] : [{ path: `cases.${at}.stdin`, message: input }]),
        ...(output === null ? [] : [{ path: `cases.${at}.expected_output`, message: output }]),
      ]
    }),
  ]
}

const elementOf = (type: TextType): string => type.replaceAll('[]', '')
const wholeNumber = /^-?\d+$/
const number = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/

function isA(word: string, element: string): boolean {
  if (element === 'int' || element === 'long') return wholeNumber.test(word)
  if (element === 'int?') return word === 'null' || wholeNumber.test(word)
  if (element === 'float') return number.test(word)
  return element === 'bool' ? word === 'true' || word === 'false' : word !== ' '
}

const named = (element: string): string => (element === 'int?' ? 'int or null' : element)

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Explains why our input-reading code can't parse this input; null if it can. */
function misfitOfInput(stdin: string, { parameters, methods }: Signature): string | null {
  const words = wordsIn(stdin)
  let at = 0
  for (const { name, type } of parameters) {
    const text = textTypeOf(type)
    const element = elementOf(text)
    const lengths: number[] = []
    for (let depth = 0; depth < (text.length - element.length) / 2; depth++) {
      const length = words[at++]
      if (length === undefined || !/^\d+$/.test(length)) return `“${name}” (${type}) has to start with its length`
      lengths.push(Number(length))
    }
    const count = lengths.reduce((product, length) => product * length, 1)
    const own = words.slice(at, at + count)
    if (own.length < count)
      return `“${name}” (${type}) has ${own.length === 1 ? '1 value' : `${own.length} values`} instead of ${count}`
    const wrong = own.find((word) => !isA(word, element))
    if (wrong !== undefined) return `“${name}” is ${type}, but “${wrong}” isn’t ${named(element)}`
    at += count
  }
  if (methods !== undefined) return misfitOfCalls(words.slice(at), methods)
  return at < words.length ? `“${words[at]}” is left over after the last parameter` : null
}

/** Explains why the calls of a class's methods can't be read; null if they can. */
function misfitOfCalls(words: readonly string[], methods: readonly Method[]): string | null {
  const [count = '', ...left] = words
  if (!/^\d+$/.test(count)) return 'The calls have to start with the number of calls'
  for (let call = 0; call < Number(count); call++) {
    const name = left.shift() ?? ''
    const method = methods.find((each) => each.name === name)
    if (method === undefined) return `“${name}” isn’t a method`
    const given = left.splice(0, method.parameters.length)
    const wrong = method.parameters.find(({ type }, index) => !isA(given[index] ?? ' ', type))
    if (wrong !== undefined) return `“${wrong.name}” of ${name} has to be ${wrong.type}`
  }
  return left.length > 0 ? `“${left[0]}” is left over after the last call` : null
}

function misfitOfOutput(output: string, returns: ValueType): string | null {
  // Authors may leave the output blank: then the solution's output is used.
  if (output.trim() === '') return null
  const element = elementOf(textTypeOf(returns))
  const words = wordsIn(output)
  const wrong = words.find((word) => !isA(word, element))
  if (wrong !== undefined) return `The function returns ${returns}, but “${wrong}” isn’t ${named(element)}`
  return returns === element && element !== 'string' && words.length > 1 ? `The function returns one ${returns}` : null
}
