import { randomBytes } from 'node:crypto'
import { type LessonProgram, tokenPrices } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import {
  type LessonRun,
  type LessonRunJob,
  lessonRunKeptSeconds,
  lessonRunOutcomeKey,
  lessonRunOutcomeSchema,
} from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'
import { walletOf } from '../../ledger/entry.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { ProblemError } from '../../platform/problems.ts'

/** Lesson programs are small, so an endless one can be stopped early. */
const limits = { timeMs: 3_000, memoryMb: 256 }

export type LessonRunsOptions = {
  redis: Pick<Redis, 'set' | 'get'>
  ledger: Pick<Ledger, 'grantMonth' | 'reserve' | 'settle' | 'refund'>
  /** A user's current monthly grant, in tokens. */
  allowanceOf: (participantId: string) => Promise<number>
  /** Queues the run for the workers. */
  enqueue: (jobId: string, job: LessonRunJob) => Promise<void>
  now: () => number
}

/**
 * Runs of a lesson's programs. They cost as much as any other run. They are only stored in Redis, for ten minutes,
 * because nobody needs them later.
 */
export function createLessonRuns({ redis, ledger, allowanceOf, enqueue, now }: LessonRunsOptions) {
  const ownerKey = (runId: string): string => `greenroom:lesson-run:${runId}:owner`
  const giveBack = (userId: number, runId: string) =>
    ledger.refund(walletOf(participantIdOf(userId)), {
      entryId: `lesson-run.${runId}.refund`,
      amount: tokenPrices.codeRun,
    })

  /** @throws INSUFFICIENT_TOKENS */
  async function pay(userId: number, runId: string): Promise<void> {
    const participantId = participantIdOf(userId)
    const wallet = walletOf(participantId)
    await ledger.grantMonth(wallet, { at: now(), allowance: await allowanceOf(participantId) })
    const key = `lesson-run.${runId}`
    const { outcome } = await ledger.reserve(wallet, {
      ...{ key, atLeast: tokenPrices.codeRun },
      purpose: { lasts: 'command', sessionId: key, actor: participantId, commandId: runId },
    })
    if (outcome === 'insufficient') throw new ProblemError('INSUFFICIENT_TOKENS')
    await ledger.settle(wallet, { key, used: tokenPrices.codeRun })
  }

  return {
    /** @throws INSUFFICIENT_TOKENS */
    async start(userId: number, program: LessonProgram, code: string): Promise<LessonRun> {
      const runId = randomBytes(15).toString('base64url')
      await pay(userId, runId)
      await redis.set(ownerKey(runId), String(userId), 'EX', lessonRunKeptSeconds)
      try {
        await enqueue(`lesson-${runId}`, {
          ...{ kind: 'lesson.run', runId, userId, language: program.language, sourceCode: code, limits },
          testCases: [
            {
              ...{ stdin: '', expected_output: program.should?.output ?? null },
              ...{ hidden: false, category: null },
            },
          ],
        })
      } catch (error) {
        await giveBack(userId, runId)
        throw error
      }
      return { runId, status: 'running', results: null }
    },
    /** @throws LESSON_RUN_UNKNOWN */
    async of(userId: number, runId: string): Promise<LessonRun> {
      if ((await redis.get(ownerKey(runId))) !== String(userId)) throw new ProblemError('LESSON_RUN_UNKNOWN')
      const stored = await redis.get(lessonRunOutcomeKey(runId))
      if (stored === null) return { runId, status: 'running', results: null }
      const { results } = lessonRunOutcomeSchema.parse(JSON.parse(stored))
      if (results !== null) return { runId, status: 'done', results }
      await giveBack(userId, runId)
      return { runId, status: 'unavailable', results: null }
    },
  }
}
export type LessonRuns = ReturnType<typeof createLessonRuns>
