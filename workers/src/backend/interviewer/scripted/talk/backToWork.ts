import { plainWords, wordCount } from '../../../../reading/plainWords.ts'
import { sentencesIn } from '../../../../reading/sentences.ts'
import { interviewerWords } from '../conversation.ts'
import type { Say } from '../say.ts'
import type { Situation } from './situation.ts'

/** Returns the clause that leads back to the work: the current step and, if it is short, the open question itself. */
export function backToWork(situation: Situation, say: Say, roomFor: number): string {
  const { at, work, openQuestion, hasProposed } = situation
  if (work === 'deck') return say('toStatement')
  if (at === 'testing' || at === 'closing' || work === 'tutorial') return ''
  if (at === 'writing') return say('toCode')
  if (at === 'asking' || (at === 'proposing' && openQuestion !== '')) {
    if (openQuestion !== '' && !isRepeated(situation) && wordCount(openQuestion) + 4 <= roomFor)
      return say('toQuestion', { question: openQuestion })
    return say('toLastQuestion')
  }
  if (work === 'takeHome') return say('overToYou')
  if (work === 'design') return say(hasProposed ? 'toDesignSaid' : 'toDesign')
  if (work === 'story') return say('toStory')
  if (work === 'words') return say('toAnswer')
  return say(hasProposed ? 'toPlanSaid' : 'toPlan')
}

/**
 * Whether the open question should be left out. Nobody wants to be asked the same thing a third time, and a question of
 * several sentences is too long.
 */
const isRepeated = ({ turn, openQuestion }: Situation): boolean =>
  sentencesIn(openQuestion).length > 1 ||
  interviewerWords(turn).filter((message) => message.includes(plainWords(openQuestion))).length > 1
