import { type Concept, pharmacyConcepts } from '../vocabulary/content.ts'

const proper: Partial<Record<Concept, string>> = {
  api_design: 'API design',
  object_oriented_design: 'object-oriented design',
}
const ofPharmacy: readonly string[] = pharmacyConcepts

/** A concept as it reads inside a sentence: `two_pointers` → `two pointers`. */
export const conceptInWords = (concept: Concept): string =>
  proper[concept] ?? (ofPharmacy.includes(concept) ? concept.slice('pharmacy_'.length) : concept).replaceAll('_', ' ')
