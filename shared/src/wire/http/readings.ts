import { z } from 'zod'
import { contentDomainSchema } from '../../vocabulary/content.ts'

/** `GET`: reading material and exercises besides courses and challenges. 200 with `{data}`. */
export const readingPaths = {
  articles: '/content/articles',
  workshops: '/content/workshops',
  jobs: '/content/jobs',
  behaviouralPrompts: '/content/behavioural-prompts',
  pharmacyItems: '/content/pharmacy-items',
} as const

/** `POST` with a `pharmacyAnswerSchema`: 200 with whether it is right, and the whole item; 404 ITEM_NOT_FOUND. */
export const pharmacyAnswerPath = '/content/pharmacy-items/:id/answer'

/** An answer to a pharmacy item: a number, the text of an option, or one such text for each scenario in order. */
export const pharmacyAnswerSchema = z.object({
  answer: z.union([z.number(), z.string().max(2_000), z.array(z.string().max(2_000)).max(20)]),
})

/** For articles and workshops, which belong to a domain. */
export const readingQuerySchema = z.object({
  domain: contentDomainSchema.optional().describe('By default those of all domains.'),
})
