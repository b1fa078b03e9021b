import { plural } from '@greenroom/shared/english'

const counted = (count: number, one: string, many: string): string =>
  plural(count, { one: `one ${one}`, other: `${count} ${many}` })
const amount = (count: number): string => (count === 1 ? 'one' : String(count))
const subject = (line: number | null): string => (line === null ? 'Your program' : `On line ${line}, your program`)
const quoted = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word)

/** Sentences about the difference between two outputs. */
export const differenceTexts = {
  printedNothing: 'Your program printed nothing.',
  nothingExpected: 'No output was expected, but your program printed something.',
  cut: 'The outputs differ. They’re long, so we only show part of them.',
  whiteSpace: 'Only the spaces inside the lines differ. Spaces at the end of a line don’t count.',
  lineBreaks: 'The values are right, but the line breaks are in the wrong places.',
  letters: 'Only the capitalisation differs.',
  decimals: 'The values are right, but the number of decimal places differs.',
  lineOrder: 'The lines are right, but in the wrong order.',
  wordOrder: 'The values are right, but in the wrong order.',
  endsEarly: (missing: number) => `Your output ends early: ${counted(missing, 'line is', 'lines are')} missing.`,
  goesOn: (extra: number) => `Your output has ${counted(extra, 'line', 'lines')} too many.`,
  oneWord: (expected: string, actual: string, line: number | null) =>
    `${subject(line)} printed ${quoted(actual)} instead of ${quoted(expected)}.`,
  wordCount: (expected: number, actual: number, line: number | null) =>
    `${subject(line)} printed ${counted(actual, 'value', 'values')} instead of ${amount(expected)}.`,
  someWords: 'Your program printed the right number of values, but not all are right.',
  oneLine: (line: number) => `Only line ${line} differs.`,
  lineCount: (expected: number, actual: number) =>
    `Your program printed ${counted(actual, 'line', 'lines')} instead of ${amount(expected)}.`,
  manyLines: (wrong: number, of: number, first: number) => `${wrong} of ${of} lines differ, starting at line ${first}.`,
} as const

/** UI text for a result, besides its verdict. */
export const detailTexts = {
  stale: 'Your code has changed since this run.',
  difference: 'Difference:',
  partly: 'Only part of the input or output is shown. The verdict is based on all of it.',
  showLines: (count: number) => `Show ${counted(count, 'matching line', 'matching lines')}`,
  showAll: 'Show all',
  showLess: 'Show less',
  goToLine: (line: number) => `Go to line ${line}`,
  lines: 'Lines',
  time: (ms: number, mb: number) => `${ms} ms, ${mb} MB`,
  exitCode: (code: number) => `The program ended with exit code ${code}.`,
  signal: (name: string) => signals[name] ?? `The program was stopped by ${name}.`,
  memory: 'The program used more memory than allowed.',
  output: 'The program printed more than allowed. Is there an infinite loop?',
  timeLimit: (ms: number) => `The program was stopped after ${ms} ms. You can see what it had printed by then.`,
  nothing: '(nothing)',
  emptyLine: '(an empty line)',
} as const

const signals: Record<string, string> = {
  SIGSEGV: 'The program accessed memory it doesn’t own (SIGSEGV).',
  SIGABRT: 'The program aborted (SIGABRT): a failed assertion or an uncaught error.',
  SIGFPE: 'The program divided by zero, or its arithmetic overflowed (SIGFPE).',
  SIGKILL: 'The program was stopped by the system (SIGKILL).',
}
