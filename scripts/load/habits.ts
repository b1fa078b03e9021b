import { setTimeout as sleep } from 'node:timers/promises'
import { between, type Chance } from '../system/simulation/chance.ts'

/** A random duration with this mean, as between events that don't depend on each other. */
export const exponential = (chance: Chance, mean: number): number => -Math.log(1 - chance()) * mean

/** Picks one of these. */
export function oneOf<T>(chance: Chance, things: readonly [T, ...T[]]): T {
  return things[Math.floor(chance() * things.length)] ?? things[0]
}

/** Waits, but not longer than until the person leaves. */
export async function pause(ms: number, leaves: AbortSignal): Promise<void> {
  if (leaves.aborted) return
  await sleep(ms, undefined, { signal: leaves }).catch((error: unknown) => {
    if (!leaves.aborted) throw error
  })
}

/** A word every 600 ms is 40 words a minute of code. */
const msAWord = 600
const burst = { shortest: 4, longest: 24 }

/** Types some words, at the speed of a person. `word` gets each of them. */
export async function type(chance: Chance, leaves: AbortSignal, word: (text: string) => void): Promise<void> {
  const words = Math.round(between(chance, burst.shortest, burst.longest))
  for (let index = 0; index < words && !leaves.aborted; index += 1) {
    word(oneOf(chance, vocabulary))
    await pause(msAWord, leaves)
  }
}

const vocabulary = [
  'total',
  '+=',
  'value',
  'seen',
  'left',
  'right',
  'index',
  'count',
  'if',
  'for',
  'in',
  'best',
] as const

/** What candidates say while they work. */
export const remarks = [
  'I would read it once and keep what I have seen in a hash map.',
  'That takes linear time and linear space.',
  'An empty input should print zero. Is that right?',
  'Could you say what happens with duplicates?',
  'I will write the straightforward version first and test it on the example.',
  'The inner loop repeats work, so I would sort by the left end first.',
  'My code handles one element. Now I look at the two ends.',
  'Can I have a minute to think about it?',
] as const

/** What interviewers say and note down. */
export const questions = [
  'How would you begin?',
  'What is the time complexity of that?',
  'Walk me through the first example.',
  'What happens with an empty input?',
] as const
export const notes = [
  'Reads first. Good.',
  'Tested the empty case.',
  'Named the complexity without being asked.',
] as const

/**
 * A program that runs, in which the candidate writes a comment word by word, so that every save differs and every run
 * does the same work. Older words are dropped, so it doesn't grow for ever.
 */
export function createProgram(): { text(): string; write(word: string): void } {
  const longest = 1_500
  let written = ''
  return {
    text: () => `import sys\n\nvalues = sys.stdin.read().split()\n# ${written.trim()}\nprint(len(values))\n`,
    write(word) {
      written = `${written} ${word}`.slice(-longest)
    },
  }
}
