import { type CourseView, courseListSchema, coursePaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

export type Lesson = CourseView['lessons'][number]

/** Fetches all courses, without their lessons' text. */
export const useCourses = () =>
  useQuery({
    queryKey: ['courses'],
    queryFn: async ({ signal }) =>
      (await get(urlOf(coursePaths.list, {}, { minified: 'true' }), courseListSchema, { signal })).data,
  })

/** Fetches one course with the lessons this user can read; null if it doesn't exist. */
export const useCourse = (id: string) =>
  useQuery({
    queryKey: ['courses', id],
    queryFn: async ({ signal }) =>
      (await get(urlOf(coursePaths.list, {}, { course_ids: id }), courseListSchema, { signal })).data[0] ?? null,
  })

export const addressOf = (course: string, lesson?: string): string =>
  `/app/learning/courses?${new URLSearchParams({ course, ...(lesson === undefined ? {} : { lesson }) })}`
