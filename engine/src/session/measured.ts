import type { SessionHandler } from './handle.ts'

/** Wraps the handler to report how long each command took, in seconds, with `accepted` or the refusal's code. */
export const measured = (
  handler: SessionHandler,
  answered: (command: string, code: string, seconds: number) => void,
): SessionHandler => ({
  ...handler,
  async handle(order) {
    const startedAt = performance.now()
    const outcome = await handler.handle(order)
    answered(order.command.type, outcome.ok ? 'accepted' : outcome.error.code, (performance.now() - startedAt) / 1000)
    return outcome
  },
})
