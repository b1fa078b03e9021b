import { expectedOf, roundOfQuestion, rubrics } from '@greenroom/shared/rules'
import type { Round } from '@greenroom/shared/session'
import type { Turn } from '../interviewer/provider.ts'
import { asData } from './asData.ts'
import { listed, partsAsText } from './momentText.ts'

const maxCharacters = 200

/**
 * Says how the company's round is weighted, and what it expects at the candidate's level and in their role, in the
 * rubric's words.
 */
export function lookedForIn(turn: Turn): string {
  const round = roundOf(turn)
  const lines = Object.keys(rubrics[round]).map(
    (dimension) => `${dimension}: ${expectedOf(round, dimension, { level: turn.level, roleType: turn.roleType })}`,
  )
  return partsAsText([
    companysRound(turn),
    listed(`Of a ${turn.level === 'SENIOR' ? 'senior' : 'junior'} one expects to see:`, lines),
  ])
}

function companysRound({ round }: Turn): string | null {
  if (round === null) return null
  const name = `This round is called “${asData(round.name, maxCharacters)}”.`
  return round.weighs.length === 0
    ? name
    : `${name} In this round they weigh: ${asData(round.weighs.join(', '), maxCharacters)}.`
}

function roundOf({ deck, challengeType, spoken, stage }: Turn): Round {
  if (deck !== null) return 'knowledge'
  return roundOfQuestion({ challengeType, competency: spoken?.competency }, stage)
}
