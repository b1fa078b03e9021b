import { type ExperienceLevel, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import {
  halfHourMs,
  type PartnerPost,
  partnerBoardSchema,
  partnerDaysAhead,
  partnerPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../../data/api.ts'
import { refreshAppointments } from '../../../data/appointments.ts'
import { nameOf } from '../../../data/sessionLabels.ts'
import { dayAndTimeOf } from '../../../ui/time.ts'
import { boardTexts as texts } from './texts.ts'

const boardKey = ['partners']
/** How often to refetch, since other people post and answer in the meantime. */
const everyMs = 60_000

export const usePartners = (level: ExperienceLevel | null) =>
  useQuery({
    queryKey: [...boardKey, level],
    queryFn: ({ signal }) =>
      get(urlOf(partnerPaths.board, {}, { level: level ?? undefined }), partnerBoardSchema, { signal }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })

/** Refetches the board and your mocks with their times, after you have changed something. */
export function useFreshBoard(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: boardKey }),
      client.invalidateQueries({ queryKey: ['sessions'] }),
      refreshAppointments(client),
    ])
  }
}

export const shownTime = (time: string): string => dayAndTimeOf(new Date(time))

/** The first time that suits both people, or null. */
export const timeForBoth = (mine: readonly string[], theirs: readonly string[]): string | null =>
  theirs.find((time) => mine.includes(time)) ?? null

/** The days on which you can offer times, starting today, each as the time it begins in this browser's time zone. */
export const daysFrom = (now: Date): Date[] =>
  Array.from({ length: partnerDaysAhead }, (_, day) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + day))

/** A day's remaining half-hour slots, in a post's format. */
export function halfHoursOf(day: Date, now: Date): string[] {
  const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
  const count = Math.round((next.getTime() - day.getTime()) / halfHourMs)
  return Array.from({ length: count }, (_, index) => day.getTime() + index * halfHourMs)
    .filter((time) => time > now.getTime())
    .map((time) => new Date(time).toISOString())
}

/** `Go, senior, Google` */
export const detailsOf = ({
  level,
  programmingLanguage,
  company,
}: Pick<PartnerPost, 'level' | 'programmingLanguage' | 'company'>): string =>
  [
    programmingLanguageLabels[programmingLanguage],
    texts.levels[level].toLowerCase(),
    ...(company === null ? [] : [nameOf(company)]),
  ].join(', ')

export const proposalsOf = (postId: string): string => urlOf(partnerPaths.proposals, { postId })
