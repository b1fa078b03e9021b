import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { hasBoard } from '@greenroom/shared/rules'
import { isNoteHeading, writtenIn } from '@greenroom/shared/session'
import { plainWords, sentencesOf } from '../reading/plainWords.ts'
import { writtenSigns } from '../reading/pointsIn.ts'
import { apart, hasSign, wordsOf } from '../reading/signs.ts'
import { estimatesIn } from './estimates.ts'
import type { QuestionRecord } from './questionRecord.ts'
import type { Words } from './quote.ts'

/**
 * A point on the whiteboard or in the notes: the signs that show it, the line they are in, and the commit that first
 * wrote that line.
 */
export type WrittenPoint = {
  point: SpokenPoint
  /** The signs found in the line. */
  findings: string[]
  /** The claims those signs show, in the author's words. */
  shows: string[]
  line: Words
}

/** The notes or one label on the board, in all versions. The last one is final. */
type Source = { versions: Words[]; linesIn: (text: string) => string[] }

/** Only this many lines are read of everything that was written. */
const maxLines = 1_500

/**
 * Finds the points of a design that are on the board or in the notes at its end. Erased text doesn't count. Neither
 * does anything that the task, the interviewer or the coach had already said, because the candidate may have copied it.
 */
export function pointsWritten(record: QuestionRecord, question: SpokenQuestion): WrittenPoint[] {
  if (!hasBoard(record.challenge.challengeType)) return []
  const toldAt = toldIn(record)
  const lines = [notesOf(record), ...labelsOf(record)].flatMap((source) =>
    linesLeftIn(source).map((line) => ({ line, source, words: wordsWritten(line.text) })),
  )
  return lines.slice(0, maxLines).flatMap(({ line, source, words }) =>
    question.points.flatMap((point) => {
      const isOwn = (sign: string) => {
        const told = toldAt(sign)
        return line.seq < told || stoodBefore(told, sign, source)
      }
      const signs = writtenSigns(point).filter((sign) => hasSign(words, sign) && isOwn(sign))
      // Working out a figure counts as the first claim of its dimension.
      const isScale = point === question.points.find(({ dimension }) => dimension === 'scale')
      const estimates = isScale ? estimatesIn(line.text, question.estimates) : []
      const findings = [...signs, ...estimates.map(({ what }) => `an estimate (${lowered(what)})`)]
      const shows = [
        ...(signs.length > 0 ? [lowered(point.point)] : []),
        ...estimates.map(({ what }) => `an estimate (${lowered(what)})`),
      ]
      return findings.length === 0 ? [] : [{ point, findings, shows, line }]
    }),
  )
}

/** Returns the words of a line, including the parts of code names. */
const wordsWritten = (line: string): Set<string> => wordsOf(`${line}\n${apart(line)}`)

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Returns the final lines, each with the commit that first had the line in this form. */
function linesLeftIn({ versions, linesIn }: Source): Words[] {
  const last = versions.at(-1)
  if (last === undefined) return []
  return [...new Set(linesIn(last.text))].map((text) => ({
    text,
    seq: versions.find((version) => version.text.includes(text))?.seq ?? last.seq,
  }))
}

/** Whether a sign was already there just before a commit, even if its line has changed since. */
function stoodBefore(seq: number, sign: string, { versions, linesIn }: Source): boolean {
  const before = versions.findLast((version) => version.seq < seq)
  return before !== undefined && linesIn(before.text).some((line) => hasSign(wordsWritten(line), sign))
}

/** Returns the notes as a source, read line by line, without the headings that our page puts there. */
function notesOf({ code }: QuestionRecord): Source {
  return {
    versions: code.filter(({ text }, index) => text !== code[index - 1]?.text),
    linesIn: (text) =>
      text.split('\n').flatMap((line) => {
        const words = withoutMark(line)
        return isNoteHeading(line) || words === '' ? [] : [words]
      }),
  }
}

/**
 * The maximum number of characters in a label that is read as one line, because it may wrap at the edge of its box.
 * Longer ones are read line by line.
 */
const longestLabel = 120
const linesOfLabel = (text: string): string[] =>
  (text.length <= longestLabel ? [text] : text.split('\n')).map(withoutMark).filter((line) => line !== '')

/** Strips the dash or star that marks a list entry. */
const withoutMark = (line: string): string => line.trim().replace(/^[-*•]\s+/, '')

/** Returns the labels still on the board at the end. */
function labelsOf({ board }: QuestionRecord): Source[] {
  const labels = new Map<string, { versions: Words[]; stands: boolean }>()
  for (const { seq, changed, removed } of board) {
    for (const element of changed) {
      if (element.type !== 'text') continue
      const { versions } = labels.get(element.id) ?? { versions: [] }
      const text = writtenIn(element)
      const isNew = versions.at(-1)?.text !== text
      labels.set(element.id, { versions: isNew ? [...versions, { seq, text }] : versions, stands: true })
    }
    for (const id of removed) {
      const label = labels.get(id)
      if (label !== undefined) labels.set(id, { ...label, stands: false })
    }
  }
  return [...labels.values()]
    .filter(({ stands }) => stands)
    .map(({ versions }) => ({ versions, linesIn: linesOfLabel }))
}

/**
 * Returns a lookup for the commit in which the interviewer or the coach first said a sign. Anything in the task counts
 * as said before every commit.
 */
function toldIn({ challenge, interviewer, coach }: QuestionRecord): (sign: string) => number {
  const task = { seq: 0, text: `${challenge.title}\n${challenge.challenge_description}` }
  const sentences = [task, ...[...interviewer, ...coach].sort((one, other) => one.seq - other.seq)].flatMap(
    ({ seq, text }) => sentencesOf(plainWords(text)).map((sentence) => ({ seq, words: wordsOf(sentence) })),
  )
  const known = new Map<string, number>()
  return (sign) => {
    const seq = known.get(sign) ?? sentences.find(({ words }) => hasSign(words, sign))?.seq ?? Number.POSITIVE_INFINITY
    known.set(sign, seq)
    return seq
  }
}
