import { plainWords } from '../../../reading/plainWords.ts'
import { sentencesIn } from '../../../reading/sentences.ts'
import type { Turn } from '../provider.ts'
import { interviewerWords, slotIn } from './conversation.ts'
import type { Say } from './say.ts'

const ordinals = ['first', 'second', 'third', 'fourth'] as const
const numbers: Readonly<Record<string, number>> = {
  ...{ first: 0, '1st': 0, one: 0, '1': 0 },
  ...{ second: 1, '2nd': 1, two: 1, '2': 1 },
  ...{ third: 2, '3rd': 2, three: 2, '3': 2 },
  ...{ fourth: 3, '4th': 3, four: 3, '4': 3 },
}

const namesExample =
  /\b(?:(?<before>first|second|third|fourth|1st|2nd|3rd|4th) (?:example|sample)|(?:example|sample) (?:number )?(?<after>one|two|three|four|[1-4]))\b/
const givesValue =
  /\b(?:gives?|returns?|prints?|outputs?|yields?|comes (?:out )?(?:to|at|as)|(?:answer|result|output|total)(?: is| =| would be| comes to| becomes)|(?:i|we) (?:get|got)) (?:me |us )?(?:an? |the )?(?:(?:answer|result|output|total) (?:of |is )?)?(?<value>-?\d+(?:\.\d+)?|true|false|yes|no)\b(?![.,]?\d)/g
/** Words of doubt. A candidate who uses one has noticed the difference, so there is no need to point it out. */
const isDoubted = /\b(not|n't|wrong|should|expected|instead|but|except|off by|differs?|supposed)\b|n't\b/

type ExampleClaim = { which: (typeof ordinals)[number]; said: string; right: string }

/**
 * Returns the one-word value that a message gives for one of the task's examples, if the task shows a different one.
 * Null if the message doesn't mention an example, gives the same value, doubts it, or asks.
 */
export function exampleClaim(turn: Pick<Turn, 'message' | 'challenge'>): ExampleClaim | null {
  const claims = valuesOfExamples(turn, (sentence) => !sentence.includes('?') && !isDoubted.test(plainWords(sentence)))
  return claims.find(({ said, right }) => said !== right) ?? null
}

/** Answers "yes" or "no" if the candidate asks whether an example has a certain value; null for any other message. */
export function answerOfExample(turn: Pick<Turn, 'message' | 'challenge'>, say: Say): string | null {
  const [asked] = valuesOfExamples(turn, (sentence) => sentence.trim().endsWith('?'))
  if (asked === undefined) return null
  return say(asked.said === asked.right ? 'exampleYes' : 'exampleNo', asked)
}

function valuesOfExamples(
  { message, challenge }: Pick<Turn, 'message' | 'challenge'>,
  isMeant: (sentence: string) => boolean,
): ExampleClaim[] {
  return sentencesIn(message)
    .filter(isMeant)
    .flatMap((sentence) => {
      const plain = plainWords(sentence)
      const named = namesExample.exec(plain)?.groups
      const index = numbers[named?.before ?? named?.after ?? ''] ?? -1
      const right = challenge?.examples[index]?.output.trim().toLowerCase()
      const said = [...plain.matchAll(givesValue)].at(-1)?.groups?.value
      const which = ordinals[index]
      const isKnown = right !== undefined && said !== undefined && which !== undefined && !/\s/.test(right)
      return isKnown ? [{ which, said, right }] : []
    })
}

/**
 * Asks once where the candidate got their value for an example, if it isn't the one in the task. Null for any other
 * message.
 */
export function pushBackExample(turn: Turn, say: Say): string | null {
  if (interviewerWords(turn).some((said) => slotIn(said, 'exampleAgain'))) return null
  const claim = exampleClaim(turn)
  return claim === null ? null : say('exampleOther', { ...claim, again: say('exampleAgain') })
}
