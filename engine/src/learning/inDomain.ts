import { domainOfSkill, filterDone, type Happening, type Learner, type Skill } from '@greenroom/shared/learning'
import type { ContentDomain } from '@greenroom/shared/vocabulary'

const lessons = 'lesson/'

/**
 * The domain of something finished, by its reference (`doneRefSchema`); null if it doesn't belong to a single domain. It
 * depends on the kind and, for a lesson, on the course.
 */
export type DomainOfRef = (ref: string) => ContentDomain | null

/**
 * The part of a learner that belongs to a domain: beliefs about its skills, and what was finished in it. The minutes of
 * each day aren't divided, because they belong to the person, not to a domain.
 */
export function learnerIn(domain: ContentDomain, learner: Learner, domainOfRef: DomainOfRef): Learner {
  const { seq, done, worked } = learner
  const belongs = inDomain(domain, domainOfRef)
  let own: Learner['beliefs'] | undefined
  return {
    seq,
    done: filterDone(done, beginningOf, belongs.ref),
    worked,
    get beliefs() {
      own ??= beliefsThat(belongs.skill, learner.beliefs)
      return own
    },
  }
}

function beliefsThat(belong: (skill: Skill) => boolean, beliefs: Learner['beliefs']): Learner['beliefs'] {
  const observed = Object.keys(beliefs) as Skill[]
  const own = observed.filter(belong)
  return own.length === observed.length ? beliefs : Object.fromEntries(own.map((skill) => [skill, beliefs[skill]]))
}

/** The part of a reference that decides its domain. */
function beginningOf(ref: string): string {
  const kind = ref.indexOf('/') + 1
  return ref.slice(0, ref.startsWith(lessons) ? ref.indexOf('/', kind) + 1 || kind : kind)
}

/** The part of a happening that belongs to a domain; null if none of it does. */
export function happeningIn(domain: ContentDomain, happening: Happening, domainOfRef: DomainOfRef): Happening | null {
  const belongs = inDomain(domain, domainOfRef)
  const observations = happening.observations.filter(({ skill }) => belongs.skill(skill))
  const done = happening.done.filter(belongs.ref)
  const wasEmpty = happening.observations.length === 0 && happening.done.length === 0
  return wasEmpty || observations.length > 0 || done.length > 0 ? { ...happening, observations, done } : null
}

const inDomain = (domain: ContentDomain, domainOfRef: DomainOfRef) => ({
  skill: (skill: Skill): boolean => domainOfSkill(skill) === domain,
  ref: (ref: string): boolean => (domainOfRef(ref) ?? domain) === domain,
})
