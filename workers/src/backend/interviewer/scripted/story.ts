import type { SpokenQuestion } from '@greenroom/shared/content'
import { isWithoutGrammar } from '../../../reading/grammar.ts'
import { pointKey } from '../../../reading/judgement/judgeInWords.ts'
import { wordCount } from '../../../reading/plainWords.ts'
import { readStory } from '../../../reading/story/readStory.ts'
import type { Turn } from '../provider.ts'
import type { Reaction } from './attempt.ts'
import { candidateWords, earlierAttempts, interviewerWords, slotIn, wasSaid } from './conversation.ts'
import type { Slot } from './phrases.ts'
import type { Say } from './say.ts'
import { respondWith } from './spoken.ts'

/** The minimum number of words in a story. */
const fewestWords = 12
/** The number of words that makes a story long enough to ask about. */
const wordsOfAStory = 60
/** If this many sentences or more are about the candidate's own part, there is no need to ask about that. */
const ownActsOfAPart = 2

/** Whether the question asks for a story from the candidate's own work. */
export const isStory = ({ spoken }: Pick<Turn, 'spoken'>): boolean => spoken?.competency !== undefined

/**
 * Replies to a story. Lets the candidate finish, asks for what is missing, and then asks the author's prepared
 * questions.
 */
export function respondToStory(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  return respondWith(turn, say, {
    toWish: () => null,
    toAnswer: () => reactToStory(turn, question, say),
    toDeeper: () => reactToMore(turn, say),
    mention: (reaction) => reaction,
    next: () => nextOfStory(turn, question, say),
    words: { noHints: 'noMoreStoryHints', notKnowing: 'noStoryYet' },
  })
}

function reactToStory(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  const isTold = wordCount(candidateWords(turn).join('\n')) >= wordsOfAStory && spansOf(turn, 0).length > 0
  if (!isTold && earlierAttempts(turn).length === 0 && wordCount(turn.message) < fewestWords)
    return { text: say('storyShort'), accepted: false }
  return { text: `${reactionTo(turn, say)} ${nextOfStory(turn, question, say)}`.trim(), accepted: isTold }
}

/** Reacts to an answer to a question about the story. Doesn't ask anything. */
export function reactToMore(turn: Turn, say: Say): Reaction {
  if (turn.intent === 'declare_not_knowing_answer') return { text: say('storyUnknown'), accepted: null }
  if (turn.intent !== 'attempt_to_answer_question') return { text: '', accepted: null }
  if (isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  const isTelling = turn.judgement.some(({ verdict }) => verdict === 'shown')
  return { text: reactionTo(turn, say), accepted: isTelling }
}

/** Comments in one clause on something in the message, preferably the rarest kind of content. */
function reactionTo({ message }: Turn, say: Say): string {
  const { lessons, vagueLessons, figures, results, ownActs, teamActs } = readStory(message)
  if (lessons.length > 0) return say('storyLesson')
  if (vagueLessons.length > 0) return say('storyVagueLesson')
  if (teamActs.length > ownActs.length) return say('storyTeam')
  if (figures.length > 0) return say('storyFigures')
  if (results.length > 0) return say('storyResult')
  return say(ownActs.length > 0 ? 'storyOwnPart' : 'storyHeard')
}

const spansOf = ({ judged }: Turn, index: number): string[] =>
  judged.flat().flatMap(({ point, verdict, spans }) => (point === pointKey(index) && verdict === 'shown' ? spans : []))

const disagreed =
  /\b(disagree\w*|object\w*|pushed back|push back|argu\w+|convinc\w+|conflict|against it|unhappy|said no|refused)\b/i

type Ask = { slot?: Slot; authored?: string | null; isMissing: boolean }

/**
 * Lists the questions left, in order: the candidate's own part, figures and the result, a conflict, what changed, and
 * the authored ones.
 */
function asksLeft(turn: Turn, { points, followUps, competency }: SpokenQuestion): Ask[] {
  const asks: Ask[] = [
    { slot: 'askOwnPart', isMissing: spansOf(turn, 0).length < ownActsOfAPart },
    { authored: points[2]?.question ?? null, isMissing: spansOf(turn, 2).length === 0 },
    { slot: 'askFigures', isMissing: spansOf(turn, 1).length === 0 },
    {
      slot: 'askConflict',
      isMissing: competency !== 'conflict' && !disagreed.test(candidateWords(turn).join('\n')),
    },
    ...followUps.slice(0, 1).map(({ question }) => ({ authored: question, isMissing: true })),
    { authored: points[3]?.question ?? null, isMissing: spansOf(turn, 3).length === 0 },
    ...followUps.slice(1).map(({ question }) => ({ authored: question, isMissing: true })),
    { slot: 'askAgainToday', isMissing: spansOf(turn, 3).length < 2 },
  ]
  const said = interviewerWords(turn)
  const wasAsked = ({ slot, authored }: Ask): boolean =>
    slot === undefined
      ? authored === undefined || authored === null || wasSaid(turn, authored)
      : said.some((message) => slotIn(message, slot))
  return asks.filter((each) => each.isMissing && !wasAsked(each))
}

/** Returns the next question about a story. */
export function nextOfStory(turn: Turn, question: SpokenQuestion, say: Say): string {
  const [next] = asksLeft(turn, question)
  if (next === undefined) return say('storyGeneric')
  return next.slot === undefined ? (next.authored ?? '') : say(next.slot)
}

/** Counts the questions left about a story. */
export const storyAsksLeft = (turn: Turn, question: SpokenQuestion): number => asksLeft(turn, question).length
