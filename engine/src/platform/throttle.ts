import { ProblemError } from './problems.ts'

/** @throws the 429 problem with `retry-after` if the caller has to wait `waitMs` */
export function throttle(waitMs: number): void {
  if (waitMs === 0) return
  const seconds = String(Math.ceil(waitMs / 1000))
  throw new ProblemError('TOO_MANY_REQUESTS', `Try again in ${seconds} seconds`, {
    headers: { 'retry-after': seconds },
  })
}
