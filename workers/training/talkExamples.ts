import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Intent } from '@greenroom/shared/vocabulary'
import { wordCount } from '../src/reading/plainWords.ts'
import { sentencesIn } from '../src/reading/sentences.ts'
import { learnedActs } from '../src/reading/talk/talkActs.ts'
import { type TalkLabel, wishLabels } from '../src/reading/talk/talkModel/talkModel.ts'
import { conceptsIn } from './concepts.ts'
import { readExamples } from './examples.ts'

/**
 * A sentence and its act. `cloud` separates sentences of one act that are far from the others; it is the act's name
 * plus a note.
 */
export type TalkExample = { said: string; label: TalkLabel; cloud: string }

const folder = new URL('./talk/', import.meta.url)

const isAct = (name: string): name is (typeof learnedActs)[number] => learnedActs.some((act) => act === name)

/**
 * Parses the sentences in a file, each below the heading of its act (`# timeLeft`) or of a separate cloud (`# timeLeft:
 * at the end`).
 */
function examplesIn(text: string): TalkExample[] {
  let cloud = ''
  return text.split('\n').flatMap((line): TalkExample[] => {
    if (line.startsWith('# ')) cloud = line.slice(2).trim()
    if (line.trim() === '' || line.startsWith('# ')) return []
    const [act = ''] = cloud.split(':')
    if (!isAct(act)) throw new Error(`“${act}” is no act of talk: ${line}`)
    return [{ said: line, label: act, cloud }]
  })
}

/** The intents of answers and questions about the task, taken from the other model's examples. */
const ofMatter: readonly Intent[] = ['attempt_to_answer_question', 'request_for_clarification']

/**
 * A question about the task that mentions one of these may be talk about the interview too, so it isn't an example of
 * either.
 */
const asTalk = new Set(
  'time left repeat unclear language run library lookUp paper pseudo detail example aloud draw sorry thank greet feel doubt simple done start go good'.split(
    ' ',
  ),
)
const maxOfMatter = 3_600

/** The longest sentence of a message, which shows what the message is about. */
const gistOf = (said: string): string =>
  sentencesIn(said)
    .reduce((longest, each) => (wordCount(each) > wordCount(longest) ? each : longest), '')
    .trim()

/**
 * Reads all sentences for training the talk model: ours (`talk/*.txt`), and sentences about the task from the intent
 * model's examples.
 */
export function readTalkExamples(): { examples: TalkExample[]; sha256: string } {
  const hash = createHash('sha256')
  const own = readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      hash.update(text)
      return file.startsWith('matter') ? matterIn(text) : examplesIn(text)
    })
  const intents = readExamples()
  hash.update(intents.sha256)
  const wishes = intents.examples.flatMap(({ said, intent }) => {
    const gist = gistOf(said)
    const label = wishLabels.find((wish) => wish === intent)
    return label !== undefined && isOfMatter(gist, intent) ? [{ said: gist, label, cloud: label }] : []
  })
  const matter = intents.examples
    .filter(({ intent }) => ofMatter.includes(intent))
    .map(({ said, intent }) => ({ said: gistOf(said), intent }))
    .filter(({ said, intent }) => isOfMatter(said, intent))
  const step = Math.max(1, matter.length / maxOfMatter)
  const taken = matter.filter((_each, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  return {
    examples: [...own, ...wishes, ...taken.map(({ said }) => ofTheMatter(said))],
    sha256: hash.digest('hex'),
  }
}

const ofTheMatter = (said: string): TalkExample => ({ said, label: 'matter', cloud: 'matter' })

const matterIn = (text: string): TalkExample[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [ofTheMatter(line)]))

function isOfMatter(said: string, intent: Intent): boolean {
  if (intent === 'attempt_to_answer_question') return wordCount(said) >= 5
  const concepts = conceptsIn(said.toLowerCase())
  if (intent === 'request_for_hint') return concepts.includes('hint') || !concepts.some((each) => asTalk.has(each))
  return !concepts.some((each) => asTalk.has(each))
}
