import { createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { durationsInMinutes, plannedQuestion, questionCountFor, rubrics } from '@greenroom/shared/rules'
import { readSettings } from '@greenroom/shared/session'
import { companyTypes, difficulties, experienceLevels, roleTypes } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { findChallenge } from '../../session/decide/questions/questions.ts'
import { catalogueOf } from './catalogue.ts'

const presets = createLibrary({ only: ['company'] }).items('company')
const bank = loadChallenges()
const spoken = loadSpoken()
const catalogue = catalogueOf(bank, spoken, () => presets)
const withoutPresets = catalogueOf(bank, spoken)

const everyInterview = companyTypes.flatMap((companyType) =>
  (['telephone', 'on_site', 'take_home_assessment'] as const).flatMap((interviewStage) =>
    experienceLevels.flatMap((candidateExperienceLevel) =>
      durationsInMinutes.flatMap((timeLimitInMinutes) =>
        difficulties.map((interviewDifficulty) =>
          readSettings({
            companyType,
            interviewStage,
            candidateExperienceLevel,
            timeLimitInMinutes,
            interviewDifficulty,
          }),
        ),
      ),
    ),
  ),
)

const searchFor = (settings: ReturnType<typeof readSettings>, from = catalogue, sessionId = 'session') => ({
  sessionId,
  contentDomain: 'tech_interview_prep' as const,
  settings,
  assessmentType: null,
  programmingLanguage: 'python' as const,
  questionCount: questionCountFor(settings),
  completedChallengeIds: [],
  loop: [...from.loopOf(settings.companyType)],
})

/** All questions of a whole interview, in order. */
function questionsOf(settings: ReturnType<typeof readSettings>, from = catalogue, sessionId = 'session') {
  const search = searchFor(settings, from, sessionId)
  const asked: NonNullable<ReturnType<typeof findChallenge>>[] = []
  for (let question = 1; question <= search.questionCount; question += 1) {
    const found = findChallenge(
      search,
      asked.map(({ challenge_id }) => challenge_id),
      from,
    )
    if (found === undefined) break
    asked.push(found)
  }
  return { search, asked }
}

/** Whether the bank has a question of this kind that fits these settings and hasn't been asked. */
const has = (
  kind: Parameters<typeof catalogue.pick>[0]['kind'],
  search: ReturnType<typeof searchFor>,
  exclude: string[],
) => {
  const { settings } = search
  const found = catalogue.pick({
    difficulty: settings.interviewDifficulty,
    programmingLanguage: 'python',
    maxDurationMinutes: settings.timeLimitInMinutes,
    stage: settings.interviewStage,
    kind,
    candidate: { level: settings.candidateExperienceLevel, roleType: settings.candidateRoleType },
    exclude,
    seed: 'any',
  })
  return found !== undefined && !exclude.includes(found.challenge_id)
}

describe('the questions of every company, stage, level and duration', () => {
  it('are never fewer than without presets, and one at least', () => {
    for (const settings of everyInterview) {
      const { asked } = questionsOf(settings)
      const usual = questionsOf(settings, withoutPresets).asked
      expect(asked.length, JSON.stringify(settings)).toBeGreaterThanOrEqual(Math.max(1, usual.length))
    }
  })

  it('are of the preset rounds’ kinds, if there are any of these', () => {
    let followed = 0
    for (const settings of everyInterview) {
      const { search, asked } = questionsOf(settings)
      for (const [index, { challengeType }] of asked.entries()) {
        const { round, kinds } = plannedQuestion(search, index + 1)
        const before = asked.slice(0, index).map(({ challenge_id }) => challenge_id)
        if (round === null || !kinds.some((kind) => has(kind, search, before))) continue
        expect(round.challengeTypes, `${JSON.stringify(settings)}, question ${index + 1}`).toContain(challengeType)
        followed += 1
      }
    }
    expect(followed).toBeGreaterThan(100)
  })

  it('end with a story from the candidate’s own work on site, in 45 and 60 minutes', () => {
    for (const settings of everyInterview) {
      const { interviewStage, timeLimitInMinutes } = settings
      const { asked, search } = questionsOf(settings)
      const isLong = interviewStage === 'on_site' && timeLimitInMinutes >= 45
      const stories = asked.flatMap(({ competency }, index) => (competency === undefined ? [] : [index + 1]))
      expect(stories, JSON.stringify(settings)).toEqual(isLong ? [search.questionCount] : [])
    }
  })

  it('stay the same in a take-home task and for a company nothing is known about', () => {
    const neutral = everyInterview.filter(
      ({ companyType, interviewStage }) =>
        companyType === 'generic tech company' || interviewStage === 'take_home_assessment',
    )
    for (const settings of neutral)
      expect(questionsOf(settings).asked).toEqual(questionsOf(settings, withoutPresets).asked)
  })

  it('differ between companies with different days', () => {
    const kindsAt = (companyType: string) =>
      questionsOf(readSettings({ companyType, timeLimitInMinutes: 60, candidateExperienceLevel: 'SENIOR' })).asked.map(
        ({ challengeType }) => challengeType,
      )
    expect(kindsAt('Meta').slice(0, 2)).toEqual(['coding', 'coding'])
    expect(kindsAt('Amazon')).toEqual(['coding', 'low_level_design', 'knowledge'])
    expect(kindsAt('Stripe')).toContain('explain_code')
  })
})

describe('the presets', () => {
  it('exist for every company', () => {
    expect(presets.map(({ companyType }) => companyType).sort()).toEqual([...companyTypes].sort())
  })

  it('weigh dimensions that the rubrics have', () => {
    const known = Object.values(rubrics).flatMap((dimensions) =>
      Object.keys(dimensions).map((each) => each.toLowerCase()),
    )
    for (const { id, rounds } of presets)
      for (const { name, weighs } of rounds)
        for (const each of weighs) expect(known, `${id}, ${name}`).toContain(each.toLowerCase())
  })
})

describe('the role', () => {
  const knowledgeFor = (candidateRoleType: string) =>
    new Set(
      Array.from({ length: 20 }, (_, index) => {
        const settings = readSettings({
          candidateRoleType,
          interviewStage: 'telephone',
          timeLimitInMinutes: 45,
          interviewDifficulty: 'moderately_challenging',
        })
        return questionsOf(settings, catalogue, `session-${index}`).asked[0]
      }).flatMap((found) => (found?.challengeType === 'knowledge' ? [found.challenge_id] : [])),
    )

  it('of every kind gets only spoken questions written for it', () => {
    for (const roleType of roleTypes)
      for (const id of knowledgeFor(roleType))
        expect(spoken.get(id)?.roleTypes, `${roleType}: ${id}`).toContain(roleType)
  })

  it('changes the questions if there are any written for it', () => {
    const kinds = ['knowledge', 'low_level_design', 'system_design', 'explain_code'] as const
    const own = (roleType: (typeof roleTypes)[number]) =>
      spoken
        .all()
        .filter(
          ({ challengeType, roleTypes: fits }) =>
            kinds.some((kind) => kind === challengeType) && fits.includes(roleType),
        )
        .map(({ id }) => id)
        .sort()
    expect(own('software engineer (front-end)')).not.toEqual(own('devops'))
    expect(own('machine learning')).not.toEqual(own('devops'))
    for (const roleType of roleTypes) expect(own(roleType), roleType).not.toEqual([])
  })
})
