import {
  type CheckedAnswer,
  checkedAnswerSchema,
  finishedLessonSchema,
  type LessonNote,
  type LessonRef,
  type LessonRun,
  type LessonView,
  learningSchema,
  lessonNoteSchema,
  lessonPaths,
  lessonRunSchema,
  lessonViewSchema,
  reviewListSchema,
  reviewPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '../../data/account.ts'
import { get, post, put, remove, unread } from '../../data/api.ts'
import { walletKey } from '../../data/wallet.ts'

const learningKey = ['learning'] as const
const keyOf = ({ courseId, lessonId }: LessonRef) => ['lesson', courseId, lessonId] as const
const pathOf = (path: string, { courseId, lessonId }: LessonRef): string => urlOf(path, { courseId, lessonId })

/** The user's progress, bookmarks and notes. Only fetched if signed in. */
export function useLearning() {
  const account = useAccount()
  return useQuery({
    queryKey: learningKey,
    queryFn: ({ signal }) => get(lessonPaths.learning, learningSchema, { signal }),
    enabled: account.status === 'signed_in',
    refetchOnWindowFocus: 'always',
  })
}

/** The due reviews. Fetched separately, so that the page doesn't wait for them. */
export const useReviewsDue = () =>
  useQuery({
    queryKey: ['reviews', 'due'],
    queryFn: ({ signal }) => get(reviewPaths.reviews, reviewListSchema, { signal }),
    refetchOnWindowFocus: true,
  })

/**
 * A lesson as this reader sees it. Refetched when the window gets focus, because another tab may have changed its note.
 */
export const useLesson = (ref: LessonRef) =>
  useQuery({
    queryKey: keyOf(ref),
    queryFn: ({ signal }) => get(pathOf(lessonPaths.lesson, ref), lessonViewSchema, { signal }),
    refetchOnWindowFocus: 'always',
  })

const begin = (ref: LessonRef, newest: boolean): Promise<LessonView> =>
  post(pathOf(lessonPaths.begin, ref), { newest }, lessonViewSchema)

const adopt = (client: QueryClient, ref: LessonRef, lesson: LessonView): void => {
  client.setQueryData(keyOf(ref), lesson)
  void client.invalidateQueries({ queryKey: learningKey })
}

/** Marks a lesson as begun when somebody with an account opens it. If that fails, their first answer marks it. */
export function useBegin(ref: LessonRef, isSignedIn: boolean): void {
  const client = useQueryClient()
  const { courseId, lessonId } = ref
  useEffect(() => {
    if (!isSignedIn) return
    const opened = { courseId, lessonId }
    begin(opened, false).then(
      (lesson) => adopt(client, opened, lesson),
      () => undefined,
    )
  }, [client, courseId, lessonId, isSignedIn])
}

/** What a reader can do with a lesson. Every function throws ApiProblem. */
export function useLessonActions(ref: LessonRef) {
  const client = useQueryClient()
  const changed = () => {
    void client.invalidateQueries({ queryKey: keyOf(ref) })
    void client.invalidateQueries({ queryKey: learningKey })
  }
  return {
    async takeNewest(): Promise<void> {
      adopt(client, ref, await begin(ref, true))
    },
    async answer(version: string, question: number, option: number): Promise<CheckedAnswer> {
      const body = { version, question, option }
      const checked = await post(pathOf(lessonPaths.answers, ref), body, checkedAnswerSchema)
      client.setQueryData<LessonView>(keyOf(ref), (lesson) => lesson && withAnswer(lesson, question, checked))
      return checked
    },
    async setBookmark(isSet: boolean): Promise<void> {
      const path = pathOf(lessonPaths.bookmark, ref)
      await (isSet ? put(path, undefined, unread) : remove(path))
      client.setQueryData<LessonView>(keyOf(ref), (lesson) =>
        lesson?.own ? { ...lesson, own: { ...lesson.own, isBookmarked: isSet } } : lesson,
      )
      changed()
    },
    async finish() {
      const finished = await post(pathOf(lessonPaths.finish, ref), undefined, finishedLessonSchema)
      changed()
      void client.invalidateQueries({ queryKey: ['learner'] })
      return finished
    },
  }
}

const withAnswer = (lesson: LessonView, place: number, { option, isRight, why }: CheckedAnswer): LessonView => ({
  ...lesson,
  quiz: lesson.quiz.map((question, index) =>
    index === place ? { ...question, answer: { option, isRight, why } } : question,
  ),
})

/** @throws ApiProblem NOTE_CHANGED if another tab has saved since `revision` */
export const saveNote = (ref: LessonRef, text: string, revision: number): Promise<LessonNote> =>
  put(pathOf(lessonPaths.note, ref), { text, revision }, lessonNoteSchema)

/** The note as stored on the server. */
export async function readNote(ref: LessonRef): Promise<LessonNote | null> {
  const { own } = await get(pathOf(lessonPaths.lesson, ref), lessonViewSchema)
  return own?.note ?? null
}

const lookAgainAfterMs = 350

/**
 * Runs a program of a lesson and waits for what it prints.
 * @throws ApiProblem
 */
export function useLessonRun(ref: LessonRef, version: string) {
  const client = useQueryClient()
  return async (program: number, code: string, signal: AbortSignal): Promise<LessonRun> => {
    const body = { version, program, code }
    let run = await post(pathOf(lessonPaths.runs, ref), body, lessonRunSchema, { signal })
    while (run.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, lookAgainAfterMs))
      signal.throwIfAborted()
      run = await get(urlOf(lessonPaths.run, { runId: run.runId }), lessonRunSchema, { signal })
    }
    void client.invalidateQueries({ queryKey: walletKey })
    return run
  }
}
