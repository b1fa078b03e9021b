import {
  type ReviewGradeRequest,
  reviewGradedSchema,
  reviewGradeRequestSchema,
  reviewPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import { create } from 'zustand'
import { ApiProblem, post } from '../../data/api.ts'
import { browserStorage, type TextStorage } from '../../data/storage.ts'

const unsentSchema = reviewGradeRequestSchema.extend({ cardId: z.string() })
export type UnsentGrade = ReviewGradeRequest & { cardId: string }

/** Grades that the server doesn't have yet, and cards whose grade it refused because of an earlier one. */
export type Unsent = { waiting: readonly UnsentGrade[]; refused: readonly string[] }

const keyOf = (userId: number): string => `review-grades:${userId}`

/** Whether a later attempt may succeed. A refusal is final. */
const isWorthATry = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

const sendGrade = async ({ cardId, ...request }: UnsentGrade): Promise<void> =>
  void (await post(urlOf(reviewPaths.grade, { id: cardId }), request, reviewGradedSchema))

/**
 * Sends a user's grades in order, and keeps the unsent ones, even across reloads. If another tab sends the same grades,
 * the server counts each once.
 */
export function createUnsentGrades(
  userId: number,
  storage: TextStorage = browserStorage(() => localStorage),
  send: (grade: UnsentGrade) => Promise<void> = sendGrade,
) {
  const key = keyOf(userId)
  function stored(): UnsentGrade[] {
    try {
      return z.array(unsentSchema).parse(JSON.parse(storage.read(key) ?? '[]'))
    } catch {
      return []
    }
  }
  const useUnsent = create<Unsent>(() => ({ waiting: stored(), refused: [] }))

  function keep(waiting: readonly UnsentGrade[]): void {
    if (waiting.length === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(waiting))
    useUnsent.setState({ waiting })
  }
  const without = (gradeId: string): UnsentGrade[] => stored().filter((each) => each.gradeId !== gradeId)

  let sending: Promise<void> | null = null
  async function sendAll(): Promise<void> {
    for (let [next] = stored(); next !== undefined; [next] = stored()) {
      const { gradeId, cardId } = next
      try {
        await send(next)
      } catch (error) {
        if (isWorthATry(error)) break
        useUnsent.setState(({ refused }) => ({ refused: [...refused, cardId] }))
      }
      keep(without(gradeId))
    }
    useUnsent.setState({ waiting: stored() })
  }
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    useUnsent,
    flush,
    add(grade: UnsentGrade): Promise<void> {
      keep([...stored(), grade])
      return flush()
    },
    /** Undoes a grade that wasn't sent. @returns whether it was still here */
    takeBack(gradeId: string): boolean {
      const isHere = sending === null && stored().some((each) => each.gradeId === gradeId)
      if (isHere) keep(without(gradeId))
      return isHere
    },
  }
}
export type UnsentGrades = ReturnType<typeof createUnsentGrades>
