import { createHash } from 'node:crypto'
import { strikesToEnd } from '../rules/truthOrDespair.ts'
import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import type { Difficulty } from '../vocabulary/interview.ts'
import type { TruthDeck } from './kinds/truthOrDespair.ts'
import type { Versioned } from './library.ts'

/** A deck of true or false statements for the interviewer. Never leaves the server; clients get `presentableDeck`. */
export type Deck = Versioned<TruthDeck>

export type DeckCriteria = {
  difficulty: Difficulty
  maxDurationMinutes: number
  /** The ids of decks to pick only if no other deck fits. */
  exclude: readonly string[]
  /** Decides between equally good decks: the same seed picks the same deck. */
  seed: string
}

export type DeckBank = {
  all(): readonly Deck[]
  /** Returns this version of the deck, or the newest by default; undefined if unknown. */
  get(id: string, version?: string): Deck | undefined
  /** Picks a released deck that fits the time, preferring the largest share of statements of this difficulty. */
  pick(criteria: DeckCriteria): Deck | undefined
}

/** The time a statement takes, in seconds: for a written answer with a reason, and for the interviewer's reply. */
const secondsForStatement = 40

const minutesFor = ({ statements }: Pick<Deck, 'statements'>): number =>
  Math.ceil((statements.length * secondsForStatement) / 60)

const shareOf = ({ statements }: Deck, difficulty: Difficulty): number =>
  statements.filter((each) => each.difficulty === difficulty).length / statements.length

/** @param former finds older versions of a deck */
export function createDeckBank(
  decks: readonly Deck[],
  former: (id: string, version: string) => Deck | undefined = () => undefined,
): DeckBank {
  return {
    all: () => decks,
    get(id, version) {
      const newest = decks.find((deck) => deck.id === id)
      return version === undefined || newest?.version === version ? newest : former(id, version)
    },
    pick({ difficulty, maxDurationMinutes, exclude, seed }) {
      const fitting = decks.filter(
        (deck) =>
          deck.releaseStage === 'prod' &&
          deck.contentTier === 'standard' &&
          deck.domain === 'tech_interview_prep' &&
          minutesFor(deck) <= maxDurationMinutes,
      )
      const fresh = fitting.filter(({ id }) => !exclude.includes(id))
      const candidates = fresh.length > 0 ? fresh : fitting
      const largest = Math.max(...candidates.map((deck) => shareOf(deck, difficulty)))
      const equals = candidates.filter((deck) => shareOf(deck, difficulty) === largest)
      return equals[createHash('sha256').update(seed).digest().readUInt32BE(0) % Math.max(1, equals.length)]
    },
  }
}

/** The part of a deck the candidate may read: its topic and the rules. Statements come one at a time, in the chat. */
export function presentableDeck(deck: Deck, language: ProgrammingLanguage): PublicChallenge {
  return {
    challenge_id: deck.id,
    version: deck.version,
    title: deck.title,
    challengeType: 'knowledge',
    challenge_description: `${deck.about}\n\n${rulesOf(deck.statements.length)}`,
    programming_language: language,
    code_stub: '',
    duration_in_minutes: minutesFor(deck),
    examples: [],
    testCases: [],
    statementCount: deck.statements.length,
  }
}

const rulesOf = (statements: number): string =>
  [
    `The interviewer puts ${statements} statements in the chat, one after the other. Answer each in one message:`,
    [
      '- **True or false.** One of the two, in your own words.',
      '- **How sure you are**, in percent: from 50% for a guess to 100%. The score weighs it. If you leave it out, it counts as 70%.',
      '- **Why**, in one sentence.',
    ].join('\n'),
    [
      `Then you find out whether it was right and why, and the next statement comes straight away. ${words[strikesToEnd] ?? strikesToEnd} wrong answers end the round.`,
      'If you don’t know, say so or pass: that isn’t a wrong answer, but it earns nothing. There are no hints.',
    ].join(' '),
    'For example: *False, 80%, because the worst case is linear.*',
  ].join('\n\n')

const words: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four' }
