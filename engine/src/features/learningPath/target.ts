import type { CompanyPreset } from '@greenroom/shared/content'
import type { PlanTarget } from '@greenroom/shared/learning'
import type { PathWish } from '@greenroom/shared/wire'

/**
 * The interview somebody is preparing for, and what its interviewers weigh, heaviest first. `companyType`: the company
 * whose rounds these are (spec §4); missing if they are no company's.
 */
export type Target = PlanTarget & { weighs: string[]; companyType?: string }

const neutral = 'generic tech company'

/**
 * Finds the rounds of the company and stage somebody is preparing for. A company we know nothing about has the rounds
 * that most have in common; a stage without rounds counts as all of them.
 */
export function targetOf({ company, role, level, stage }: PathWish, presets: readonly CompanyPreset[]): Target {
  const released = presets.filter(({ releaseStage }) => releaseStage === 'prod')
  const name = company?.toLowerCase() ?? neutral
  const generic = released.find(({ companyType }) => companyType === neutral)
  const preset =
    released.find(({ title, companyType }) => [title.toLowerCase(), companyType.toLowerCase()].includes(name)) ??
    generic
  const all = (preset?.rounds ?? []).map((round, index) => ({ ...round, number: index + 1 }))
  const ofStage = all.filter((round) => stage === null || round.stage === stage)
  const rounds = ofStage.length > 0 ? ofStage : all
  return {
    company: preset === generic && (name === neutral || name === generic?.title.toLowerCase()) ? null : company,
    role,
    level,
    rounds: rounds.map(({ name, challengeTypes, durationInMinutes, number }) => ({
      ...{ name, challengeTypes, minutes: durationInMinutes },
      to: pageOf(preset?.id ?? '', number),
    })),
    weighs: weighedIn(rounds),
    ...(preset === undefined ? {} : { companyType: preset.companyType, allRounds: pageOf(preset.id, 'all') }),
  }
}

const pageOf = (company: string, round: number | 'all'): string =>
  `/app/interviewSelection?${new URLSearchParams({ company, round: String(round) })}`

/** The dimensions that the rounds weigh, those named most often and earliest first. */
function weighedIn(rounds: readonly { weighs: readonly string[] }[]): string[] {
  const scores = new Map<string, number>()
  for (const { weighs } of rounds)
    for (const [place, each] of weighs.entries()) scores.set(each, (scores.get(each) ?? 0) + 1 / (place + 1))
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([dimension]) => dimension)
}
