import { ProblemError } from './problems.ts'

/** @throws the 429 problem with `retry-after` where something may be tried again only after `waitMs` */
export function throttle(waitMs: number): void {
  if (waitMs === 0) return
  throw new ProblemError('TOO_MANY_REQUESTS', undefined, {
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  })
}
