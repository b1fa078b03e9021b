import { contradictedBy, type InputRows, type TracedInput } from '@greenroom/shared/session'
import { statedComplexity } from '../../reading/complexity.ts'
import { mayAskReturn, reactToReturn } from './claims.ts'
import { inputBlock, isShowable, seenDoing } from './inputBlock.ts'
import { isLastWord } from './lastWord.ts'
import { fromLook } from './look.ts'
import type { Turn } from './provider.ts'
import { otherOutput, tells } from './saidOutput.ts'
import { costSoFar, slotIn } from './scripted/conversation.ts'
import { namesBug, nextFollowUp, reactToFollowUp } from './scripted/followUp.ts'
import { type Say, sayIn } from './scripted/say.ts'

/**
 * The interviewer's message after a run, and the input that the message mentions for the first time. `traced` means
 * that the message reveals a bug.
 */
export type FromFacts = {
  message: string
  accepted: boolean | null
  traced?: TracedInput
  namedInput?: InputRows
  proposes?: undefined
  check?: undefined
}

type Facts = NonNullable<Turn['facts']>

/**
 * Returns the message about a run, regardless of the provider; null if there is none. For handed-in code, the message
 * names the input and the program's behaviour, never the right answer.
 */
export function fromFacts(turn: Turn): FromFacts | null {
  const { facts } = turn
  if (isLastWord(turn)) return null
  const say = sayIn(turn)
  if (facts === null) return isAnswer(turn) ? reactToReturn(turn, say) : null
  if (turn.call === 'doneCoding') {
    const tests = afterTests(turn, say)
    return askTrace(facts, tests, say) ?? askGrowth(turn, facts, tests, say) ?? askReturn(turn, facts, say)
  }
  const look = fromLook(turn, say)
  if (look !== null) return look
  if (!isAnswer(turn)) return null
  const answer = reactToTrace(turn, facts, say) ?? reactToReturn(turn, say)
  if (answer !== null) return answer
  const { text, accepted } = reactToFollowUp(turn, say)
  // A candidate who named a bug before seeing any input doesn't need to trace one to find it.
  if (namesBug(turn)) return null
  const next = askTrace(facts, text, say)
  return next === null ? askGrowth(turn, facts, '', say) : { ...next, accepted }
}

const answers: ReadonlySet<Turn['intent']> = new Set([
  'attempt_to_answer_question',
  'declare_not_knowing_answer',
  'unknown',
])

const isAnswer = ({ call, step, intent }: Turn): boolean =>
  call === 'reply' && step === 'follow_up' && answers.has(intent)

/**
 * Asks what right code returns for a small input, once the candidate has stated the code's cost. Anyone who wrote the
 * code themselves can tell.
 */
function askReturn(turn: Turn, { probe }: Facts, say: Say): FromFacts | null {
  const cost = costSoFar(turn)
  const isSettled = cost.time !== 'unsaid' && cost.space !== 'unsaid' && turn.testResults?.allTestCasesPassed === true
  if (probe === undefined || !isSettled || !mayAskReturn(turn)) return null
  return { message: `${say('allPassed')} ${say('askReturn')}\n\n${inputBlock(probe.rows)}`, accepted: null }
}

function askTrace({ counterexample, traced }: Facts, before: string, say: Say): FromFacts | null {
  if (counterexample === null || traced) return null
  const { right: _right, ...named } = counterexample
  if (!isShowable(named.rows, named.prints)) return null
  const message = `${before} ${seenDoing(named)}\n\n${say('askTrace')}`
  return { message: message.trim(), accepted: null, traced: named }
}

function afterTests({ testResults }: Turn, say: Say): string {
  if (testResults === null) return say('notTested')
  const { allTestCasesPassed, passed, total } = testResults
  const result = allTestCasesPassed ? say('allPassed') : `${passed} of ${total} tests pass.`
  return `${result} ${say('searchedToo')}`
}

/**
 * Compares the candidate's answer about a traced input with the program's output and with the right answer. Challenges
 * a wrong answer once.
 */
function reactToTrace(turn: Turn, { counterexample }: Facts, say: Say): FromFacts | null {
  const before = turn.aboutThisQuestion.slice(0, -1).filter(({ sender }) => sender === 'interviewer')
  const wasPushedBack = before.some(({ message }) => slotIn(message, 'traceAgain') || slotIn(message, 'traceOther'))
  const asked = before.at(-1)?.message ?? ''
  const isAbout = slotIn(asked, 'askTrace') || slotIn(asked, 'traceAgain') || slotIn(asked, 'traceOther')
  if (counterexample === null || !isAbout || turn.intent === 'declare_not_knowing_answer') return null
  const { right, prints, does } = counterexample
  if (tells(turn.message, right)) return { message: `${say('traceSeen')} ${nextFollowUp(turn, say)}`, accepted: true }
  if (wasPushedBack || does !== 'prints') return null
  if (defends.test(turn.message) && tells(turn.message, prints)) return { message: say('traceAgain'), accepted: false }
  return otherOutput(turn.message, prints) === null ? null : { message: say('traceOther'), accepted: false }
}

const defends = /\b(right|correct|fine|as (it should|expected)|expected|should be)\b/i
const inWords = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times']

/** Asks once where a claimed cost comes from, if the measured time grows faster than that. */
function askGrowth(turn: Turn, { cost }: Facts, before: string, say: Say): FromFacts | null {
  if (cost === null || turn.aboutThisQuestion.some(({ message }) => slotIn(message, 'askGrowth'))) return null
  const said = turn.aboutThisQuestion
    .filter(({ sender }) => sender === 'candidate')
    .map(({ message }) => statedComplexity(message).time)
    .findLast((time) => time !== null)
  const times = said === undefined || said === null ? null : contradictedBy(cost, said)
  if (times === null) return null
  const longer = inWords[times] ?? `${times} times`
  const message = `${before} You said O(${said}). Doubling the input took ${longer} as long. ${say('askGrowth')}`
  return { message: message.trim(), accepted: null }
}
