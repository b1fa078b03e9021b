import { wordCount } from '../../../../../reading/plainWords.ts'
import { sentencesIn } from '../../../../../reading/sentences.ts'
import type { Turn } from '../../../provider.ts'

/**
 * The maximum number of words in a fact about input and output that is said aloud, because people have to listen to it.
 */

const maxWordsSaid = 22

/** Returns the limits as the author listed them, one entry each. */
export function limitLines({ challenge, statement }: Turn): string[] {
  const listed = challenge?.constraints ?? linesUnder(statement, 'Limits')
  return listed.map(inWords)
}

const linesUnder = (statement: string, title: string): string[] =>
  (statement.split(new RegExp(`^#+ ${title}\\s*$`, 'm'))[1] ?? '')
    .split(/^#/m)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('- ')) ?? []

const bare = (text: string): string =>
  text
    .replaceAll(/[`*_]|^\s*-\s+/g, '')
    .replace(/[.!]\s*$/, '')
    .trim()

/** Puts a limit such as `1 ≤ n ≤ 100` into spoken words. */
const inWords = (line: string): string =>
  bare(line).replace(/^(-?[\d,]+) ≤ ([^≤<]+?) ≤ (-?[\d,]+)/, (_all, low: string, what: string, high: string) => {
    return `${what} is from ${low} to ${high}`
  })

/** Joins as many of the limits as fit into one turn. */
export function limitsSaid(lines: readonly string[]): string {
  const said: string[] = []
  for (const line of lines) {
    if (wordCount([...said, line].join(' ')) > maxWordsSaid) break
    said.push(line)
  }
  return said.join('; ')
}

/** Returns the limits that contain a number. */
export const numericLimits = (turn: Turn): string[] => limitLines(turn).filter((line) => /\d/.test(line))

/** Returns the smallest number in the first limit; null if that limit doesn't begin with a number. */
export function smallestSize(turn: Turn): number | null {
  const [first = ''] = turn.challenge?.constraints ?? linesUnder(turn.statement, 'Limits')
  const [, low] = /^([\d,]+)(?: ≤| to )/.exec(bare(first)) ?? []
  return low === undefined ? null : Number(low.replaceAll(',', ''))
}

/** Returns the limit that mentions something, or else the statement's sentence about it. */
export function lineAbout(turn: Turn, about: RegExp): string {
  const limit = limitLines(turn).find((line) => about.test(line) && wordCount(line) <= maxWordsSaid)
  if (limit !== undefined) return limit
  const sentence = sentencesIn(turn.statement.replaceAll(/```[\s\S]*?(```|$)/g, ' ')).find(
    (each) => about.test(each) && !/[?#]/.test(each) && wordCount(each) <= maxWordsSaid,
  )
  return bare(sentence ?? '')
}

const typeNames: Readonly<Record<string, string>> = {
  ...{ int: 'a whole number', long: 'a large whole number', float: 'a decimal number', string: 'a text' },
  ...{ bool: 'true or false', 'int[]': 'a list of whole numbers', 'long[]': 'a list of large whole numbers' },
  ...{ 'string[]': 'a list of texts', 'int[][]': 'rows of whole numbers', 'string[][]': 'rows of texts' },
}

/** Describes the function's parameters. */
export const inputSaid = ({ challenge }: Turn): string =>
  challenge === null
    ? ''
    : challenge.signature.parameters
        .map(({ name, type }) => `${name}, ${typeNames[type] ?? type}`)
        .join('; ')
        .replace(/; ([^;]*)$/, '; and $1')

export const returnSaid = ({ challenge }: Turn): string =>
  challenge === null ? '' : (typeNames[challenge.signature.returns] ?? '')

/** Says what the result means, in the author's words. */
export const outputSaid = ({ challenge }: Turn): string =>
  challenge === null
    ? ''
    : bare(challenge.outputFormat.split('\n')[0] ?? '').replace(/^One line(?: with (?:one|two) numbers?)?:? ?/, '')

/** Whether any input or the result has decimals; null if that is unknown. */
export const hasDecimals = ({ challenge }: Turn): boolean | null =>
  challenge === null
    ? null
    : [...challenge.signature.parameters.map(({ type }) => type), challenge.signature.returns].includes('float')

/** Returns the author's explanation of an example, or as much of it as fits into one turn. */
export function exampleSaid(turn: Turn, index: number): string {
  const explanation = (turn.challenge ?? turn.spoken)?.examples[index]?.explanation ?? ''
  let said = ''
  for (const sentence of sentencesIn(explanation.replaceAll(/[`*_]/g, ''))) {
    if (wordCount(`${said}${sentence}`) > 34) break
    said += sentence
  }
  return said.trim()
}

export const exampleCount = (turn: Turn): number => (turn.challenge ?? turn.spoken)?.examples.length ?? 0
