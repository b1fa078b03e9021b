import type { Happening, Learner } from '@greenroom/shared/learning'
import { domainOfSkill } from '@greenroom/shared/learning'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { usualDomain } from '@greenroom/shared/vocabulary'
import type { CardRecord } from '../features/reviews/record.ts'
import { type DomainOfRef, happeningIn, learnerIn } from '../learning/inDomain.ts'
import type { Learners } from '../learning/learners.ts'
import type { Content } from './content.ts'
import type { Studies } from './studies.ts'

/** How many happenings are read at most to find those of a domain. */
const maxRead = 2_000

export type DomainsOptions = {
  studies: Pick<Studies, 'of'>
  content: Pick<Content, 'courses'>
  learners: Learners
  /** The mock papers that a learner handed in: when (ms since 1970), by id. */
  papersOf: (userId: number) => Promise<ReadonlyMap<string, number>>
}
export type Domains = ReturnType<typeof createDomains>

/** What a learner did and can do, limited to the domain they study. */
export function createDomains({ studies, content, learners, papersOf }: DomainsOptions) {
  const domainOfCourse = (id: string): ContentDomain =>
    content.courses.items('course').find((course) => course.id === id)?.domain ?? usualDomain
  const domainOfRef: DomainOfRef = (ref) => {
    const [kind, id = ''] = ref.split('/')
    if (kind === 'reviews') return null
    if (kind === 'drill') return 'pharmacy_pre_reg'
    return kind === 'lesson' ? domainOfCourse(id) : usualDomain
  }
  const { of } = studies

  /** A learner in a domain. Papers count as done things, as `paper/{id}`: they are kept as papers only. */
  async function learnerOf(userId: number, domain: ContentDomain): Promise<Learner> {
    const learner = learnerIn(domain, await learners.of(userId), domainOfRef)
    if (domain === usualDomain) return learner
    const papers = [...(await papersOf(userId))].map(([id, at]): [string, number] => [`paper/${id}`, at])
    return { ...learner, done: { ...learner.done, ...Object.fromEntries(papers) } }
  }

  /** The latest happenings in a domain, latest first. */
  async function latest(userId: number, limit: number, domain: ContentDomain): Promise<Happening[]> {
    const within = (found: readonly Happening[]) =>
      found.flatMap((each) => happeningIn(domain, each, domainOfRef) ?? []).slice(0, limit)
    const first = await learners.latest(userId, limit)
    const some = within(first)
    // Those of the other domain may have pushed out the rest.
    return some.length === limit || first.length < limit ? some : within(await learners.latest(userId, maxRead))
  }

  return {
    /** The domain that a user studies. */
    of,
    domainOfCourse,
    learnerOf,
    latest,
    /** The domain of a review card. */
    ofCard({ cardId, kind, skill }: Pick<CardRecord, 'cardId' | 'kind' | 'skill'>): ContentDomain {
      if (kind === 'quiz') return domainOfCourse(cardId.split('/')[1] ?? '')
      return skill === null ? usualDomain : domainOfSkill(skill)
    },
    /** The same, in the domain that the user studies now. */
    learners: {
      of: async (userId: number) => learnerOf(userId, await of(userId)),
      latest: async (userId: number, limit: number) => latest(userId, limit, await of(userId)),
    },
  }
}
