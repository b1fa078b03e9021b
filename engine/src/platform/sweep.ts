/**
 * Repeats some work, one round at a time.
 * @returns a function that stops it after the current round
 */
export function startSweep(
  sweep: () => Promise<void>,
  { of, everyMs, logger }: { of: string; everyMs: number; logger: { warn(details: object, message: string): void } },
): { stop(): Promise<void> } {
  let stopped = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return
      await sweep().catch((error: unknown) =>
        logger.warn({ err: error }, `the sweep of ${of} failed; the next one retries`),
      )
    })
  }, everyMs)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
