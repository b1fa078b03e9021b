import {
  domainOfSkill,
  estimateOf,
  type Happening,
  isRubricSkill,
  type Learner,
  narrowingOf,
  reasonsFor,
  type Skill,
  skillLabel,
  skills,
} from '@greenroom/shared/learning'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { type SkillStanding, skillMapSchema, skillsPath } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Account } from '../../realtime/access.ts'

export type SkillRoutesOptions = {
  /** The domain that the user studies: only its skills are listed. */
  domainOf: (userId: number) => Promise<ContentDomain>
  learnerOf: (userId: number) => Promise<Learner>
  /** The latest happenings, latest first. */
  latest: (userId: number, limit: number) => Promise<Happening[]>
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<Account>
  now: () => number
}

/** How many happenings the reasons are taken from. */
const happeningsForReasons = 100

/** Route for what the caller can do, as far as we know, and why we think so. */
export function skillRoutes(app: HttpApp, { domainOf, learnerOf, latest, accountOf, now }: SkillRoutesOptions): void {
  app.get(
    skillsPath,
    {
      onRequest: onlyAccounts(accountOf),
      schema: { summary: 'My skills, with ranges and reasons', tags: ['learning'], response: { 200: skillMapSchema } },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const [domain, learner] = await Promise.all([domainOf(userId), learnerOf(userId)])
      const listed = skills.filter((skill, at) => skills.indexOf(skill) === at && domainOfSkill(skill) === domain)
      const happenings = learner.seq === 0 ? [] : await latest(userId, happeningsForReasons)
      const at = now()
      return reply
        .header('cache-control', 'no-store')
        .send({ skills: listed.map((skill) => standingOf(skill, learner, happenings, at)) })
    },
  )
}

function standingOf(skill: Skill, { beliefs }: Learner, latestFirst: readonly Happening[], at: number): SkillStanding {
  const belief = beliefs[skill]
  const narrowing = narrowingOf(beliefs, skill, at)
  return {
    skill,
    label: skillLabel(skill),
    kind: isRubricSkill(skill) ? 'line' : 'concept',
    estimate: estimateOf(beliefs, skill, at),
    count: belief?.count ?? 0,
    lastEvidenceAt: belief === undefined ? null : new Date(belief.at).toISOString(),
    reasons: belief === undefined ? [] : reasonsFor(skill, latestFirst),
    narrowBy: narrowing && {
      minutes: narrowing.minutes,
      tasks: narrowing.tasks,
      by: isRubricSkill(skill) ? 'interview' : 'quiz',
    },
  }
}
