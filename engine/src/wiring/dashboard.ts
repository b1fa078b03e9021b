import { doneAt, type Learner, readinessOf, type Skill, skillLabel } from '@greenroom/shared/learning'
import { accessOf, anonymousReader } from '@greenroom/shared/rules'
import { isScorecardOpen, participantIdOf, stepTargets } from '@greenroom/shared/session'
import {
  type CompanyType,
  type ContentDomain,
  companyTypes,
  interviewSteps,
  usualDomain,
} from '@greenroom/shared/vocabulary'
import type { Goal } from '@greenroom/shared/wire'
import { entriesOf } from '../features/challenges/entries.ts'
import { dashboardRoutes } from '../features/dashboard/routes.ts'
import type { DashboardSources, DoneThing, LessonFor } from '../features/dashboard/sources.ts'
import type { Reviews } from '../features/reviews/reviews.ts'
import { learnerOf } from '../ledger/entry.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { headDomainOf } from '../session/sessionLog.ts'
import type { Content } from './content.ts'
import type { Domains } from './domains.ts'
import type { People } from './people.ts'
import type { Pharmacy } from './pharmacy.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type DashboardOptions = {
  content: Content
  people: Pick<People, 'profiles'>
  whoAsks: Pick<WhoAsks, 'accountOf'>
  sessions: Pick<Sessions, 'log' | 'handler' | 'viewFor' | 'ledger'>
  domains: Domains
  pharmacy: Pharmacy
  reviews: Pick<Reviews, 'due'>
  now: () => number
} & Pick<DashboardSources, 'pathOf'>

/** Sets up today's page and the journey. */
export function registerDashboard(app: HttpApp, options: DashboardOptions): void {
  const sources = dashboardSources(options)
  const ofPapers = paperSources(sources, options)
  dashboardRoutes(app, {
    sourcesFor: async (userId) => ((await options.domains.of(userId)) === usualDomain ? sources : ofPapers),
    accountOf: options.whoAsks.accountOf,
  })
}

/** The sources of the pharmacy dashboard: papers instead of interviews, and no company. */
function paperSources(
  sources: DashboardSources,
  { content, domains, pharmacy }: Pick<DashboardOptions, 'content' | 'domains' | 'pharmacy'>,
): DashboardSources {
  const domain = 'pharmacy_pre_reg'
  return {
    ...sources,
    domain,
    learnerOf: (userId) => domains.learnerOf(userId, domain),
    happeningsOf: (userId, limit) => domains.latest(userId, limit, domain),
    goalOf: async () => null,
    sessionsOf: async () => [],
    scorecardOf: async () => null,
    papersOf: pharmacy.factsOf,
    readinessOf: (beliefs, _goal, at) => pharmacy.readinessOf(beliefs, at),
    roundsOf: () => [],
    lessonFor: lessonFrom(content, domain),
  }
}

export function dashboardSources(options: Omit<DashboardOptions, 'whoAsks' | 'pharmacy'>): DashboardSources {
  const { content, people, sessions, domains, reviews, now, pathOf } = options
  const roundsOf = roundsFrom(content)
  async function scoredOf(userId: number, sessionId: string) {
    const state = await sessions.handler.load(sessionId)
    if (state === undefined) return null
    const view = await sessions.viewFor(state, { id: participantIdOf(userId) })
    return view.phase === 'ENDED' && isScorecardOpen(view) && view.scorecard.status === 'completed'
      ? { session: view, scorecard: view.scorecard.scorecard }
      : null
  }
  return {
    domain: usualDomain,
    ...{ now, pathOf },
    dueOf: dueFrom(reviews),
    learnerOf: (userId) => domains.learnerOf(userId, usualDomain),
    happeningsOf: (userId, limit) => domains.latest(userId, limit, usualDomain),
    papersOf: async () => null,
    goalOf: async (userId) => (await people.profiles.of(userId)).goal,
    sessionsOf: (userId, limit) =>
      sessions.log.heads.find({
        where: { candidateId: participantIdOf(userId), otherDomain: headDomainOf(usualDomain) },
        sort: [['createdAt', 'desc']],
        limit,
      }),
    scorecardOf: async (userId, sessionId) => (await scoredOf(userId, sessionId))?.scorecard ?? null,
    async stepTimesOf(userId, sessionId) {
      const scored = await scoredOf(userId, sessionId)
      if (scored === null) return []
      const targets = stepTargets(scored.session)
      return interviewSteps.flatMap((step) => {
        const [seconds = 0, targetSeconds] = [scored.scorecard.objective.phaseSeconds[step], targets[step]]
        return seconds <= 0 || targetSeconds === undefined ? [] : [{ step, seconds, targetSeconds }]
      })
    },
    async rewardsOf(userId) {
      const { xp, balance } = await sessions.ledger.of(learnerOf(participantIdOf(userId)))
      return { xp, charges: balance }
    },
    readinessOf(beliefs, goal, at) {
      const { stage = null, level = null, company = null } = goal ?? {}
      const loop = roundsOf(goal)
      return readinessOf(beliefs, { stage, level, company, ...(loop.length > 0 ? { loop } : {}) }, at)
    },
    roundsOf,
    thingOf: thingFrom(content),
    lessonFor: lessonFrom(content, usualDomain),
  }
}

function dueFrom({ due }: Pick<Reviews, 'due'>): DashboardSources['dueOf'] {
  return async (userId, limit, read) => {
    const { cards, ...all } = await due(userId, limit, read)
    return { ...all, cards: cards.map((card) => ({ ...card, skill: card.skill && skillLabel(card.skill) })) }
  }
}

const companyNamed = new Map<string, CompanyType>(companyTypes.map((name) => [name.toLowerCase(), name]))

/** The rounds of the company that a goal names, if we know it. */
function roundsFrom({ presets }: Pick<Content, 'presets'>) {
  return (goal: Goal | null) => {
    const company = companyNamed.get(goal?.company?.toLowerCase() ?? '')
    if (company === undefined) return []
    return (
      presets().find(({ companyType, releaseStage }) => companyType === company && releaseStage === 'prod')?.rounds ??
      []
    )
  }
}

const lessonAddress = (course: string, lesson: string): string =>
  `/app/learning/courses?${new URLSearchParams({ course, lesson })}`

function thingFrom({ bank, spoken, courses }: Pick<Content, 'bank' | 'spoken' | 'courses'>) {
  return (ref: string): DoneThing | null => {
    const [kind, id = '', part = ''] = ref.split('/')
    if (kind === 'challenge') {
      const title = bank.get(id)?.title ?? entriesOf({ all: () => [] }, spoken).find((each) => each.id === id)?.title
      return title === undefined ? null : { title, to: `/app/mockInterview?challenge=${id}`, lane: 'challenges' }
    }
    if (kind !== 'lesson') return null
    const lesson = courses
      .items('course')
      .find((course) => course.id === id)
      ?.lessons.find((each) => each.id === part)
    return lesson === undefined ? null : { title: lesson.title, to: lessonAddress(id, part), lane: 'lessons' }
  }
}

/** The concepts whose lessons teach a line of the rubric. Any other skill is a concept itself. */
const taught: Partial<Record<Skill, readonly string[]>> = {
  testing_by_hand: ['testing'],
  technical_competency: ['complexity'],
}

function lessonFrom({ courses }: Pick<Content, 'courses'>, domain: ContentDomain) {
  return (skill: Skill, done: Learner['done']): LessonFor | null => {
    const concepts = taught[skill] ?? [skill]
    const open = courses
      .items('course')
      .filter((course) => course.domain === domain && accessOf(course, anonymousReader) === 'open')
      .flatMap(({ id, lessons }) => lessons.map((lesson) => ({ ...lesson, course: id })))
      .filter(({ course, id }) => doneAt(done, `lesson/${course}/${id}`) === undefined)
    const lesson =
      open.find((each) => concepts.includes(each.concepts[0] ?? '')) ??
      open.find((each) => each.concepts.some((concept) => concepts.includes(concept)))
    if (lesson === undefined) return null
    return { title: lesson.title, to: lessonAddress(lesson.course, lesson.id), minutes: lesson.minutes }
  }
}
