import type { InterviewStep } from '@greenroom/shared/vocabulary'
import { plainWords } from '../plainWords.ts'

const beforeAnswering: readonly InterviewStep[] = ['introduction', 'clarification']
const proposing =
  /^(?:(?:and|but|so|or|well|hm+|then|ok|okay|maybe|also)[,.]? )*(?:(?:should|would|could|can|won)(?:'t|n't)(?! you)|why (?:not|don't (?:we|i)))\b/

/**
 * Whether a message is an answer phrased as a question: "shouldn't there be a limit as well?" False until the candidate
 * has begun to answer, because before that such a question may be about the task.
 */
export const proposesByAsking = (message: string, step: InterviewStep | null): boolean =>
  step !== null && !beforeAnswering.includes(step) && proposing.test(plainWords(message))
