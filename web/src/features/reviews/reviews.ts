import {
  type ReviewAnswer,
  type ReviewCard,
  type ReviewGrade,
  type ReviewSitting,
  reviewAnswerSchema,
  reviewCardSchema,
  reviewListSchema,
  reviewPaths,
  reviewSittingSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { get, post, put, remove, unread } from '../../data/api.ts'
import { ownZone } from '../../data/ownZone.ts'
import { createUnsentGrades, type UnsentGrades } from './unsentGrades.ts'

const reviewsKey = ['reviews'] as const
const retryEveryMs = 15_000

/** A card graded in this sitting. `dueAt`: when it comes back (ISO 8601). */
export type GradedCard = { card: ReviewCard; gradeId: string; grade: ReviewGrade; dueAt: string }

/** The due cards and what comes next. Also tells the server the browser's zone, for reminders. */
export const useReviews = () =>
  useQuery({
    queryKey: reviewsKey,
    queryFn: ({ signal }) => get(urlOf(reviewPaths.reviews, {}, { timeZone: ownZone() }), reviewListSchema, { signal }),
    refetchOnWindowFocus: true,
  })

/** Refetches everything that reviews change. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([reviewsKey, ['learner']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

/** The user's unsent grades. They are sent as soon as the server can be reached. */
export function useUnsentGrades(userId: number): UnsentGrades {
  const unsent = useMemo(() => createUnsentGrades(userId), [userId])
  useEffect(() => {
    const flush = () => void unsent.flush()
    flush()
    window.addEventListener('online', flush)
    const timer = setInterval(flush, retryEveryMs)
    return () => {
      window.removeEventListener('online', flush)
      clearInterval(timer)
    }
  }, [unsent])
  return unsent
}

export const answerCard = (
  { id, rev }: ReviewCard,
  answer: { chosen?: number[]; text?: string },
): Promise<ReviewAnswer> => post(urlOf(reviewPaths.answer, { id }), { rev, ...answer }, reviewAnswerSchema)

export const undoGrade = (id: string, gradeId: string): Promise<ReviewCard> =>
  post(urlOf(reviewPaths.undo, { id }), { gradeId }, reviewCardSchema)

export const putAway = (id: string): Promise<unknown> => put(urlOf(reviewPaths.suspension, { id }), undefined, unread)
export const bringBack = (id: string): Promise<unknown> => remove(urlOf(reviewPaths.suspension, { id }))

export const endSitting = (): Promise<ReviewSitting> => post(reviewPaths.sittings, {}, reviewSittingSchema)
