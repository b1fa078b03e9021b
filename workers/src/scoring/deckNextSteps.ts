import type { Score } from './rubric.ts'

/** The next step after a deck, by dimension and score; 0 means too little evidence. */
const nextSteps: Readonly<Record<string, Readonly<Record<Score | 0, string>>>> = {
  accuracy: {
    0: 'Answer the first statement, however unsure: say which way you lean, and how far in percent.',
    1: 'Go through the statements again, and say the reason for each aloud before you read it.',
    2: 'Write down each statement that went wrong with its reason, and come back in three days.',
    3: 'Say how sure you are in percent each time, and check afterwards where you were too sure.',
    4: 'Keep it up. Take a harder deck.',
  },
  depth: {
    0: 'Give a reason with each answer, even a rough one.',
    1: 'Before you answer, name the mechanism: what makes it true or false?',
    2: 'Look for the case that would refute the statement. If there is none, say why.',
    3: 'Name the case in which it would be the other way round.',
    4: 'Keep it up. Explain one of the statements to somebody in two minutes.',
  },
  clarity: {
    0: 'Say true or false first, then how sure you are, then why.',
    1: 'Use one form for each answer: the verdict, a percentage, and a sentence with because.',
    2: 'Give each answer one sentence of reason, even where it seems obvious.',
    3: 'Keep the reason to one sentence, with the decisive word at its start.',
    4: 'Keep it up. Practise the same aloud.',
  },
}

/** Returns the next step for a dimension of a deck round. */
export const nextStepAfterDeck = (dimension: string, score: Score | null): string =>
  nextSteps[dimension]?.[score ?? 0] ?? ''
