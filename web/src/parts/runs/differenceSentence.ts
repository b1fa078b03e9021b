import { judgedLines } from './difference.ts'
import { differenceTexts as texts } from './texts.ts'

/** Describes the difference in one sentence, if it's simple. `isCut`: only parts of the outputs are known. */
export function differenceSentence(expected: string, actual: string, isCut = false): string {
  const [wanted, printed] = [judgedLines(expected), judgedLines(actual)]
  if (printed.length === 0) return texts.printedNothing
  if (isCut) return texts.cut
  if (wanted.length === 0) return texts.nothingExpected
  return (
    inSpelling(wanted, printed) ??
    inOrder(wanted, printed) ??
    inLength(wanted, printed) ??
    inOneLine(wanted, printed) ??
    inLines(wanted, printed)
  )
}

function inSpelling(wanted: string[], printed: string[]): string | null {
  if (squeezed(wanted) === squeezed(printed)) return sameBreaks(wanted, printed) ? texts.whiteSpace : texts.lineBreaks
  if (wanted.join('\n').toLowerCase() === printed.join('\n').toLowerCase()) return texts.letters
  return areSameNumbers(wordsIn(wanted), wordsIn(printed)) ? texts.decimals : null
}

const squeezed = (lines: string[]): string => lines.join(' ').replaceAll(/\s+/g, '')
const wordsIn = (lines: string[]): string[] => lines.flatMap((line) => line.split(/\s+/).filter((word) => word !== ''))
const sameBreaks = (wanted: string[], printed: string[]): boolean =>
  wanted.length === printed.length &&
  wanted.every((line, index) => squeezed([line]) === squeezed([printed[index] ?? '']))

const isNumber = (word: string): boolean => /^[-+]?\d+(\.\d+)?$/.test(word)
const maxOff = 1e-4

/** Whether the numbers are equal but written or rounded differently. */
function areSameNumbers(wanted: string[], printed: string[]): boolean {
  if (wanted.length !== printed.length || !wanted.every(isNumber) || !printed.every(isNumber)) return false
  if (![...wanted, ...printed].some((word) => word.includes('.'))) return false
  return wanted.every((word, index) => Math.abs(Number(word) - Number(printed[index])) <= maxOff)
}

function inOrder(wanted: string[], printed: string[]): string | null {
  if (isShuffled(wanted, printed)) return texts.lineOrder
  const isOneLine = wanted.length === 1 && printed.length === 1
  return isOneLine && isShuffled(wordsIn(wanted), wordsIn(printed)) ? texts.wordOrder : null
}

const isShuffled = (a: string[], b: string[]): boolean =>
  a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n')

function inLength(wanted: string[], printed: string[]): string | null {
  const missing = wanted.length - printed.length
  const common = Math.min(wanted.length, printed.length)
  if (missing === 0 || wanted.slice(0, common).some((line, index) => line !== printed[index])) return null
  return missing > 0 ? texts.endsEarly(missing) : texts.goesOn(-missing)
}

/** Describes the difference if only one line is wrong and there is a simple way to put it. */
function inOneLine(wanted: string[], printed: string[]): string | null {
  if (wanted.length !== printed.length) return null
  const wrong = wanted.flatMap((line, index) => (line === printed[index] ? [] : [index]))
  const [index] = wrong
  if (index === undefined || wrong.length > 1) return null
  const [expected, actual] = [wanted[index] ?? '', printed[index] ?? '']
  const where = wanted.length === 1 ? null : index + 1
  const [expectedWords, actualWords] = [wordsIn([expected]), wordsIn([actual])]
  if (expectedWords.length === 1 && actualWords.length === 1) return texts.oneWord(expected, actual, where)
  if (expectedWords.length !== actualWords.length)
    return texts.wordCount(expectedWords.length, actualWords.length, where)
  return where === null ? texts.someWords : texts.oneLine(where)
}

function inLines(wanted: string[], printed: string[]): string {
  if (wanted.length !== printed.length) return texts.lineCount(wanted.length, printed.length)
  const wrong = wanted.filter((line, index) => line !== printed[index]).length
  return texts.manyLines(wrong, wanted.length, wanted.findIndex((line, index) => line !== printed[index]) + 1)
}
