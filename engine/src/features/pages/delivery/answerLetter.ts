import type { Letter } from '../../../mail/letter.ts'
import type { AnswerRecord } from '../records.ts'

const wordsOf = (answer: string | boolean): string => {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return answer === '' ? '(nothing)' : answer
}

/** The mail with what somebody sent by a form. */
export const answerLetter = ({ pageTitle, formTitle, answers, consent }: AnswerRecord): Letter => ({
  subject: `${formTitle === '' ? 'A form' : formTitle}: ${pageTitle}`,
  name: '',
  lines: [
    'Somebody has sent this form:',
    ...answers.map(({ label, answer }) => `${label}: ${wordsOf(answer)}`),
    ...(consent === null ? [] : [`They agreed to this: ${consent}`]),
  ],
  footnotes: ['You get this because an administrator allowed this address for forms of Greenroom’s pages.'],
})
