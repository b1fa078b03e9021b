import { domainOfSkill, filterDone, type Happening, type Learner } from '@greenroom/shared/learning'
import type { ContentDomain } from '@greenroom/shared/vocabulary'

/**
 * The domain of something finished, by its reference (`doneRefSchema`); null if it doesn't belong to a single domain.
 */
export type DomainOfRef = (ref: string) => ContentDomain | null

/**
 * The part of a learner that belongs to a domain: beliefs about its skills, and what was finished in it. The minutes of
 * each day aren't divided, because they belong to the person, not to a domain.
 */
export function learnerIn(domain: ContentDomain, learner: Learner, domainOfRef: DomainOfRef): Learner {
  const belongs = inDomain(domain, domainOfRef)
  return {
    ...learner,
    beliefs: Object.fromEntries(
      Object.entries(learner.beliefs).filter(([skill]) => belongs.skill(skill as keyof Learner['beliefs'])),
    ),
    done: filterDone(learner.done, belongs.ref),
  }
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
  skill: (skill: Parameters<typeof domainOfSkill>[0]): boolean => domainOfSkill(skill) === domain,
  ref: (ref: string): boolean => (domainOfRef(ref) ?? domain) === domain,
})
