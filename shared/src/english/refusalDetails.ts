import { languageLockedText } from '../rules/settingsPanel.ts'
import type { RefusalDetail } from '../session/refusals.ts'
import { powerUpTexts } from './powerUps.ts'

/** The exact reason for a refusal, worded for people. */
export function refusalDetailText(detail: RefusalDetail): string {
  switch (detail.because) {
    case 'one_language':
      return languageLockedText
    case 'not_in_that_language':
      return 'This question isn’t available in that language.'
    case 'question_is_locked':
      return 'This question isn’t available to you or the candidate. Choose another one.'
    case 'code_is_the_same':
      return 'Your code already matches that version.'
    case 'no_further_problem':
      return 'There isn’t enough time left for another problem.'
    case 'coach_is_the_candidates':
      return 'Only the candidate can talk to the coach.'
    case 'nobody_to_write_to':
      return 'You can only write to the interviewer or the coach.'
    case 'payer_lacks_tokens':
      return `${detail.name} doesn’t have enough tokens for this interview. It’ll still be here when they have more.`
    case 'power_up':
      return powerUpTexts[detail.powerUp].notNow
    case 'unknown_dimension':
      return `“${detail.dimension}” isn’t scored here. Score these: ${detail.known.join(', ')}.`
    case 'two_lines':
      return `You scored ${detail.dimension} twice.`
    case 'no_evidence':
      return `The score for ${detail.dimension} has no quote. Quote a message, code, or one of your notes.`
    case 'wrong_quote':
      return `The quote “${detail.quote}” doesn’t match the log. Remove it and pick the quote again.`
    case 'above_cap':
      return detail.cause === 'help'
        ? `With this much help, the score for ${detail.dimension} can’t be above ${detail.limit}.`
        : `With no tests passing, the score for ${detail.dimension} can’t be above ${detail.limit}.`
    case 'below_gate':
      return `For a hire, the score for ${detail.dimension} has to be at least ${detail.atLeast}.`
    case 'tests_judged_no_code':
      return 'For a hire, the code has to be run against the hidden tests first.'
    case 'tests_fail':
      return `For a hire, all tests except those with large inputs have to pass. ${detail.passed} of ${detail.total} passed.`
    case 'too_slow':
      return `For a hire, four out of five tests with large inputs have to pass. ${detail.passed} of ${detail.total} passed.`
  }
}
