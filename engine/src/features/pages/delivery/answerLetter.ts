import type { Letter } from '../../../mail/letter.ts'
import type { AnswerRecord } from '../records.ts'

const wordsOf = (answer: string | boolean): string => {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return answer === '' ? '(left empty)' : answer
}

/** The mail with a visitor's answers to a form. */
export const answerLetter = ({ pageTitle, formTitle, answers, consent }: AnswerRecord): Letter => ({
  subject: `${formTitle === '' ? 'A form' : formTitle}: ${pageTitle}`,
  name: '',
  lines: [
    'Someone has filled in this form:',
    ...answers.map(({ label, answer }) => `${label}: ${wordsOf(answer)}`),
    ...(consent === null ? [] : [`They agreed to this: ${consent}`]),
  ],
  footnotes: [
    'You’re getting this email because an administrator allowed this address for forms on Greenroom’s pages.',
  ],
})
