import { cpus, loadavg, release, totalmem } from 'node:os'

const gigabyte = 1024 ** 3

/** Says in one line when and on what machine a table was measured. The load is the average over the previous minute. */
export function circumstances(measuredAt: Date, loadBefore: number): string {
  const [processor] = cpus()
  const when = `${measuredAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const machine = `${cpus().length} × ${processor?.model.trim() ?? process.arch}, ${Math.round(totalmem() / gigabyte)} GB`
  return `Measured ${when} on ${machine}, Linux ${release().split('-')[0]}, Node ${process.versions.node}; load average ${loadBefore.toFixed(1)} before.`
}

export const loadNow = (): number => loadavg()[0] ?? 0
