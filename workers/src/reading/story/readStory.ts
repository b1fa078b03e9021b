import { wordCount } from '../plainWords.ts'
import { sentencesIn } from '../sentences.ts'
import { isFigure, isLesson, isOwnAct, isResult, isTeamAct, isVagueLesson } from './storySentences.ts'

/** The elements of a story, each as its sentences: exact substrings, in order. */
export type Story = {
  /** Things the candidate did or decided themselves. */
  ownActs: string[]
  /** Things a team did without naming anybody. */
  teamActs: string[]
  /** Numbers: how many, how long, how much. */
  figures: string[]
  /** How it ended. */
  results: string[]
  /** Changes since, or things they would do differently. */
  lessons: string[]
  /** A resolution that changes nothing, such as to be more careful. */
  vagueLessons: string[]
}

/** In words. Anything shorter doesn't report what somebody did. */
const fewestWords = 5

/**
 * Reads a story by the grammar of its sentences, not by its topic: who acts, whether something is counted, whether
 * something ended, and whether anything has changed since.
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
    // "Forty seconds." can be the answer to a question about numbers.
    figures: sentences.filter(isFigure),
    results: whole.filter(isResult),
    lessons: lessons.filter((each) => !isVagueLesson(each)),
    vagueLessons: whole.filter(isVagueLesson),
  }
}
