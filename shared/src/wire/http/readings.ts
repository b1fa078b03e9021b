import { z } from 'zod'
import { contentDomainSchema } from '../../vocabulary/content.ts'

/** `GET`: what there is to read and to answer by oneself, beside courses and challenges. 200 with `{data}`. */
export const readingPaths = {
  articles: '/content/articles',
  workshops: '/content/workshops',
  jobs: '/content/jobs',
  behaviouralPrompts: '/content/behavioural-prompts',
  pharmacyItems: '/content/pharmacy-items',
} as const

/** Of articles and workshops, which belong to a domain. */
export const readingQuerySchema = z.object({
  domain: contentDomainSchema.optional().describe('By default those of all domains.'),
})
