import { wordCount } from '../plainWords.ts'
import { sentencesIn } from '../sentences.ts'
import { isFigure, isLesson, isOwnAct, isResult, isTeamAct, isVagueLesson } from './storySentences.ts'

/** What a piece of a story holds, each as the sentences that say it: exact substrings, in order. */
export type Story = {
  /** What the teller did or decided themselves. */
  ownActs: string[]
  /** What a team did, with nobody named. */
  teamActs: string[]
  /** How many, how long, how much. */
  figures: string[]
  /** How it ended. */
  results: string[]
  /** What is different because of it, or what they would do differently. */
  lessons: string[]
  /** A resolve that changes nothing: to be more careful. */
  vagueLessons: string[]
}

/** In fewer words nobody tells what they did. */
const fewestWords = 5

/**
 * Reads a story by how its sentences are built, not by what it is about: who acts in them, whether something is counted, whether something
 * ended, and whether anything has changed since.
 */
export function readStory(text: string): Story {
  const sentences = sentencesIn(text)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.endsWith('?'))
  const whole = sentences.filter((each) => wordCount(each) >= fewestWords)
  const lessons = whole.filter(isLesson)
  return {
    ownActs: whole.filter((each) => isOwnAct(each) && !lessons.includes(each)),
    teamActs: whole.filter((each) => isTeamAct(each) && !isOwnAct(each)),
    // "Forty seconds." answers a question about numbers.
    figures: sentences.filter(isFigure),
    results: whole.filter(isResult),
    lessons: lessons.filter((each) => !isVagueLesson(each)),
    vagueLessons: whole.filter(isVagueLesson),
  }
}
