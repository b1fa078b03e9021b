import type { Intent, InterviewStep } from '@greenroom/shared/vocabulary'
import { intentByRules } from './intentByRules.ts'
import { topicOf } from './intentModel/features.ts'
import { loadIntentModel, readIntentModel } from './intentModel/intentModel.ts'
import { plainWords, splitCode, wordCount } from './plainWords.ts'
import { isReprogramming } from './reprogramming.ts'
import { statesTheMatter } from './statesTheMatter.ts'
import { withoutManners } from './withoutManners.ts'

const guess = loadIntentModel(readIntentModel())

/**
 * What a candidate's message wants (spec §3): one label, and always the same one for the same words in the same place. A model
 * that was trained on examples of ours finds it (`workers/training`), and where it is not certain, rules do; what must depend on
 * neither is settled before.
 * @param asked what the interviewer said last: "yes" and "no" mean what was asked
 * @param statement the task: whoever asks about what it speaks of asks about the task
 */
export function classifyIntent(
  message: string,
  {
    asked = '',
    statement = '',
    step = null,
  }: { asked?: string | undefined; statement?: string; step?: InterviewStep | null } = {},
): Intent {
  const { code, prose } = splitCode(message)
  const text = plainWords(prose)
  if (isReprogramming(text)) return 'unrelated_question'
  if (bareSkip.test(text)) return 'request_to_skip'
  if (code.trim() !== '' && wordCount(prose) < fewestWordsBesideCode) return 'attempt_to_answer_question'
  const answersQuestion = step === 'follow_up' || step === 'wrap_up'
  const goesOwnWay = ownMeasure.test(text) || (answersQuestion && ownWay.test(text))
  if (goesOwnWay && !asksForSomething.test(text)) return 'attempt_to_answer_question'
  const said = withoutManners(message)
  const byRules = intentByRules(said, { step, statement })
  const weighed = guess({ said, asked, topic: topicOf(statement) }).map(({ intent, probability }) => ({
    intent,
    weight: intent === byRules ? probability + rulesWeigh : probability,
  }))
  const heard = weighed.reduce((best, other) => (other.weight > best.weight ? other : best)).intent
  return heard === 'declare_not_knowing_answer' && statesTheMatter(said) ? 'attempt_to_answer_question' : heard
}

/** "I would test what happens without a number", said to a closing question: an answer, whatever words it is put in. */
const ownWay =
  /^((so|well|ok|okay|then|also|first|and|for that|there|here)[,:]? )*(i would|i'd|i will|i'll)( also| first| rather)? (use|test|try|check|keep|store|sort|take|count|walk|think of|split|put|make|write|build|draw|measure|begin with|start with)\b/
/** "I would measure that first": an answer to whatever was asked. */
const ownMeasure =
  /^((so|well|ok|okay|then|also|first|and|for that|there|here|hm+)[,:]? )*(i would|i'd|i will|i'll)( also| first| rather| probably)? (measure|profile|benchmark|reproduce)\b/
const asksForSomething = /\?|\b(question|problem|task|next|hints?|help)\b/

/** So much the rules add to a label: they turn the scale where the model hesitates. Chosen on examples it was not trained on. */
const rulesWeigh = 0.2

/** Code with a word or two is an answer, whatever the words. */
const fewestWordsBesideCode = 4

const bareSkip = /^(please )?(skip|pass|next (question|one|problem|task|challenge))( please| now| this| it)?[.!]?$/
