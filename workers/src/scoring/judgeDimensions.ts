import { capWithoutPassedTest, type Evidence, problemSolvingCap } from '@greenroom/shared'
import { wantsTheAnswer } from '../backend/interviewer/guess.ts'
import { plainWords, wordCount } from '../backend/interviewer/plainWords.ts'
import { complexityWord, techniqueWord } from '../backend/interviewer/technicalWords.ts'
import { isNoise } from './noise.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOf, quoteOfCode, type Words } from './quote.ts'
import type { Dimension, Score } from './rubric.ts'

/** A judgement before the rule that every score cites something is applied. */
export type Judgement = { score: Score | null; behaviours: string[]; evidence: (Evidence | null)[] }

const technical = (sentence: string): boolean =>
  techniqueWord.test(plainWords(sentence)) || complexityWord.test(plainWords(sentence))
const ofCost = (sentence: string): boolean => complexityWord.test(plainWords(sentence))
const atMost = (score: Score, cap: Score): Score => (score < cap ? score : cap)
const passedShare = ({ results }: Observations): number | null =>
  results === null || results.total === 0 ? null : results.passed / results.total
/** Whether code was handed in that fails every test, and nobody but the tests noticed. */
const failsAllUnnoticed = (seen: Observations): boolean =>
  seen.ownCode !== null && passedShare(seen) === 0 && seen.foundBug === null

export const judges: Record<Dimension, (seen: Observations, record: QuestionRecord) => Judgement> = {
  'problem solving': judgeProblemSolving,
  'technical competency': judgeTechnicalCompetency,
  communication: judgeCommunication,
  testing: judgeTesting,
}

function codeQuote(seen: Observations, record: QuestionRecord): Evidence | null {
  return (
    seen.ownCode &&
    quoteOfCode(seen.ownCode, record.challenge.code_stub, (line) => /\b(for|while|if|return)\b/.test(line))
  )
}

/** An approach that was only talked about: no test has shown that it was understood. */
const capOfUnproven = 3

function judgeProblemSolving(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const rung = Math.max(0, ...record.hintRungs)
  const share = passedShare(seen)
  let score: Score | null = null
  if (seen.approach !== null) {
    const { approach, said } = seen.approach
    evidence.push(quoteOf(said, technical))
    const thorough = seen.clarifications.length > 0 || seen.edgeCases.length > 0 || seen.timeRight !== null
    switch (approach.quality) {
      case 'optimal':
        behaviours.push('Arrived at an approach that is as fast as this question allows.')
        score = seen.plannedFirst !== null && thorough ? 4 : 3
        break
      case 'acceptable':
        behaviours.push('Arrived at an approach that fits the limits, though a better one exists.')
        score = 3
        break
      case 'brute_force':
        behaviours.push('Proposed a correct but slow approach and did not get beyond it.')
        score = 2
        break
      case 'wrong':
        behaviours.push('Proposed an approach that does not give the right result.')
        score = share !== null && share >= 0.8 ? 2 : 1
        break
    }
  } else if (seen.attempts.length > 0 || seen.ownCode !== null) {
    const [first] = seen.attempts
    evidence.push(first === undefined ? codeQuote(seen, record) : quoteOf(first, technical))
    if (share === 1) {
      behaviours.push('Said little about the approach, but the finished code solves the question within its limits.')
      score = 3
    } else {
      behaviours.push('Tried to answer, without an approach that could be recognised as leading to the result.')
      score = share !== null && share > 0 ? 2 : 1
    }
  } else if (seen.notKnowing.length + seen.hintRequests.length > 0) {
    behaviours.push('Proposed no approach.')
    evidence.push(...[...seen.notKnowing, ...seen.hintRequests].slice(0, 1).map((said) => quoteOf(said)))
    score = 1
  }
  if (seen.plannedFirst !== null) {
    behaviours.push('Explained a plan before writing code.')
    evidence.push(quoteOf(seen.plannedFirst, technical))
  }
  if (seen.clarifications[0] !== undefined) {
    behaviours.push('Asked about the task before relying on an assumption.')
    evidence.push(quoteOf(seen.clarifications[0], (sentence) => sentence.includes('?')))
  }
  if (score !== null && score > capOfUnproven && failsAllUnnoticed(seen)) {
    behaviours.push('Did not bring the approach to code that passes a single test.')
    evidence.push(codeQuote(seen, record))
    score = capOfUnproven
  }
  if (rung > 0 && score !== null) {
    const cap = problemSolvingCap(rung)
    behaviours.push(
      cap < 4
        ? `Was given hints up to rung ${rung}, which caps this at ${cap}.`
        : `Was given hints up to rung ${rung}, which costs nothing.`,
    )
    evidence.push(...seen.hintRequests.slice(-1).map((said) => quoteOf(said)))
    score = atMost(score, cap)
  }
  return { score, behaviours, evidence }
}

function judgeTechnicalCompetency(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = [codeQuote(seen, record)]
  let score: Score | null = null
  const share = passedShare(seen)
  if (seen.ownCode === null) {
    if (seen.handedIn) {
      behaviours.push('Handed in the code as it was given.')
      evidence.push(...firstWords(seen))
      score = 1
    }
  } else if (share === null) {
    behaviours.push('Wrote code that no test result is known of.')
  } else {
    behaviours.push(`Wrote code that passes ${seen.results?.passed} of ${seen.results?.total} hidden tests.`)
    if (share === 1) score = seen.timeRight !== null ? 4 : 3
    else if (share >= 0.8) score = 3
    else if (share > 0) score = 2
    else {
      const compiles = seen.results?.compilation.status === 'ACCEPTED'
      const sound = seen.approach?.approach.quality === 'optimal' || seen.approach?.approach.quality === 'acceptable'
      score = atMost(compiles && sound ? 2 : 1, capWithoutPassedTest)
    }
  }
  if (seen.timeRight !== null) {
    behaviours.push(
      seen.spaceRight === null ? 'Stated the time complexity rightly.' : 'Stated time and space complexity rightly.',
    )
    evidence.push(quoteOf(seen.timeRight, ofCost))
  } else if (seen.costWrong !== null) {
    behaviours.push('Stated a complexity that does not fit the approach.')
    evidence.push(quoteOf(seen.costWrong, ofCost))
  }
  return { score, behaviours, evidence }
}

function judgeCommunication(seen: Observations, { challenge }: Pick<QuestionRecord, 'challenge'>): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const told = [...seen.attempts, ...seen.clarifications]
  if (told.length === 0) {
    const rest = [...seen.pleas, ...seen.notKnowing, ...seen.hintRequests, ...seen.beside].filter(
      ({ text }) => wordCount(text) > 0,
    )
    if (rest.length < 2) return { score: null, behaviours: [], evidence: [] }
    return {
      score: 1,
      behaviours: [
        seen.pleas.length > 1
          ? 'Asked for the answer, and said nothing that bears on it.'
          : 'Said nothing that bears on the question.',
      ],
      evidence: rest.slice(0, 2).map((said) => quoteOf(said)),
    }
  }
  let points = 1
  if (
    seen.plannedFirst !== null &&
    wordCount(seen.plannedFirst.text) >= 12 &&
    !isNoise(seen.plannedFirst.text, challenge)
  ) {
    points += 1
    behaviours.push('Explained the plan in whole sentences before coding.')
    evidence.push(quoteOf(seen.plannedFirst, technical))
  }
  const asked = seen.clarifications.find(({ text }) => !isNoise(text, challenge) && !wantsTheAnswer(text))
  if (asked !== undefined) {
    points += 1
    behaviours.push('Asked to clarify the task.')
    evidence.push(quoteOf(asked, (sentence) => sentence.includes('?')))
  }
  const answers = seen.followUpAnswers.filter(({ text }) => wordCount(text) >= 4 && !isNoise(text, challenge))
  if (answers.length >= 2) {
    points += 1
    behaviours.push('Answered the follow-up questions in substance.')
    evidence.push(...answers.slice(0, 2).map((said) => quoteOf(said)))
  }
  if (seen.unrelated.length + seen.pleas.length > told.length) {
    points -= 1
    behaviours.push(
      seen.pleas.length > seen.unrelated.length
        ? 'Asked for the answer more often than working on it.'
        : 'Spoke more beside the question than about it.',
    )
    evidence.push(...[...seen.pleas, ...seen.unrelated].slice(0, 1).map((said) => quoteOf(said)))
  }
  if (behaviours.length === 0) {
    behaviours.push('Explained little of the thinking.')
    evidence.push(...told.slice(0, 1).map((said) => quoteOf(said)))
  }
  return { score: clamp(points), behaviours, evidence }
}

function judgeTesting(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const ideas = new Set(seen.edgeCases.flatMap((each) => each.ideas))
  if (ideas.size === 0 && seen.ownCode === null) return { score: null, behaviours, evidence }
  const allPass = passedShare(seen) === 1
  let points = 1 + Math.min(2, ideas.size)
  for (const { said } of seen.edgeCases.slice(0, 2)) {
    evidence.push(
      quoteOf(said, (sentence) =>
        /\d|\b(empty|single|one|zero|negative|duplicate|same|large|max|edge)/i.test(sentence),
      ),
    )
  }
  if (ideas.size > 0)
    behaviours.push(
      ideas.size === 1 ? 'Named an edge case that matters here.' : `Named ${ideas.size} edge cases that matter here.`,
    )
  else
    behaviours.push(
      seen.edgeCasesAskedFor ? 'Named no edge case that matters here, when asked for some.' : 'Named no edge case.',
    )
  if (seen.ranOwnTests.length > 0) {
    points += 1
    behaviours.push('Ran the code before handing it in.')
  }
  if (seen.foundBug !== null) {
    points += 1
    behaviours.push('Found the bug that the tests had found.')
    evidence.push(
      'id' in seen.foundBug ? quoteOf(seen.foundBug) : quoteOfCode(seen.foundBug, record.challenge.code_stub),
    )
  } else if (allPass && seen.ownCode !== null) {
    points += 1
    behaviours.push('Handed in code in which the hidden tests found nothing.')
  }
  evidence.push(codeQuote(seen, record))
  if (!failsAllUnnoticed(seen)) return { score: clamp(points), behaviours, evidence }
  // Any example of the task, traced by hand, would have shown it.
  behaviours.push('Handed in code that fails every test without noticing it.')
  if (seen.claimedRight !== null) {
    behaviours.push('Called that code right.')
    evidence.unshift(quoteOf(seen.claimedRight))
  }
  return { score: 1, behaviours, evidence }
}

const firstWords = (seen: Observations): (Evidence | null)[] =>
  [...seen.attempts, ...seen.clarifications, ...seen.notKnowing, ...seen.hintRequests, ...seen.pleas, ...seen.beside]
    .slice(0, 1)
    .map((said: Words) => quoteOf(said))

function clamp(points: number): Score {
  if (points <= 1) return 1
  if (points >= 4) return 4
  return points < 2.5 ? 2 : 3
}
