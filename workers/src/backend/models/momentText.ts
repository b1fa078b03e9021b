import type { ChatHistoryEntry, TestSummary } from '@greenroom/shared/wire'
import type { Turn } from '../interviewer/provider.ts'
import { asData } from './asData.ts'
import { takeoverNote } from './takeoverNote.ts'

/** What is put into a prompt at most; nobody types more in an interview. */
export const maxCharacters = { message: 4_000, code: 20_000, question: 12_000 }
const maxMessages = 40

/** A message without the word that somebody else had taken over. */
export const withoutNote = (message: string): string => message.replace(takeoverNote, '').trim()

/** The position as a person would name it. */
export const positionOf = ({ roleType, level, company }: Turn) => ({
  role: roleType,
  level: level === 'SENIOR' ? 'senior' : 'junior',
  company: unnamed[company] ?? company,
})

const unnamed: Partial<Record<Turn['company'], string>> = {
  'generic tech company': 'a large technology company',
  startup: 'a startup',
}

/** The task as the candidate reads it; the engine sends it with every call. */
export const questionIn = ({ statement, challenge, spoken }: Turn): string =>
  asData(
    statement.trim() ||
      challenge?.statement ||
      spoken?.statement ||
      'It is not known. Ask the candidate to read it to you.',
    maxCharacters.question,
  )

/**
 * The conversation about the present question, a line for each message, marked off as data.
 * @param speakerOf who a line is from; null leaves it out
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

/** What the hidden tests said; no case is named. */
export function resultsIn(results: TestSummary | null): string {
  if (results === null) return 'There are none.'
  const { passed, total, allTestCasesPassed, firstFailureStatus } = results
  if (allTestCasesPassed) return `All ${total} tests pass.`
  return `${passed} of ${total} tests pass. The first that does not ended with ${firstFailureStatus ?? 'a wrong answer'}.`
}

/** Parts of the material, one under the other; those that are null are left out. */
export const partsAsText = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n') || 'None at this moment.'

/** Lines under a title; null where there are none. */
export const listed = (title: string, lines: readonly string[]): string | null =>
  lines.length === 0 ? null : [title, ...lines.map((line) => `- ${line}`)].join('\n')
