import { access } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Challenge, inputsOf } from '@greenroom/shared/content'
import type { FastifyBaseLogger } from 'fastify'
import { inBatches } from './inBatches.ts'
import { CannotRun, type RunProgram } from './programRuns.ts'
import { answersIn, openSmallInputs } from './smallInputs.ts'

const tryAgainAfterMs = 10_000

export type WarmOptions = {
  challenges: readonly Challenge[]
  run: RunProgram
  folder: string
  logger: FastifyBaseLogger
}

/**
 * Runs each challenge's oracle on its small inputs ahead of time, so that no hand-in has to wait for this. Handles one
 * challenge after another, at the lowest priority. Skips those that are already cached, and pauses while the executor
 * is down.
 * @returns a function that stops it
 */
export function warmSmallInputs({ challenges, run, folder, logger }: WarmOptions): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const warm = async (challenge: Challenge): Promise<boolean> => {
    // Use a separate instance, because the inputs of all challenges don't need to stay in memory.
    await openSmallInputs({ run: inBatches(run), folder })(challenge, signal)
    return true
  }
  const warmAll = async (): Promise<void> => {
    for (const challenge of challenges) {
      if (signal.aborted) return
      if (inputsOf(challenge) === undefined || (await exists(answersIn(folder, challenge)))) continue
      const began = performance.now()
      while (!(await warm(challenge).catch(falseIfAway))) await sleep(tryAgainAfterMs, undefined, { signal })
      const ms = Math.round(performance.now() - began)
      logger.info({ challenge: challenge.id, ms }, "the oracle's answers were computed in advance")
    }
  }
  const warming = warmAll().catch((error: unknown) => {
    if (!signal.aborted) logger.error({ err: error }, "computing the oracles' answers in advance failed")
  })
  return async () => {
    stop.abort()
    await warming
  }
}

function falseIfAway(error: unknown): false {
  if (error instanceof CannotRun) return false
  throw error
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
