import { readFileSync } from 'node:fs'

/**
 * Loaded into each of Greenroom's programs with `--import`. Moves the program's clock ahead by the number of ms in the
 * file MOVED_CLOCK, shortly after that file is written.
 */
const file = process.env.MOVED_CLOCK ?? ''
const lookEveryMs = 200
const RealDate = Date
let aheadMs = 0

function look(): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8'))
  } catch {
    // The clock hasn't been moved yet.
    aheadMs = 0
  }
}

if (file !== '') {
  look()
  setInterval(look, lookEveryMs).unref()
  const now = () => RealDate.now() + aheadMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
