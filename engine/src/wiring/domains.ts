import type { Happening, Learner } from '@greenroom/shared/learning'
import { domainOfSkill, withDone } from '@greenroom/shared/learning'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { usualDomain } from '@greenroom/shared/vocabulary'
import type { CardRecord } from '../features/reviews/record.ts'
import { type DomainOfRef, happeningIn, learnerIn } from '../learning/inDomain.ts'
import type { Learners } from '../learning/learners.ts'
import type { Content } from './content.ts'
import type { Studies } from './studies.ts'

/** The maximum number of happenings to read when looking for those of a domain. */
const maxRead = 2_000
const lessons = 'lesson/'

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
  const domainOfCourse = (id: string): ContentDomain => content.courses.get('course', id)?.domain ?? usualDomain
  const domainOfRef: DomainOfRef = (ref) => {
    if (ref.startsWith('reviews/')) return null
    if (ref.startsWith('drill/')) return 'pharmacy_pre_reg'
    if (!ref.startsWith(lessons)) return usualDomain
    const end = ref.indexOf('/', lessons.length)
    return domainOfCourse(ref.slice(lessons.length, end === -1 ? undefined : end))
  }
  const { of } = studies

  /** A learner in a domain. Papers count as done items, as `paper/{id}`, though they are only stored as papers. */
  async function learnerOf(userId: number, domain: ContentDomain): Promise<Learner> {
    const learner = learnerIn(domain, await learners.of(userId), domainOfRef)
    if (domain === usualDomain) return learner
    const papers = await papersOf(userId)
    return {
      ...learner,
      done: [...papers].reduce((done, [id, at]) => withDone(done, [`paper/${id}`], at), learner.done),
    }
  }

  /** The latest happenings in a domain, latest first. */
  async function latest(userId: number, limit: number, domain: ContentDomain): Promise<Happening[]> {
    const within = (found: readonly Happening[]) =>
      found.flatMap((each) => happeningIn(domain, each, domainOfRef) ?? []).slice(0, limit)
    const first = await learners.latest(userId, limit)
    const some = within(first)
    // The other domain's entries may have pushed out the rest.
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
    /** The learners, limited to the domain that each user studies now. */
    learners: {
      /** @param domain the domain they study, if the caller knows it */
      of: async (userId: number, domain?: ContentDomain) => learnerOf(userId, domain ?? (await of(userId))),
      latest: async (userId: number, limit: number) => latest(userId, limit, await of(userId)),
    },
  }
}
