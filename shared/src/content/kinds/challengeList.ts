import { z } from 'zod'
import { readItem } from '../page/readParts.ts'
import { itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

const words = (text: string): number => text.trim().split(/\s+/).length

/** An entry: the challenge as `kind/id`, and why it is on the list, in at most 20 words. */
export const challengeListEntrySchema = z.object({
  challenge: z
    .string()
    .regex(
      /^(coding|knowledge|explain_code|algorizing|low_level_design|system_design|tutorial)\/[a-z0-9-]+$/,
      'a challenge, like coding/fire-drill',
    ),
  reason: prose.refine((text) => words(text) <= 20, 'A reason has at most 20 words.'),
})

/** A list of challenges, in the order in which to do them, each with a reason. */
export const challengeListSchema = z.object({
  ...itemFields,
  about: prose.max(200),
  entries: z
    .array(challengeListEntrySchema)
    .min(3)
    .refine(
      (entries) => new Set(entries.map(({ challenge }) => challenge)).size === entries.length,
      'a challenge is on the list twice',
    ),
})
export type ChallengeList = z.infer<typeof challengeListSchema>

export const challengeList: Kind<ChallengeList> = {
  name: 'list',
  folder: 'lists',
  page: 'list.md',
  schema: challengeListSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    about: reader.prose(),
    entries: reader.entries('Challenges', (each) => ({ challenge: each.heading, reason: each.prose() })),
  }),
  template: `${itemHead}---\n\n## Challenges\n\n### coding/first-challenge\n`,
}
