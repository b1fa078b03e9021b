import { type CourseView, courseListSchema, coursePaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

/** Fetches all courses, without their lessons' text. */
export const useCourses = () =>
  useQuery({
    queryKey: ['courses'],
    queryFn: async ({ signal }) =>
      (await get(urlOf(coursePaths.list, {}, { minified: 'true' }), courseListSchema, { signal })).data,
  })

/** A course without its lessons' text; `course` is null if it doesn't exist. */
export function useCourse(id: string) {
  const { data, ...query } = useCourses()
  return { ...query, course: data === undefined ? undefined : (data.find((course) => course.id === id) ?? null) }
}

export const catalogue = '/app/learning/courses'
export const addressOf = (course: string, lesson?: string): string =>
  `${catalogue}?${new URLSearchParams({ course, ...(lesson === undefined ? {} : { lesson }) })}`

export const isComing = ({ contentTier, releaseStage }: Pick<CourseView, 'contentTier' | 'releaseStage'>): boolean =>
  contentTier === 'coming_soon' || releaseStage === 'coming_soon'
