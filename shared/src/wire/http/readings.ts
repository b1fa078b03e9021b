import { z } from 'zod'
import { accessSchema } from '../../rules/contentAccess.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { conceptSchema, contentDomainSchema } from '../../vocabulary/content.ts'
import { companyTypeSchema, experienceLevelSchema, roleTypeSchema, workplaces } from '../../vocabulary/hiring.ts'
import { countryCodeSchema } from '../../vocabulary/people.ts'

/** `GET`: reading material and exercises besides courses and challenges. 200 with `{data}`. */
export const readingPaths = {
  articles: '/content/articles',
  workshops: '/content/workshops',
  jobs: '/content/jobs',
  behaviouralPrompts: '/content/behavioural-prompts',
  pharmacyItems: '/content/pharmacy-items',
} as const

/** `GET`: an Atom feed of the articles that anybody may read. */
export const blogFeedPath = '/blog/feed.xml'

/** A blog article, and challenges to practise its topic. */
export const articleViewSchema = z.object({
  author: z.string(),
  /** A day, such as `2026-11-20`. */
  published: z.iso.date(),
  summary: z.string(),
  /** The picture as SVG, and a description of it. */
  picture: z.object({ svg: z.string(), alt: z.string() }),
  related: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Markdown. */
  body: z.string(),
})

/**
 * The response of `GET /content/articles`, limited to what the blog shows. `item` is missing unless `access` is `open`.
 */
export const articleListSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), title: z.string(), access: accessSchema, item: articleViewSchema.optional() }),
  ),
})
export type ArticleList = z.infer<typeof articleListSchema>

/** A job (spec §2, /jobs), and how to rehearse for it. A sample is made up, so nobody can apply for it. */
export const jobViewSchema = z.object({
  employer: z.string(),
  isSample: z.boolean(),
  country: countryCodeSchema,
  city: z.string().optional(),
  workplace: z.enum(workplaces),
  roleType: roleTypeSchema,
  level: experienceLevelSchema,
  minimumExperienceYears: z.int(),
  languages: z.array(programmingLanguageSchema),
  /** Annual pay, in the currency's main unit. */
  salary: z.object({ from: z.number(), to: z.number(), currency: z.string() }).optional(),
  posted: z.iso.date(),
  applyUrl: z.url().optional(),
  about: z.string(),
  tasks: z.array(z.string()),
  requirements: z.array(z.string()),
  process: z.array(z.string()),
  rehearse: z.object({ companyType: companyTypeSchema, concepts: z.array(conceptSchema) }),
})

/** The response of `GET /content/jobs`, limited to what the page shows. `item` is missing unless `access` is `open`. */
export const jobListSchema = z.object({
  data: z.array(z.object({ id: z.string(), title: z.string(), access: accessSchema, item: jobViewSchema.optional() })),
})
export type JobList = z.infer<typeof jobListSchema>

/** `POST` with a `pharmacyAnswerSchema`: 200 with whether it is right, and the whole item; 404 ITEM_NOT_FOUND. */
export const pharmacyAnswerPath = '/content/pharmacy-items/:id/answer'

/**
 * An answer to a pharmacy item: a number or a calculation's answer as typed (`0.25 mg`), the text of an option, or one
 * option text for each scenario in order.
 */
export const pharmacyAnswerSchema = z.object({
  answer: z.union([z.number(), z.string().max(2_000), z.array(z.string().max(2_000)).max(20)]),
})

/** For articles and workshops, which belong to a domain. */
export const readingQuerySchema = z.object({
  domain: contentDomainSchema.optional().describe('By default those of all domains.'),
})
