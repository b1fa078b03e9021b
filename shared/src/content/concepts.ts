import type { Archive } from './archive.ts'
import type { ConceptCard } from './kinds/conceptList.ts'
import { createLibrary } from './library.ts'

/** Loads only the concept cards of a domain. Each card comes after its prerequisites. */
export function loadConcepts({
  archive,
  domain = 'tech_interview_prep',
}: {
  archive?: Archive
  domain?: string
} = {}): ConceptCard[] {
  const library = createLibrary({ only: ['concepts'], ...(archive === undefined ? {} : { archive }) })
  return library
    .items('concepts')
    .filter((list) => list.domain === domain)
    .flatMap(({ concepts }) => concepts)
}
