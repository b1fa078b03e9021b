import { checkReaders } from './byCheck.ts'
import { questionReaders } from './byQuestion.ts'
import { modelAndRules, wordReaders } from './byWords.ts'
import { deckReaders } from './inDeck.ts'
import { storyReaders } from './inStory.ts'
import { spokenReaders } from './inWords.ts'
import { firstAnswer, type Heard, type Reader, type Reading } from './reader.ts'

/**
 * All readers, in the order in which they are asked. First come those for one particular situation, then those that
 * only look at the words. The first answer wins.
 */
const stages: readonly (readonly Reader[])[] = [
  deckReaders,
  checkReaders,
  storyReaders,
  spokenReaders,
  questionReaders,
  wordReaders,
  [modelAndRules],
]

/**
 * Classifies a candidate's message (spec §3). Always gives the same intent for the same words in the same situation.
 */
export const readIntent = (heard: Heard): Reading => firstAnswer(stages, heard)
