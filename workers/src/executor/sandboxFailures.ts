import type { Sandbox } from './sandbox/sandbox.ts'

/** Wraps a sandbox to call `failed` whenever one can't be started or breaks before it is closed. */
export function watchFailures(sandbox: Sandbox, failed: () => void): Sandbox {
  return {
    ...sandbox,
    async open(...request) {
      const opened = await sandbox.open(...request).catch((error: unknown) => {
        failed()
        throw error
      })
      const { session } = opened
      let isClosed = false
      return {
        ...opened,
        session: {
          ...session,
          async run(program) {
            try {
              const outcome = await session.run(program)
              if (outcome.verdict === 'broken') failed()
              return outcome
            } catch (error) {
              // A caller who hangs up closes the sandbox while its program is running. That isn't a failure.
              if (!isClosed) failed()
              throw error
            }
          },
          close() {
            isClosed = true
            return session.close()
          },
        },
      }
    },
  }
}
