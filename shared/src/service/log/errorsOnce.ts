import { stdSerializers } from 'pino'

/** After this long we log an error with its stack again: the first line may have been rotated away. */
const forgottenAfterMs = 10 * 60_000
/** How many kinds of errors we remember; beyond that we forget the oldest. */
const maxErrors = 500
/** Number of stack frames compared to tell errors apart. */
const framesThatCount = 4
const longestMessage = 300

type Seen = { firstAt: number; times: number }

/**
 * Serialises errors for a log: the first of a kind with its stack and fields, later ones only with type, message and
 * the count so far. Errors thrown from the same place count as one kind.
 */
export function errorsOnce(now = Date.now): (error: unknown) => unknown {
  const known = new Map<string, Seen>()

  return (error) => {
    if (!(error instanceof Error)) return error
    const kind = kindOf(error)
    const seen = known.get(kind)
    if (seen === undefined || now() - seen.firstAt > forgottenAfterMs) {
      known.delete(kind)
      known.set(kind, { firstAt: now(), times: 1 })
      const [oldest] = known.keys()
      if (known.size > maxErrors && oldest !== undefined) known.delete(oldest)
      return stdSerializers.err(error)
    }
    seen.times += 1
    const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
    return { type: error.name, message: error.message.slice(0, longestMessage), ...code, times: seen.times }
  }
}

function kindOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  // Without a stack, compare the message.
  const place = frames.length > 0 ? frames.slice(0, framesThatCount).join('\n') : error.message
  return `${error.name}\n${place}`
}
