import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { DesignPhase } from '@greenroom/shared/rules'
import { pointsShown } from '../../reading/judgement/rightAnswer.ts'
import { pointsIn } from '../../reading/pointsIn.ts'
import { type Approach, approachIn, mistakeInWords, mistakesInCode } from '../../reading/recognise.ts'
import type { Turn } from '../interviewer/provider.ts'
import { approachAccepted, candidateWords, isUntouched, wasSaid } from '../interviewer/scripted/conversation.ts'
import { isInParts, placeInDesign } from '../interviewer/scripted/design/designParts.ts'
import { atHand, clockOfPart } from '../interviewer/scripted/design/partClock.ts'
import { inOrderFor } from '../interviewer/scripted/followUpOrder.ts'
import { listed, partsAsText } from './momentText.ts'

/**
 * Builds the authored material for a language model, using only what may be said now. Never includes solutions, hints
 * that haven't been given yet, or answers to questions that haven't been asked yet.
 */
export function materialFor(turn: Turn): string {
  const { challenge, spoken } = turn
  if (challenge !== null) return partsAsText(forCoding(turn, challenge))
  if (spoken !== null) return partsAsText([...inWords(turn, spoken), designInParts(turn)])
  return partsAsText([])
}

const partNames = {
  requirements: 'the requirements',
  estimates: 'rough numbers',
  interface: 'the interface',
  data: 'the data',
  architecture: 'the architecture: parts on the board, connected by arrows',
  depth: 'questions about the design',
} as const satisfies Record<DesignPhase, string>

/** Says which part the design is in and what to do about its time; null for every other question. */
function designInParts(turn: Turn): string | null {
  if (!isInParts(turn)) return null
  const place = placeInDesign(turn)
  const at = partNames[atHand(place)]
  const lead = `The design is now at ${at}. Stay with it, and ask for nothing of a later part.`
  return clockOfPart(turn, place) === null
    ? lead
    : `${lead} Most of its time is used: say so once, and say what you want next.`
}

const isDefended = ({ step }: Turn): boolean => step === 'follow_up' || step === 'wrap_up'

function forCoding(turn: Turn, challenge: Challenge): (string | null)[] {
  const said = candidateWords(turn).join('\n')
  const approach = approachIn(turn.message, challenge) ?? approachIn(said, challenge)
  const mistakes = isUntouched(turn) ? [] : mistakesInCode(turn.codeAlone, challenge)
  const inTheWords = mistakeInWords(turn.message, challenge)
  const nudges = [...mistakes, ...(inTheWords === null ? [] : [inTheWords])].map(({ nudge }) => nudge)
  return [
    common(turn, challenge),
    approach === null ? null : aboutApproach(turn, approach),
    listed('Something is amiss in what they have. You may point at it so, without giving it away:', [
      ...new Set(nudges),
    ]),
    ...(isDefended(turn) || turn.call === 'doneCoding' ? afterwards(turn, challenge) : []),
  ]
}

/** Lists facts about the task and hints already given: the candidate knows both or may ask for them. */
const common = (turn: Turn, { clarifications, hints }: Pick<Challenge, 'clarifications' | 'hints'>): string | null =>
  partsAsText([
    listed(
      'Facts that you tell when they are asked for:',
      clarifications.map(({ answer }) => answer),
    ),
    listed('Hints that the candidate was given already:', hints.slice(0, turn.hintRung)),
  ])

const worth: Record<Approach['quality'], string> = {
  optimal: 'right, and as good as it gets',
  acceptable: 'right, and good enough',
  brute_force: 'right, but too slow for the limits',
  wrong: 'not right',
}

function aboutApproach(turn: Turn, approach: Approach): string {
  const cost = approachAccepted(turn) ? ` It takes ${approach.time} of time and ${approach.space} of memory.` : ''
  return `What the candidate describes is ${worth[approach.quality]}.${cost} To it one might say: ${approach.response}`
}

function afterwards(turn: Turn, challenge: Challenge): (string | null)[] {
  const { complexity, edgeCases, followUps } = challenge
  return [
    `The best known solution takes ${complexity.time} of time and ${complexity.space} of memory.`,
    questions(turn, [
      ...edgeCases.map(({ question }) => ({ question, goodAnswer: null })),
      ...inOrderFor(turn.level, followUps),
    ]),
  ]
}

/** Lists the questions that may be asked next. Includes a good answer only for a question already asked. */
function questions(turn: Turn, prepared: readonly { question: string; goodAnswer: string | null }[]): string | null {
  const asked = prepared.filter(({ question }) => wasSaid(turn, question))
  const open = prepared.filter((each) => !asked.includes(each))
  return partsAsText([
    listed(
      'You have asked these, and good answers are:',
      asked.flatMap(({ question, goodAnswer }) => (goodAnswer === null ? [] : [`${question} ${goodAnswer}`])),
    ),
    listed(
      'You may ask one of these next:',
      open.map(({ question }) => question),
    ),
  ])
}

function inWords(turn: Turn, question: SpokenQuestion): (string | null)[] {
  // Leave out points that the candidate only seems to have made, so that nobody can talk the model into revealing the
  // answer.
  const made = pointsIn(candidateWords(turn).join('\n'), question)
  const judged = pointsShown(turn.judged, question)
  const open = question.points.filter((each) => !made.includes(each) && !judged.includes(each))
  return [
    common(turn, question),
    listed(
      'Points of a good answer that the candidate has made:',
      made.map(({ point }) => point),
    ),
    listed(
      'What is missing can be asked for so:',
      open.flatMap(({ question: asks }) => asks ?? []),
    ),
    isDefended(turn) || turn.call === 'doneCoding' ? questions(turn, inOrderFor(turn.level, question.followUps)) : null,
  ]
}
