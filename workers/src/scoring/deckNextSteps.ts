import type { Score } from './rubric.ts'

/** What to do next after a deck of statements; under 0 stands what to do where there was not enough to judge. */
const nextSteps: Readonly<Record<string, Readonly<Record<Score | 0, string>>>> = {
  accuracy: {
    0: 'Answer the first statement next time, however unsure: say which way you lean, and in percent how far.',
    1: 'Go through the statements in the chat once more, and say the reason for each aloud before you read it.',
    2: 'Write down each statement that went wrong together with its reason, and come back to the list in three days.',
    3: 'Say how sure you are in percent with each answer, and look afterwards where you were too sure.',
    4: 'Keep it up; next, take a deck of a harder difficulty.',
  },
  depth: {
    0: 'Give a reason with each answer next time, even a rough one.',
    1: 'Before you answer, name the mechanism: what happens in the machine that makes it true or false?',
    2: 'Look for the case that would refute the statement; if there is none, say why.',
    3: 'Name the case in which it would be the other way round.',
    4: 'Keep it up; next, explain one of the statements to somebody in two minutes.',
  },
  clarity: {
    0: 'Say true or false first next time, then how sure you are, then why.',
    1: 'Use one form for each answer: the verdict, a percentage, and a sentence that begins with because.',
    2: 'Give each answer its own sentence of reason, also where it seems obvious.',
    3: 'Keep the reason to one sentence, with the decisive word at its beginning.',
    4: 'Keep it up; next, practise the same aloud.',
  },
}

/** The next step for a dimension of a round that was a deck of statements. */
export const nextStepAfterDeck = (dimension: string, score: Score | null): string =>
  nextSteps[dimension]?.[score ?? 0] ?? ''
