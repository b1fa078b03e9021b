import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { type CourseView, courseListSchema, coursePaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'

/** A domain's courses, or those of all domains, without their lessons' text. */
export const useCourses = (domain: ContentDomain | null = null) =>
  useQuery({
    queryKey: ['courses', domain],
    queryFn: async ({ signal }) =>
      (
        await get(
          urlOf(coursePaths.list, {}, { minified: 'true', ...(domain === null ? {} : { domain }) }),
          courseListSchema,
          { signal },
        )
      ).data,
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
