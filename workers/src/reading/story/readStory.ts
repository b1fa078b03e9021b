import { wordCount } from '../plainWords.ts'
import { sentencesIn } from '../sentences.ts'
import { isFigure, isLesson, isOwnAct, isResult, isTeamAct, isVagueLesson } from './storySentences.ts'

/** The elements of a story. Each is a list of sentences: exact substrings, in order. */
export type Story = {
  /** Sentences in which the candidate did or decided something themselves. */
  ownActs: string[]
  /** Sentences in which a team did something and nobody in particular is named. */
  teamActs: string[]
  /** Sentences with numbers: how many, how long, how much. */
  figures: string[]
  /** Sentences about how the story ended. */
  results: string[]
  /** Sentences about changes since then, or about what the candidate would do differently. */
  lessons: string[]
  /** Resolutions that change nothing, such as to be more careful. */
  vagueLessons: string[]
}

/** The minimum number of words in a sentence that reports what somebody did. */
const fewestWords = 5

/**
 * Reads a story by the grammar of its sentences, not by its topic. It looks at who acts, whether something is counted
 * or has ended, and whether anything has changed since.
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
    // Even a fragment counts here: "Forty seconds." can be the answer to a question about numbers.
    figures: sentences.filter(isFigure),
    results: whole.filter(isResult),
    lessons: lessons.filter((each) => !isVagueLesson(each)),
    vagueLessons: whole.filter(isVagueLesson),
  }
}
