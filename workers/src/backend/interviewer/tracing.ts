import type { TracedInput } from '@greenroom/shared/session'
import { contradictedBy } from '../../facts/cost.ts'
import { statedComplexity } from '../../reading/complexity.ts'
import { plainWords } from '../../reading/plainWords.ts'
import { isLastWord } from './lastWord.ts'
import type { Turn } from './provider.ts'
import { slotIn } from './scripted/conversation.ts'
import { nextFollowUp, reactToFollowUp } from './scripted/followUp.ts'
import { type Say, sayIn } from './scripted/say.ts'

/** What the interviewer says by what running the code told. `traced` is the input that it names for the first time. */
export type FromFacts = { message: string; accepted: boolean | null; traced?: TracedInput }

type Facts = NonNullable<Turn['facts']>

/**
 * What the interviewer says because of what running the handed-in code told, whoever finds its words else; null where that is nothing.
 * It names the input and what the program does with it, never what is right.
 */
export function fromFacts(turn: Turn): FromFacts | null {
  const { facts } = turn
  if (facts === null || isLastWord(turn)) return null
  const say = sayIn(turn)
  if (turn.call === 'doneCoding')
    return askTrace(facts, afterTests(turn, say), say) ?? askGrowth(turn, facts, afterTests(turn, say), say)
  if (turn.call !== 'reply' || turn.step !== 'follow_up' || !answers.has(turn.intent)) return null
  const answer = reactToTrace(turn, facts, say)
  if (answer !== null) return answer
  const { text, accepted } = reactToFollowUp(turn, say)
  const next = askTrace(facts, text, say)
  return next === null ? askGrowth(turn, facts, '', say) : { ...next, accepted }
}

const answers: ReadonlySet<Turn['intent']> = new Set([
  'attempt_to_answer_question',
  'declare_not_knowing_answer',
  'unknown',
])
const mostCharacters = 240

function askTrace({ counterexample, traced }: Facts, before: string, say: Say): FromFacts | null {
  if (counterexample === null || traced) return null
  const { right: _right, ...named } = counterexample
  const input = named.rows.map(({ name, value }) => `\`${name} = ${value}\``).join(', ')
  if (input.length > mostCharacters || named.prints.length > mostCharacters) return null
  return { message: `${before} For ${input} ${doing(named)}. ${say('askTrace')}`.trim(), accepted: null, traced: named }
}

function doing({ does, prints }: TracedInput): string {
  if (does === 'crashes') return 'your program crashes'
  if (does === 'hangs') return 'your program does not finish'
  const shown = prints.trim().replaceAll(/\s+/g, ' ')
  return shown === '' ? 'your program prints nothing' : `your program prints \`${shown}\``
}

function afterTests({ testResults }: Turn, say: Say): string {
  if (testResults === null) return say('notTested')
  const { allTestCasesPassed, passed, total } = testResults
  const result = allTestCasesPassed ? say('allPassed') : `${passed} of ${total} hidden tests pass.`
  return `${result} ${say('searchedToo')}`
}

/** What an answer to the trace says, held against what the program prints and what is right. It is pushed back once. */
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
  const other = saysItPrints.exec(plainWords(turn.message))?.groups?.value
  return other !== undefined && isOneWord(prints) && !tells(other, prints)
    ? { message: say('traceOther'), accepted: false }
    : null
}

const defends = /\b(right|correct|fine|as (it should|expected)|expected|should be)\b/i
const saysItPrints = /\b(?:it|code|program|mine) (?:prints|returns|gives|outputs|answers) (?<value>-?\d+|true|false)\b/
const isOneWord = (text: string): boolean => text.trim().split(/\s+/).length === 1

/** Whether a message has this output in it, word by word. */
function tells(message: string, output: string): boolean {
  const words = output.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return false
  const said = ` ${message
    .toLowerCase()
    .replaceAll(/[[\](){},;`'"]|[.?!:](?=\s|$)/g, ' ')
    .split(/\s+/)
    .join(' ')} `
  return said.includes(` ${words.join(' ').toLowerCase()} `)
}

const inWords = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times']

/** Asks where the time comes from, where it grows faster than the candidate said; once. */
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
