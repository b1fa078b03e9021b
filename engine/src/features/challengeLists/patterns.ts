import { concepts } from '@greenroom/shared/vocabulary'
import type { Pattern } from '@greenroom/shared/wire'
import { isSolved, isTried, type ShelfChallenge } from './shelfChallenge.ts'

/** The caller's progress with each concept. A challenge counts for every concept that it is about. */
export const patternsOf = (shelf: readonly ShelfChallenge[]): Pattern[] =>
  concepts.flatMap((concept) => {
    const about = shelf.map(({ summary }) => summary).filter(({ topics }) => topics.includes(concept))
    if (about.length === 0) return []
    const [solved, tried] = [about.filter(isSolved).length, about.filter(isTried).length]
    return [{ concept, solved, tried, open: about.length - solved - tried }]
  })
