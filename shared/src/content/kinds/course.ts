import { z } from 'zod'
import { InvalidPage, parsePage } from '../../rules/contentPage.ts'
import { lessonPartsOf } from '../../rules/lessonParts.ts'
import { conceptSchema } from '../../vocabulary/content.ts'
import { experienceLevelSchema } from '../../vocabulary/hiring.ts'
import { readerOf } from '../page/reader.ts'
import { readItem } from '../page/readParts.ts'
import { domainField, itemFields, itemIdSchema, prose } from '../parts.ts'
import type { ItemFiles, Kind } from './kind.ts'
import { quizQuestionSchema, readQuiz } from './quiz.ts'
import { itemHead } from './templates.ts'

/**
 * A lesson: a text, a quiz on it, and things to practise with. `body` is Markdown; the content check runs its programs.
 */
export const lessonSchema = z.object({
  id: itemIdSchema,
  title: prose.max(80),
  minutes: z.int().min(3).max(60),
  concepts: z.array(conceptSchema).min(1),
  body: prose
    .min(600, 'This is too short for a lesson. Write at least 600 characters.')
    .refine(
      (body) => !lessonPartsOf(body).some((part) => part.kind === 'text' && /^(`{3,}|~{3,})should/m.test(part.text)),
      'A “should” block belongs right behind the “output” of a program.',
    ),
  quiz: z.array(quizQuestionSchema).min(3),
  /** Ids of challenges, questions or items to practise with, as `kind/id`. */
  practice: z.array(z.string().regex(/^[a-z_]+\/[a-z0-9-]+$/, 'isn’t written as “kind/id”')),
  /** The parts of the lesson's file that we don't recognise. There must be none. */
  leftovers: z.array(z.object({ line: z.int(), text: z.string() })).superRefine((leftovers, context) => {
    for (const { line, text } of leftovers) context.addIssue({ code: 'custom', message: text, params: { line } })
  }),
})
export type Lesson = z.infer<typeof lessonSchema>

/** A course, with its lessons in order (spec §7, `GET /content/courses`). */
export const courseSchema = z.object({
  ...itemFields,
  ...domainField,
  levels: z.array(experienceLevelSchema).min(1),
  summary: prose.max(300),
  /** The ids of courses to take first. */
  needs: z.array(itemIdSchema),
  outcomes: z.array(prose).min(3),
  lessons: z.array(lessonSchema).min(1),
})
export type Course = z.infer<typeof courseSchema>

export const course: Kind<Course> = {
  name: 'course',
  folder: 'courses',
  page: 'course.md',
  schema: courseSchema,
  read(reader, files, id) {
    const listed = reader.list('lessons')
    const lying = [...files.keys()].flatMap((path) => /^lessons\/(.+)\.md$/.exec(path)?.[1] ?? [])
    return {
      id,
      ...readItem(reader),
      domain: reader.fact('domain'),
      levels: reader.list('levels'),
      summary: reader.fact('summary'),
      needs: reader.list('needs'),
      outcomes: reader.items('What you can do afterwards'),
      // Also read lessons that exist but aren't listed, and put them last, so that a forgotten lesson is noticed.
      lessons: [...listed, ...lying.filter((each) => !listed.includes(each))].map((each) => readLesson(each, files)),
    }
  },
  template: `${itemHead}domain: tech_interview_prep
levels: JUNIOR; SENIOR
summary:
needs:
lessons: first-lesson
---

## What you can do afterwards
`,
}

function readLesson(id: string, files: ItemFiles): unknown {
  const text = files.get(`lessons/${id}.md`)
  if (text === undefined) return undefined
  try {
    const reader = readerOf(parsePage(text))
    const lesson = {
      id,
      title: reader.fact('title'),
      minutes: reader.number('minutes'),
      concepts: reader.list('concepts'),
      quiz: readQuiz(reader),
      practice: reader.list('practice'),
      body: reader.body(),
    }
    return { ...lesson, leftovers: reader.unread() }
  } catch (error) {
    if (error instanceof InvalidPage) return { id, leftovers: [{ line: error.line, text: error.message }] }
    throw error
  }
}
