import type { Intent } from '@greenroom/shared/vocabulary'
import { plainWords, splitCode, wordCount } from '../plainWords.ts'
import { isReprogramming } from '../reprogramming.ts'
import { withoutManners } from '../withoutManners.ts'
import { hintReaders, withoutTurningWords } from './aboutHints.ts'
import { intentByRules } from './intentByRules.ts'
import { topicOf } from './intentModel/features.ts'
import { loadIntentModel, readIntentModel } from './intentModel/intentModel.ts'
import type { Heard, Reader } from './reader.ts'
import { statesTheMatter } from './statesTheMatter.ts'

const guess = loadIntentModel(readIntentModel())

const proseOf = (message: string): string => plainWords(splitCode(message).prose)

/**
 * Readers that only look at the words: for intents that mustn't depend on training examples, and for intents that the
 * model is known to misread.
 */
export const wordReaders: readonly Reader[] = [
  {
    name: 'reprogramming',
    read: ({ message }) => (isReprogramming(proseOf(message)) ? 'unrelated_question' : null),
  },
  {
    name: 'bare-skip',
    read: ({ message }) => (bareSkip.test(proseOf(message)) ? 'request_to_skip' : null),
  },
  {
    name: 'only-code',
    read({ message }) {
      const { code, prose } = splitCode(message)
      return code.trim() !== '' && wordCount(prose) < fewestWordsBesideCode ? 'attempt_to_answer_question' : null
    },
  },
  ...hintReaders,
  {
    name: 'own-way',
    read({ message, step }) {
      const text = proseOf(message)
      const answersQuestion = step === 'follow_up' || step === 'wrap_up'
      const goesOwnWay = ownMeasure.test(text) || (answersQuestion && ownWay.test(text))
      return goesOwnWay && !asksForSomething.test(text) ? 'attempt_to_answer_question' : null
    },
  },
  {
    name: 'states-the-matter',
    read: ({ message }, otherwise) =>
      otherwise() === 'declare_not_knowing_answer' && statesTheMatter(withoutManners(message))
        ? 'attempt_to_answer_question'
        : null,
  },
]

/**
 * Asks a model trained on our examples (`workers/training`), and our rules if the model is unsure. Always gives an
 * answer.
 */
export const modelAndRules: Reader = {
  name: 'model-and-rules',
  read(heard) {
    const intent = likeliest(heard)
    const without = intent === 'request_for_hint' ? withoutTurningWords(heard) : null
    return without === null ? intent : likeliest(without)
  },
}

function likeliest({ message, askedAlike, step, statement }: Heard): Intent {
  const said = withoutManners(message)
  const byRules = intentByRules(said, { step, statement })
  const weighed = guess({ said, asked: askedAlike, topic: topicOf(statement) }).map(({ intent, probability }) => ({
    intent,
    weight: intent === byRules ? probability + rulesWeigh : probability,
  }))
  return weighed.reduce((best, other) => (other.weight > best.weight ? other : best)).intent
}

/**
 * Says what the candidate would do: "I would test what happens without a number". After a closing question, that is an
 * answer in any wording.
 */
const ownWay =
  /^((so|well|ok|okay|then|also|first|and|for that|there|here)[,:]? )*(i would|i'd|i will|i'll)( also| first| rather)? (use|test|try|check|keep|store|sort|take|count|walk|think of|split|put|make|write|build|draw|measure|begin with|start with)\b/
/** Says what the candidate would measure: "I would measure that first". That is an answer to any question. */
const ownMeasure =
  /^((so|well|ok|okay|then|also|first|and|for that|there|here|hm+)[,:]? )*(i would|i'd|i will|i'll)( also| first| rather| probably)? (measure|profile|benchmark|reproduce)\b/
const asksForSomething = /\?|\b(question|problem|task|next|hints?|help)\b/

/**
 * How much weight the rules' label gets compared with the model's labels. It tips the scales if the model is unsure.
 * Tuned on held-out examples.
 */
const rulesWeigh = 0.2

/** A message of code with fewer words than this around it is an answer, whatever those words are. */
const fewestWordsBesideCode = 4

const bareSkip = /^(please )?(skip|pass|next (question|one|problem|task|challenge))( please| now| this| it)?[.!]?$/
