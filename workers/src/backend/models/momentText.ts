import type { ChatHistoryEntry, TestSummary } from '@greenroom/shared/wire'
import type { Turn } from '../interviewer/provider.ts'
import { asData } from './asData.ts'
import { takeoverNote } from './takeoverNote.ts'

/** The maximum number of characters in each part of a prompt, more than anyone types in an interview. */
export const maxCharacters = { message: 4_000, code: 20_000, question: 12_000 }
const maxMessages = 40

/** Strips the note about a fallback taking over from a message. */
export const withoutNote = (message: string): string => message.replace(takeoverNote, '').trim()

/** Returns the position that the candidate is applying for, as people would say it. */
export const positionOf = ({ roleType, level, company }: Turn) => ({
  role: roleType,
  level: level === 'SENIOR' ? 'senior' : 'junior',
  company: unnamed[company] ?? company,
})

const unnamed: Partial<Record<Turn['company'], string>> = {
  'generic tech company': 'a large technology company',
  startup: 'a startup',
}

/** Returns the task as the candidate reads it. The engine sends the text with every call. */
export const questionIn = ({ statement, challenge, spoken }: Turn): string =>
  asData(
    statement.trim() ||
      challenge?.statement ||
      spoken?.statement ||
      'It is not known. Ask the candidate to read it to you.',
    maxCharacters.question,
  )

/**
 * Returns the conversation about the current question, one line per message, marked as data.
 * @param speakerOf returns the name of a line's speaker; null leaves the line out
 */
export function conversationIn(
  { aboutThisQuestion }: Turn,
  speakerOf: (message: ChatHistoryEntry) => string | null,
): string {
  const lines = aboutThisQuestion
    .flatMap((message) => {
      const speaker = speakerOf(message)
      return speaker === null ? [] : [{ speaker, message: message.message }]
    })
    .slice(-maxMessages)
    .map(({ speaker, message }) => `${speaker}: ${asData(withoutNote(message), maxCharacters.message)}`)
  return lines.join('\n') || '(nobody has said anything yet)'
}

/** Describes the hidden tests' results, without naming any case. */
export function resultsIn(results: TestSummary | null): string {
  if (results === null) return 'There are none.'
  const { passed, total, allTestCasesPassed, firstFailureStatus } = results
  if (allTestCasesPassed) return `All ${total} tests pass.`
  return `${passed} of ${total} tests pass. The first that does not ended with ${firstFailureStatus ?? 'a wrong answer'}.`
}

/** Joins parts of the material, skipping nulls. */
export const partsAsText = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n') || 'None at this moment.'

/** Lists lines under a title; null if there are no lines. */
export const listed = (title: string, lines: readonly string[]): string | null =>
  lines.length === 0 ? null : [title, ...lines.map((line) => `- ${line}`)].join('\n')
