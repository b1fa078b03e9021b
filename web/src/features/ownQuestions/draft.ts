import {
  type Difficulty,
  difficultySchema,
  type ProgrammingLanguage,
  programmingLanguageSchema,
} from '@greenroom/shared/vocabulary'
import type { NewOwnQuestion, OwnQuestionContent } from '@greenroom/shared/wire'
import { z } from 'zod'
import { browserStorage } from '../../data/storage.ts'

const caseSchema = z.object({ stdin: z.string(), expected_output: z.string(), hidden: z.boolean(), name: z.string() })
export type CaseDraft = z.infer<typeof caseSchema>

const draftSchema = z.object({
  title: z.string(),
  difficulty: difficultySchema,
  minutes: z.string(),
  statement: z.string(),
  signature: z.string(),
  starter: z.string(),
  starterLanguage: programmingLanguageSchema,
  cases: z.array(caseSchema),
  timeMs: z.string(),
  solution: z.string(),
  solutionLanguage: programmingLanguageSchema,
  hints: z.string(),
  listenFor: z.string(),
  followUps: z.string(),
  explanation: z.string(),
})
/** A question being written: numbers are kept as text, and lists as one item per line. */
export type QuestionDraft = z.infer<typeof draftSchema>

const firstCase: CaseDraft = { stdin: '', expected_output: '', hidden: false, name: '' }
const difficulty: Difficulty = 'straightforward'

export const emptyDraft = (language: ProgrammingLanguage): QuestionDraft => ({
  ...{ title: '', difficulty, minutes: '25', statement: '', signature: '' },
  ...{ starter: '', starterLanguage: language, cases: [firstCase], timeMs: '2000', solution: '' },
  ...{ solutionLanguage: language, hints: '', listenFor: '', followUps: '', explanation: '' },
})

export const draftOf = (content: OwnQuestionContent, language: ProgrammingLanguage): QuestionDraft => ({
  title: content.title,
  difficulty: content.difficulty,
  minutes: String(content.durationInMinutes),
  statement: content.statement,
  signature: content.signature,
  starter: content.starter?.code ?? '',
  starterLanguage: content.starter?.programmingLanguage ?? language,
  cases: content.cases,
  timeMs: String(content.timeMs),
  solution: content.solution?.code ?? '',
  solutionLanguage: content.solution?.programmingLanguage ?? language,
  hints: content.hints.join('\n'),
  listenFor: content.listenFor.join('\n'),
  followUps: content.followUps.map(({ question, goodAnswer }) => `${question} | ${goodAnswer}`).join('\n'),
  explanation: content.explanation,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Builds the content to send; the server says which fields are wrong. */
export const contentOf = (draft: QuestionDraft): NewOwnQuestion => ({
  title: draft.title,
  difficulty: draft.difficulty,
  durationInMinutes: Number(draft.minutes),
  statement: draft.statement,
  signature: draft.signature,
  starter: draft.starter.trim() === '' ? null : { programmingLanguage: draft.starterLanguage, code: draft.starter },
  cases: draft.cases,
  timeMs: Number(draft.timeMs),
  solution: draft.solution.trim() === '' ? null : { programmingLanguage: draft.solutionLanguage, code: draft.solution },
  hints: linesOf(draft.hints),
  listenFor: linesOf(draft.listenFor),
  followUps: linesOf(draft.followUps).map((line) => {
    const [question = '', ...answer] = line.split('|')
    return { question: question.trim(), goodAnswer: answer.join('|').trim() }
  }),
  explanation: draft.explanation,
})

/** Local storage, so that a draft survives reloads and closed tabs until the question is saved. */
const storage = browserStorage(() => localStorage)
const keyOf = (id: string): string => `greenroom:own-question:${id}`
const keptSchema = z.object({ version: z.int(), draft: draftSchema })
export type KeptDraft = z.infer<typeof keptSchema>

export function readDraft(id: string): KeptDraft | null {
  try {
    return keptSchema.parse(JSON.parse(storage.read(keyOf(id)) ?? 'null'))
  } catch {
    return null
  }
}
export const keepDraft = (id: string, kept: KeptDraft): void => storage.write(keyOf(id), JSON.stringify(kept))
export const forgetDraft = (id: string): void => storage.remove(keyOf(id))

/** Maps the server's errors to form fields. */
export function errorsByField(errors: readonly { path: string; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = { durationInMinutes: 'minutes' }
  return Object.fromEntries(
    errors.map(({ path, message }) => {
      const bare = path.replace(/^content\./, '')
      const [first = ''] = bare.split('.')
      const field = first === 'cases' ? bare : (fields[first] ?? first)
      return [field, `${message.charAt(0).toUpperCase()}${message.slice(1)}.`]
    }),
  )
}
