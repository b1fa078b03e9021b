import { stdSerializers } from 'pino'

/** After this an error is told with its stack again: the line with the first one may have been rotated away. */
const forgottenAfterMs = 10 * 60_000
/** How many errors are told apart; beyond, those that were told first are forgotten first. */
const maxErrors = 500
/** As much of the stack as it takes to tell errors apart. */
const framesThatCount = 4
const longestMessage = 300

type Seen = { firstAt: number; times: number }

/**
 * Serialises errors for a log: the first of a kind with its stack and all that it carries, each further one with its type, its message and
 * the number of times it has happened. Errors are of a kind if they are thrown at the same place.
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
  // Without a stack the words are all there is.
  const place = frames.length > 0 ? frames.slice(0, framesThatCount).join('\n') : error.message
  return `${error.name}\n${place}`
}
