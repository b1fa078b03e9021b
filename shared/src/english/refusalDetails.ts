import { languageLockedText } from '../rules/settingsPanel.ts'
import type { RefusalDetail } from '../session/refusals.ts'
import { powerUpTexts } from './powerUps.ts'

/** What exactly is in the way of a command, for people. */
export function refusalDetailText(detail: RefusalDetail): string {
  switch (detail.because) {
    case 'one_language':
      return languageLockedText
    case 'not_in_that_language':
      return 'This question does not come in that language.'
    case 'question_is_locked':
      return 'This question isn’t open to you or to the candidate. Choose another one.'
    case 'code_is_the_same':
      return 'Your code looks exactly like that already.'
    case 'no_further_problem':
      return 'There is no further problem for the time left.'
    case 'coach_is_the_candidates':
      return 'The coach is for the candidate alone.'
    case 'nobody_to_write_to':
      return 'A candidate writes to the interviewer or to the coach.'
    case 'power_up':
      return powerUpTexts[detail.powerUp].notNow
    case 'unknown_dimension':
      return `"${detail.dimension}" is not judged here. These are: ${detail.known.join(', ')}.`
    case 'two_lines':
      return `There are two lines for ${detail.dimension}.`
    case 'no_evidence':
      return `The score for ${detail.dimension} cites nothing. Quote a message, code, or a note of yours.`
    case 'wrong_quote':
      return `The quote "${detail.quote}" is not in commit ${detail.commit}.`
    case 'above_cap':
      return detail.cause === 'help'
        ? `After the help that was given, ${detail.dimension} is ${detail.limit} at most.`
        : `Code that passes no test is ${detail.limit} at most in ${detail.dimension}.`
    case 'below_gate':
      return `A hire needs at least ${detail.atLeast} in ${detail.dimension}.`
    case 'tests_judged_no_code':
      return 'A hire needs code that the hidden tests have judged.'
    case 'tests_fail':
      return `A hire needs every test that is no large input to pass. ${detail.passed} of ${detail.total} did.`
    case 'too_slow':
      return `A hire needs four in five large inputs to pass. ${detail.passed} of ${detail.total} did.`
  }
}
