import type { CodeNode } from '../../../code/codeNode.ts'
import { assignmentOf, functionAround, isName } from '../../../code/parts.ts'
import { quoted } from '../code/readCode.ts'
import { pairwiseLoops } from '../code/regions.ts'
import { simplificationsIn } from '../code/simplifications.ts'
import type { CoachMoment } from '../provider.ts'
import { caseToTry } from './bugs.ts'
import { capital, joined, linesOf, type SayHelp, wasHeard } from './compose.ts'

const maxSimplifications = 3

/** Says what could be simplified in the candidate's code, and how, without giving code. */
export function simplify(moment: CoachMoment, say: SayHelp): string {
  const found = simplificationsIn(moment.code)
  const fresh = found.filter(({ text }) => !wasHeard(moment, text))
  const told = fresh.slice(0, maxSimplifications).map(({ text }) => text)
  const said = joined(moment, told)
  if (said !== '') return joined(moment, [said, say('keepIt')])
  if (found.length > 0) return say('simplifyNext')
  if (moment.code.tree === null) return say('cannotRead')
  return joined(moment, [say('simplifyNone', { lines: linesOf(moment) }), say('simplifyNext')])
}

const maxImprovements = 2

/**
 * Suggests ways to make the code easier to read and to defend: how its cost grows, names, length, and simplifications.
 */
export function improve(moment: CoachMoment, say: SayHelp): string {
  const ideas = improvementsIn(moment, say).filter((text) => !wasHeard(moment, text))
  const said = joined(moment, ideas.slice(0, maxImprovements))
  if (said !== '') return said
  const none = moment.code.tree === null ? 'cannotRead' : 'improveNone'
  return joined(moment, [say(none), costUnsaid(moment) ? say('sayCost') : null, caseToTry(moment, say)])
}

export function improvementsIn(moment: CoachMoment, say: SayHelp): string[] {
  const simpler = simplificationsIn(moment.code).map(({ text }) => text)
  return [
    inPairs(moment, say),
    ...simpler.slice(0, 1),
    unclearNames(moment, say),
    tooLong(moment, say),
    ...simpler.slice(1),
  ].filter((text) => text !== null)
}

/** Points out nested loops if the authored answer needs none and the input is large. */
export function inPairs(moment: CoachMoment, say: SayHelp): string | null {
  const { challenge } = moment.turn
  if (challenge !== null && /\^|\bn ?[*·×]? ?n\b/.test(challenge.complexity.time)) return null
  const region = pairwiseLoops(moment.code)
  return region === null ? null : say('pairs', { region: `Lines ${region.from} and ${region.to}` })
}

const maxShortNames = 2
/** Single letters that people commonly use for counters, coordinates, sizes, queues and times. */
const usualLetters = /^[ijknmxyrcqst_]$/
const unclear = /^([A-Za-z]\d?|tmp|temp|foo|bar|data\d|arr\d)$/

function unclearNames({ code }: CoachMoment, say: SayHelp): string | null {
  const names = new Set<string>()
  for (const node of code.nodes.filter(code.isOwn)) {
    const target = assignmentOf(node)?.target
    const isUnclear =
      target !== undefined && isName(target) && unclear.test(target.text) && !usualLetters.test(target.text)
    if (isUnclear) names.add(target.text)
  }
  if (names.size < maxShortNames) return null
  const told = [...names].slice(0, maxShortNames).map(quoted).join(' and ')
  return capital(say('shortNames', { names: told }))
}

const longestFunction = 30

function tooLong({ code }: CoachMoment, say: SayHelp): string | null {
  const lines = new Map<CodeNode, Set<number>>()
  for (const node of code.nodes.filter(code.isOwn)) {
    const holder = functionAround(node)
    if (holder !== null) lines.set(holder, (lines.get(holder) ?? new Set()).add(node.line))
  }
  const count = Math.max(0, ...[...lines.values()].map(({ size }) => size))
  return count > longestFunction ? say('longFunction', { count: String(count) }) : null
}

/** Whether neither time nor memory has been mentioned yet. */
export const costUnsaid = ({ turn }: CoachMoment): boolean =>
  !turn.aboutThisQuestion.some(
    ({ sender, message }) =>
      sender === 'candidate' &&
      /\bO ?\(|\b(complexity|linear|quadratic|n log n|constant (time|space))\b/i.test(message),
  )
