import type { Readiness, ReadinessCheck } from '@greenroom/shared/service'

/** One check per dependency. A check that throws, or takes over two seconds, is not ok. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<ReadinessCheck>>>

const checkTimeoutMs = 2_000

async function answerOf(check: () => Promise<ReadinessCheck>): Promise<ReadinessCheck> {
  const timeout = AbortSignal.timeout(checkTimeoutMs)
  const silence = new Promise<ReadinessCheck>((resolve) => {
    timeout.addEventListener('abort', () => resolve({ ok: false, detail: `no answer within ${checkTimeoutMs} ms` }))
  })
  try {
    return await Promise.race([check(), silence])
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs all checks concurrently, so it takes two seconds at most. */
export function readinessOf(checks: ReadinessChecks): Readiness {
  return async () => {
    const answers = Object.entries(checks).map(async ([name, check]) => [name, await answerOf(check)] as const)
    return Object.fromEntries(await Promise.all(answers))
  }
}
