import { z } from 'zod'
import { conceptSchema, contentDomainSchema, contentTierSchema, releaseStageSchema } from '../../vocabulary/content.ts'
import { experienceLevelSchema } from '../../vocabulary/hiring.ts'

/** The API calls for courses (spec §7). */
export const coursePaths = {
  /** `GET`: 200 with a `courseListSchema`; 400 for an invalid query. */
  list: '/content/courses',
} as const

/** `course_ids=a,b` returns only these courses, in this order; `minified=true` leaves out the texts of the lessons. */
export const courseQuerySchema = z.object({
  course_ids: z
    .string()
    .transform((ids) => ids.split(',').map((id) => id.trim()))
    .pipe(z.array(z.string()).max(100, 'Ask for 100 courses at most.'))
    .transform((ids) => ids.filter((id) => id !== ''))
    .optional()
    .describe('Ids of courses, separated by commas; by default all. Unknown ids are ignored.'),
  domain: contentDomainSchema.optional().describe('By default courses in all domains.'),
  minified: z.enum(['true', 'false']).optional().describe('`true` for the list of lessons without their texts.'),
})

/** An option of a quiz. Whether it is right, and why, stays on the server until it is chosen (`lessonPaths.answers`). */
const quizOptionSchema = z.object({ text: z.string() })

/** A lesson; text, quiz and practice (`kind/id`) are missing if the list is minified, or the course is locked. */
export const courseLessonSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.int().positive(),
  concepts: z.array(conceptSchema),
  /** Markdown. */
  body: z.string().optional(),
  quiz: z.array(z.object({ question: z.string(), options: z.array(quizOptionSchema) })).optional(),
  practice: z.array(z.string()).optional(),
})

/** A course as readers get it. */
export const courseViewSchema = z.object({
  id: z.string(),
  version: z.string(),
  title: z.string(),
  domain: contentDomainSchema,
  summary: z.string(),
  levels: z.array(experienceLevelSchema),
  /** Courses to take first. */
  needs: z.array(z.string()),
  outcomes: z.array(z.string()),
  minutes: z.int().positive(),
  contentTier: contentTierSchema,
  releaseStage: releaseStageSchema,
  /** Whether the course needs a subscription that the reader doesn't have, or isn't written yet. */
  locked: z.boolean(),
  lessons: z.array(courseLessonSchema),
})
export type CourseView = z.infer<typeof courseViewSchema>

export const courseListSchema = z.object({ data: z.array(courseViewSchema) })
