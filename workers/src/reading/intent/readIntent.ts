import { checkReaders } from './byCheck.ts'
import { questionReaders } from './byQuestion.ts'
import { modelAndRules, wordReaders } from './byWords.ts'
import { deckReaders } from './inDeck.ts'
import { storyReaders } from './inStory.ts'
import { spokenReaders } from './inWords.ts'
import { firstAnswer, type Heard, type Reader, type Reading } from './reader.ts'

/** From what only holds in one place to what the words say anywhere. The first reader that answers wins. */
const stages: readonly (readonly Reader[])[] = [
  deckReaders,
  checkReaders,
  storyReaders,
  spokenReaders,
  questionReaders,
  wordReaders,
  [modelAndRules],
]

/** What a candidate's message wants (spec §3): always the same for the same words in the same place. */
export const readIntent = (heard: Heard): Reading => firstAnswer(stages, heard)
