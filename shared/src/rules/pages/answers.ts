import { optionsOf, type PageForm, type PageFormField, pageBounds } from './content.ts'

/** An answer to a field: its text, or whether its box is ticked. */
export type FormAnswer = string | boolean

export type AnswerProblemCode = 'MISSING' | 'TOO_LONG' | 'NOT_AN_EMAIL' | 'NOT_A_NUMBER' | 'OUT_OF_BOUNDS' | 'NO_OPTION'
/** What is wrong with a form's answers: with a field, given by its index, or with the consent. */
export type AnswerProblem = { field: number | 'consent'; code: AnswerProblemCode }

const email = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/

function problemOf(field: PageFormField, answer: FormAnswer | undefined): AnswerProblemCode | null {
  if (field.kind === 'tick') return field.isRequired && answer !== true ? 'MISSING' : null
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (text === '') return field.isRequired ? 'MISSING' : null
  if (text.length > (field.kind === 'long' ? pageBounds.longAnswer : pageBounds.shortAnswer)) return 'TOO_LONG'
  switch (field.kind) {
    case 'email':
      return email.test(text) ? null : 'NOT_AN_EMAIL'
    case 'number': {
      const number = Number(text)
      if (!Number.isFinite(number)) return 'NOT_A_NUMBER'
      const isWithin = number >= (field.min ?? -Infinity) && number <= (field.max ?? Infinity)
      return isWithin ? null : 'OUT_OF_BOUNDS'
    }
    case 'choice':
      return optionsOf(field).includes(text) ? null : 'NO_OPTION'
    case 'short':
    case 'long':
      return null
  }
}

/**
 * Checks answers against a form, in the browser and again on the server.
 * @param answers one for each of the form's fields, in their order
 */
export function answerProblems(
  { fields, consent }: Pick<PageForm, 'fields' | 'consent'>,
  answers: readonly FormAnswer[],
  hasConsented: boolean,
): AnswerProblem[] {
  const found = fields.flatMap((field, at): AnswerProblem[] => {
    const code = problemOf(field, answers[at])
    return code === null ? [] : [{ field: at, code }]
  })
  return consent !== '' && !hasConsented ? [...found, { field: 'consent', code: 'MISSING' }] : found
}
