import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { plainWords } from '../../../reading/plainWords.ts'
import { inputBlock, isShowable, seenDoing } from '../../interviewer/inputBlock.ts'
import type { CoachMoment } from '../provider.ts'
import { isSayable, type SayHelp } from '../scripted/compose.ts'
import { advice } from './advice.ts'
import { describeLine } from './describeLine.ts'
import { asksHowTo, howTo } from './howTo.ts'
import { lineIn, meaningOf } from './messageMeaning.ts'

/**
 * Answers factual questions: what a case does, what a message means, what a line does, how to call something in a
 * language. Null for everything else. A provider never words these answers.
 */
export function answerAsked(moment: CoachMoment, say: SayHelp): string | null {
  if (moment.task !== 'message') return null
  const ran = aboutCase(moment, say)
  if (ran !== null) return ran
  const said = aboutMessage(moment, say) ?? aboutLine(moment, say) ?? aboutLanguage(moment) ?? aboutInterview(moment)
  return said !== null && isSayable(moment, said) ? said : null
}

/**
 * Reports the result of the candidate's code for the case their message names. Only gives the expected output for an
 * example, because the statement shows that too.
 */
function aboutCase({ turn }: CoachMoment, say: SayHelp): string | null {
  const { claim, excludedBy } = turn
  if (excludedBy !== null) return say('limitExcludes', { limit: excludedBy })
  if (claim === null || !isShowable(claim.rows, claim.prints))
    return asksToRun.test(plainWords(turn.message)) && turn.mayRun === false ? say('nothingRuns') : null
  const { does, prints, right, example, error } = claim
  const meaning = does === 'crashes' && error !== undefined ? meaningOf(error) : null
  if (meaning !== null)
    return `${seenDoing(claim)}\n\nThe message says \`${shortened(meaning.quoted)}\`: ${meaning.says}`
  if (example === undefined) return `${seenDoing(claim)}\n\n${say('isItAsked')}`
  if (does !== 'prints') return `${seenDoing(claim)}\n\n${say('followByHand')}`
  const shown = inputBlock([...claim.rows, { name: 'example says', value: right ?? '' }], prints)
  return prints.trim() === right?.trim()
    ? `${say('exampleRight', { example: String(example) })}\n\n${inputBlock(claim.rows, prints)}`
    : `${say('exampleWrong', { example: String(example) })}\n\n${shown}\n\n${say('followByHand')}`
}

const asksToRun =
  /\b(run|try|execute)\b.*\b(code|it|example|case|input|program|this|with|on|for)\b|\bwhat (does|would|will) (my|the) (code|program|function|solution) (print|return|output|do|give)\b|\b(does|will|would) (my|the) (code|program|function|solution) (work|pass|handle)\b/

const maxQuoted = 60
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim()
  return line.length > maxQuoted ? `${line.slice(0, maxQuoted - 1)}…` : line
}

const asksAboutMessage =
  /\b(error|exception|message|stack ?trace|traceback|compil(e|es|er|ed|ing|ation)|crash(es|ed|ing)?|panic|warning|fails? to (run|build|compile)|segfault)\b/

/**
 * Explains a message from a compiler or runtime: the one in the candidate's message, or else the one from their last
 * run.
 */
function aboutMessage({ turn }: CoachMoment, say: SayHelp): string | null {
  const pasted = meaningOf(turn.message)
  if (pasted !== null) return explained(pasted, lineIn(turn.message, turn.code))
  if (!asksAboutMessage.test(plainWords(turn.message))) return null
  const output = turn.lastRun?.output ?? ''
  const last = meaningOf(output)
  if (last !== null) return explained(last, lineIn(output, turn.code))
  if (turn.lastRun === null) return howItIsFixed.test(plainWords(turn.message)) ? say('pasteMessage') : null
  return output === '' ? say('ranWell') : say('pasteMessage')
}

const howItIsFixed =
  /\b(this|that|the|my|an?) (error|exception|message|stack ?trace|traceback|compiler|crash)|doesn't compile|won't compile|not compil/

const explained = ({ says, quoted }: { says: string; quoted: string }, line: number | null): string =>
  `\`${shortened(quoted)}\` means: ${says}${line === null ? '' : ` It points at line ${line}.`}`

const namesLine = /\b(?:line|row|l\.) ?#?(\d{1,4})\b/i

/**
 * Describes a line the candidate names, and points out anything notable there. Doesn't say whether the line is right,
 * because candidates pay for that with a button.
 */
function aboutLine({ turn, code }: CoachMoment, say: SayHelp): string | null {
  const named = namesLine.exec(turn.message)?.[1]
  if (named === undefined) return null
  const line = Number(named)
  const lines = turn.code.split('\n')
  const text = lines[line - 1]
  if (text === undefined) return say('noSuchLine', { lines: String(lines.length) })
  if (text.trim() === '') return say('emptyLine', { line: named })
  if (code.tree === null) return say('cannotRead')
  const told = describeLine(code, line)
  return told === null ? say('plainLine', { line: named }) : `${told} ${say('noteThere')}`
}

/** Says how to call something in the candidate's language. */
function aboutLanguage({ turn }: CoachMoment): string | null {
  const plain = plainWords(turn.message)
  if (!asksHowTo.test(plain)) return null
  const found = howTo.find(({ asks, names }) => asks.test(plain) && names[turn.language] !== undefined)
  return found === undefined
    ? null
    : `${found.topic} in ${programmingLanguageLabels[turn.language]}: ${found.names[turn.language]}.`
}

function aboutInterview({ turn, card }: CoachMoment): string | null {
  const plain = plainWords(turn.message)
  const advised = advice.find(({ asks }) => asks.test(plain))?.says
  return advised ?? (card === null ? null : `${card.label}: ${card.card}`)
}
