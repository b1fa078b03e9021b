import { statedComplexity } from '../../../reading/complexity.ts'
import { approachJudged, edgeCaseKey, spaceKey, timeKey } from '../../../reading/judgement/judgeCode.ts'
import { followUpKey } from '../../../reading/judgement/judgeInWords.ts'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { mistakesInCode, namesMistake } from '../../../reading/recognise.ts'
import type { Turn } from '../provider.ts'
import { wantsVerdict } from '../verdictRule.ts'
import type { Reaction } from './attempt.ts'
import { costSoFar, interviewerWords, isUntouched, slotIn, wasSaid } from './conversation.ts'
import { inOrderFor } from './followUpOrder.ts'
import type { Say } from './say.ts'

/** The topic of the last question the interviewer asked since the hand-in. */
type Topic =
  | { about: 'complexity' }
  | { about: 'edge_cases' }
  | { about: 'edge_case'; index: number }
  | { about: 'follow_up'; index: number }
  /** Asks how the candidate would have solved the task, if they didn't write anything. */
  | { about: 'plan' }
  | { about: 'open' }

const complexitySlots = ['askComplexity', 'askTime', 'askSpace'] as const

function topicOf(message: string, { challenge }: Turn): Topic | null {
  const says = (words: string) => wasSaidIn(message, words)
  const followUp = challenge?.followUps.findIndex(({ question }) => says(question)) ?? -1
  if (followUp >= 0) return { about: 'follow_up', index: followUp }
  const edgeCase = challenge?.edgeCases.findIndex(({ question }) => says(question)) ?? -1
  if (edgeCase >= 0) return { about: 'edge_case', index: edgeCase }
  if (complexitySlots.some((slot) => slotIn(message, slot))) return { about: 'complexity' }
  if (slotIn(message, 'askEdgeCases') || slotIn(message, 'askEdgeCasesOfFault')) return { about: 'edge_cases' }
  if (slotIn(message, 'askWithoutCode')) return { about: 'plan' }
  if (slotIn(message, 'askGeneric')) return { about: 'open' }
  return null
}

const wasSaidIn = (message: string, words: string): boolean =>
  interviewerWordsOf(message).includes(interviewerWordsOf(words))
const interviewerWordsOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * Counts the candidate's messages since the interviewer first asked the open question about the code, including this
 * one. Asking it again doesn't restart the count.
 */
export function messagesSinceAsked(turn: Turn): number {
  const topics = turn.aboutThisQuestion.map(({ sender, message }) =>
    sender === 'interviewer' ? topicOf(plainWords(message), turn) : null,
  )
  const open = topics.findLast((topic) => topic !== null) ?? null
  const other = topics.findLastIndex((topic) => topic !== null && !isSameTopic(topic, open))
  const asked = topics.findIndex((topic, index) => index > other && topic !== null)
  return turn.aboutThisQuestion.slice(asked + 1).filter(({ sender }) => sender === 'candidate').length
}

const isSameTopic = (one: Topic, other: Topic | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Chooses the next question: first the cost, then the edge cases, then the author's questions. Asks each once. The
 * engine closes the question after three answers, so asking about the cost twice would displace an authored question.
 */
export function nextFollowUp(turn: Turn, say: Say): string {
  const asked = interviewerWords(turn).map((message) => topicOf(message, turn))
  const was = (about: Topic['about']) => asked.some((topic) => topic?.about === about)
  // Without any code from the candidate, there is nothing to ask about.
  if (isUntouched(turn)) return was('plan') ? (prepared(turn) ?? say('askGeneric')) : say('askWithoutCode')
  if (!was('edge_cases') && showsAFault(turn)) return say('askEdgeCasesOfFault')
  const cost = costSoFar(turn)
  if (!was('complexity') && (cost.time === 'unsaid' || cost.space === 'unsaid')) {
    if (cost.time === 'right') return say('askSpace')
    return cost.space === 'right' ? say('askTime') : say('askComplexity')
  }
  if (!was('edge_cases')) return say('askEdgeCases')
  return prepared(turn) ?? say('askGeneric')
}

/** Whether tests failed in a way an edge case may explain. */
function showsAFault({ testResults }: Turn): boolean {
  if (testResults === null || testResults.allTestCasesPassed) return false
  const { firstFailureStatus } = testResults
  return firstFailureStatus !== 'COMPILATION_ERROR' && firstFailureStatus !== 'TIME_LIMIT_EXCEEDED'
}

/** Returns the author's next question, ordered for the candidate's level. */
const prepared = (turn: Turn): string | undefined =>
  [...inOrderFor(turn.level, turn.challenge?.followUps ?? []), ...(turn.challenge?.edgeCases ?? [])].find(
    ({ question }) => !wasSaid(turn, question),
  )?.question

/** Counts the author's questions that are left. */
export const preparedLeft = (turn: Turn): number =>
  [...(turn.challenge?.followUps ?? []), ...(turn.challenge?.edgeCases ?? [])].filter(
    ({ question }) => !wasSaid(turn, question),
  ).length

const concrete =
  /\d|\b(empty|single|one|two|negative|zero|no|none|all|duplicates?|max(imum)?|same|equal|sorted|large|huge|first|last|only|without)\b/i

/** Reacts to an answer about the code: short, true, and without a question. */
export function reactToFollowUp(turn: Turn, say: Say): Reaction {
  if (turn.intent === 'declare_not_knowing_answer') return { text: say('followUpUnknown'), accepted: null }
  if (turn.intent !== 'attempt_to_answer_question') return { text: '', accepted: null }
  const { challenge, message } = turn
  if (wantsVerdict(turn)) return { text: say('followUpNoted'), accepted: false }
  const topic =
    interviewerWords(turn)
      .map((said) => topicOf(said, turn))
      .findLast((each) => each !== null) ?? null
  if (challenge === null || topic === null) return { text: say('followUpNoted'), accepted: false }
  const found = foundMistake(turn)
  if (found) return { text: say('bugNamed'), accepted: true }
  const meant = topicMeant(turn, topic)
  if (claimsABug(turn)) return { text: say('bugClaimed'), accepted: false }
  switch (meant.about) {
    case 'complexity':
      return reactToCost(turn, say)
    case 'edge_cases': {
      const named = edgeCasesShown(turn)
      if (named > 1) return { text: say('edgeCasesNamed'), accepted: true }
      if (named === 1) return { text: say('edgeCaseNamed'), accepted: true }
      const general = wordCount(message) >= 6 && !concrete.test(message)
      return { text: say(general ? 'edgeCasesUnclear' : 'followUpNoted'), accepted: false }
    }
    case 'edge_case':
    case 'follow_up':
      return covered(answers(turn, meant), message, say)
    case 'plan': {
      const quality = approachJudged(turn.judgement, challenge)?.quality
      const sound = quality === 'optimal' || quality === 'acceptable'
      return { text: say(sound ? 'followUpCovered' : 'followUpNoted'), accepted: sound }
    }
    case 'open':
      return { text: say('followUpNoted'), accepted: false }
  }
}

const isShown = ({ judgement }: Turn, key: string): boolean =>
  judgement.some(({ point, verdict }) => point === key && verdict === 'shown')

const edgeCasesShown = (turn: Turn): number =>
  (turn.challenge?.edgeCases ?? []).filter((_each, index) => isShown(turn, edgeCaseKey(index))).length

/** Whether the message was judged to answer the question on this topic. */
function answers(turn: Turn, topic: Topic): boolean {
  if (topic.about === 'edge_case') return isShown(turn, edgeCaseKey(topic.index))
  return topic.about === 'follow_up' && isShown(turn, followUpKey(topic.index))
}

/**
 * Returns the topic an answer is about: that of the last question, unless the answer clearly belongs to an earlier one.
 */
function topicMeant(turn: Turn, asked: Topic): Topic {
  const { challenge, message } = turn
  const cost = statedComplexity(message)
  if (cost.time !== null || cost.space !== null) return { about: 'complexity' }
  if (challenge === null || answers(turn, asked) || asked.about === 'plan') return asked
  return edgeCasesShown(turn) > 1 ? { about: 'edge_cases' } : asked
}

const testsFail = ({ testResults }: Turn): boolean => testResults !== null && !testResults.allTestCasesPassed

/** Whether the candidate names a mistake that is really in their code. */
function namesOwnMistake({ challenge, codeAlone, message }: Turn): boolean {
  if (challenge === null || !/\b(bug|mistake|wrong|forgot|missed|should|crash(es)?|fails?)\b/i.test(message))
    return false
  return mistakesInCode(codeAlone, challenge).some((mistake) => namesMistake(message, mistake))
}

const saysWhatIsWrong =
  /\b(found|see|spotted|know|that's|that is|there's|there is|here's|is) (\w+ ){0,3}(bug|mistake|fault|error|problem)\b|\boff by one\b|\bi (forgot|missed|mixed up|should have)\b|\bshould (be|have been) \S+ (instead|and not|rather)\b/i

const foundMistake = (turn: Turn): boolean => testsFail(turn) && namesOwnMistake(turn)

/** Whether the candidate names a suspected mistake after tests have failed, even one that the author didn't expect. */
const claimsABug = (turn: Turn): boolean => testsFail(turn) && saysWhatIsWrong.test(turn.message)

/** Whether this message says what is wrong with the candidate's code. */
export const namesBug = (turn: Turn): boolean => namesOwnMistake(turn) || saysWhatIsWrong.test(turn.message)

function covered(isCovered: boolean, message: string, say: Say): Reaction {
  if (isCovered && wordCount(message) >= 4) return { text: say('followUpCovered'), accepted: true }
  // An answer we didn't recognise may be right or may miss the point, so the interviewer claims neither.
  return { text: say('followUpNoted'), accepted: false }
}

function reactToCost(turn: Turn, say: Say): Reaction {
  const { challenge, message } = turn
  const said = statedComplexity(message)
  if (challenge === null || (said.time === null && said.space === null))
    return { text: say('followUpNoted'), accepted: false }
  const [time, space] = [timeKey, spaceKey].map((side) => costVerdict(turn, side))
  if (time === 'wrong' && space === 'right') return { text: say('costSpaceRight'), accepted: false }
  if (time === 'right' && space === 'wrong') return { text: say('costTimeRight'), accepted: false }
  const tooSlow = turn.testResults?.firstFailureStatus === 'TIME_LIMIT_EXCEEDED'
  if (time === 'wrong' && tooSlow) return { text: say('costExplains'), accepted: false }
  if (time === 'wrong' || space === 'wrong') return { text: say('costWrong'), accepted: false }
  if (time === 'right' && space === 'right') return { text: say('costRight'), accepted: true }
  return { text: say(time === 'right' ? 'costTimeOnly' : 'costSpaceOnly'), accepted: true }
}

/** Returns the verdict on the time or memory that the message states. */
function costVerdict({ judgement }: Turn, side: string): 'right' | 'wrong' | 'unsaid' {
  const verdict = judgement.find(({ point }) => point === side)?.verdict
  return verdict === 'shown' ? 'right' : verdict === 'contradicted' ? 'wrong' : 'unsaid'
}
