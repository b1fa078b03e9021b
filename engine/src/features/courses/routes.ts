import type { ContentLibrary } from '@greenroom/shared/content'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import { type CourseView, courseListSchema, coursePaths, courseQuerySchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Course, QuizQuestion } from './content.ts'

export type CourseRoutesOptions = {
  library: ContentLibrary
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
}

/** `GET /content/courses` (spec §7): the courses, with the lessons this reader may read. */
export function courseRoutes(app: HttpApp, { library, readerOf }: CourseRoutesOptions): void {
  app.get(
    coursePaths.list,
    {
      schema: {
        summary: 'Courses and their lessons',
        description:
          'Anybody can see the list of lessons. The texts of a premium course are for subscribers, and beta courses are for testers.',
        tags: ['content'],
        querystring: courseQuerySchema,
        response: { 200: courseListSchema },
      },
    },
    async (request, reply) => {
      const { course_ids: ids, domain, minified } = request.query
      const reader = await readerOf(request)
      const shown = library
        .items('course')
        .filter((course) => accessOf(course, reader) !== null)
        .filter((course) => domain === undefined || course.domain === domain)
      const wanted =
        ids === undefined ? shown : [...new Set(ids)].flatMap((id) => shown.find((course) => course.id === id) ?? [])
      // The answer depends on the caller, so shared caches must not store it.
      return reply
        .header('cache-control', 'private, no-cache')
        .send({ data: wanted.map((course) => viewOf(course, reader, minified === 'true')) })
    },
  )
}

function viewOf(course: Course, reader: ContentReader, minified: boolean): CourseView {
  const { id, version, title, domain, summary, levels, needs, outcomes, contentTier, releaseStage } = course
  const locked = accessOf(course, reader) !== 'open'
  return {
    ...{ id, version, title, domain, summary, levels, needs, outcomes, contentTier, releaseStage, locked },
    minutes: course.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: course.lessons.map(({ id, title, minutes, concepts, body, quiz, practice }) => ({
      ...{ id, title, minutes, concepts },
      ...(minified || locked ? {} : { body, quiz: quiz.map(withoutAnswers), practice }),
    })),
  }
}

/** Checks count, so readers learn whether an option is right only once they choose it. */
const withoutAnswers = ({ question, options }: QuizQuestion) => ({
  question,
  options: options.map(({ text }) => ({ text })),
})
