import type { CompanyPreset } from '@greenroom/shared/content'
import type { Task } from '@greenroom/shared/learning'
import type { Goal } from '@greenroom/shared/wire'
import type { ShelfChallenge } from './shelfChallenge.ts'

/**
 * What we know about the interview somebody is preparing for. `preset` describes the company's interviews, if known.
 */
export type TargetInterview = {
  goal: Pick<Goal, 'stage' | 'role' | 'level'>
  preset: CompanyPreset | undefined
}

/** The longest list for an interview. */
const maxForInterview = 20

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The preset for a company as a user typed it, ignoring case and anything after the company's name. */
export function presetNamed(company: string | null, presets: readonly CompanyPreset[]): CompanyPreset | undefined {
  const released = presets.filter(({ releaseStage }) => releaseStage === 'prod')
  const typed = plain(company ?? '')
  if (typed === '') return undefined
  const names = (preset: CompanyPreset) => [preset.title, preset.companyType, preset.id].map(plain)
  return (
    released.find((preset) => names(preset).includes(typed)) ??
    released.find((preset) => names(preset).some((name) => name.length > 3 && typed.startsWith(name)))
  )
}

/** The target interview, or null if we know too little to choose challenges for it. */
export function targetOf(goal: Goal | null, presets: readonly CompanyPreset[]): TargetInterview | null {
  if (goal === null) return null
  const preset = presetNamed(goal.company, presets)
  return preset === undefined && goal.stage === null ? null : { goal, preset }
}

/** How well a challenge fits the interview, and why: the round it resembles. */
export type Fit = { asked: NonNullable<Task['asked']>; round: number; reason: string }

/** How a challenge fits the interview, by its type, difficulty, stage, role and level; null if it doesn't. */
export function fitOf(
  { summary, stages, roles, levels }: ShelfChallenge,
  { goal, preset }: TargetInterview,
): Fit | null {
  if (summary.challengeType === 'tutorial') return null
  if (goal.role !== null && roles !== undefined && !roles.includes(goal.role)) return null
  if (goal.level !== null && levels !== undefined && !levels.includes(goal.level)) return null
  if (preset === undefined) {
    if (goal.stage === null || !stages.includes(goal.stage)) return null
    return { asked: 'next_round', round: 0, reason: `Suits ${stagesInWords[goal.stage]} rounds.` }
  }
  const fitting = preset.rounds.flatMap((round, index) => {
    const fits =
      round.challengeTypes.includes(summary.challengeType) &&
      round.difficulty === summary.difficulty &&
      stages.includes(round.stage)
    return fits ? [{ name: round.name, isNext: round.stage === goal.stage, index }] : []
  })
  const best = fitting.find(({ isNext }) => isNext) ?? fitting[0]
  if (best === undefined) return null
  const of = preset.evidence === 'neutral' ? `${preset.title.replace(/^A/, 'a')}’s` : `${preset.title}’s`
  const like = `${of} round “${best.name}”`
  return best.isNext
    ? { asked: 'next_round', round: best.index, reason: `Your next stage: like ${like}.` }
    : { asked: 'other_round', round: best.index, reason: `Like ${like}.` }
}

const stagesInWords = { telephone: 'telephone', take_home_assessment: 'take-home', on_site: 'on-site' } as const

/**
 * The challenges for the interview: those for the next stage first, then by round. Locked ones come last in each round.
 */
export function listForInterview(
  shelf: readonly ShelfChallenge[],
  target: TargetInterview,
): { challengeId: string; reason: string }[] {
  return shelf
    .flatMap((challenge) => {
      const fit = challenge.summary.access === 'coming_soon' ? null : fitOf(challenge, target)
      const { challengeId, access } = challenge.summary
      return fit === null ? [] : [{ challengeId, fit, isOpen: access === 'open' }]
    })
    .toSorted(
      (one, other) =>
        Number(other.fit.asked === 'next_round') - Number(one.fit.asked === 'next_round') ||
        one.fit.round - other.fit.round ||
        Number(other.isOpen) - Number(one.isOpen),
    )
    .slice(0, maxForInterview)
    .map(({ challengeId, fit }) => ({ challengeId, reason: fit.reason }))
}
