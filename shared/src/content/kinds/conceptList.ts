import { z } from 'zod'
import { conceptSchema } from '../../vocabulary/content.ts'
import { readItem } from '../page/readParts.ts'
import { domainField, itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

/**
 * A concept: its prerequisites, the signs that it may help with a problem, and a card that explains it without giving
 * away any solution.
 */
export const conceptCardSchema = z.object({
  concept: conceptSchema,
  label: prose.max(40),
  needs: z.array(conceptSchema),
  /** The signs that the concept may help with a problem. */
  noticedBy: prose,
  card: prose.min(80, 'A card explains; this is too short for it.'),
})
export type ConceptCard = z.infer<typeof conceptCardSchema>

/** The concepts of a domain with their prerequisites (spec §3), in learning order. */
export const conceptListSchema = z.object({
  ...itemFields,
  ...domainField,
  about: prose,
  concepts: z.array(conceptCardSchema).min(1),
})
export type ConceptList = z.infer<typeof conceptListSchema>

export const conceptList: Kind<ConceptList> = {
  name: 'concepts',
  folder: 'concepts',
  page: 'concepts.md',
  schema: conceptListSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    domain: reader.fact('domain'),
    about: reader.prose(),
    concepts: reader.entries('Concepts', (each) => ({
      label: each.heading,
      concept: each.fact('concept'),
      needs: each.list('needs'),
      noticedBy: each.fact('noticed by'),
      card: each.prose(),
    })),
  }),
  template: `${itemHead}domain: tech_interview_prep\n---\n\n## Concepts\n\n### First concept\n- concept:\n- needs:\n- noticed by:\n`,
}

/** Finds concepts that need each other in a cycle, and returns them in order; null if there is no cycle. */
export function ringIn(needs: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const need of needs.get(name) ?? []) {
      const ring = visit(need, [...path, name])
      if (ring !== null) return ring
    }
    done.add(name)
    return null
  }
  for (const name of needs.keys()) {
    const ring = visit(name, [])
    if (ring !== null) return ring
  }
  return null
}
