/** The sums of some of the engines' Prometheus metrics. */
export type EngineCounters = { commits: number; cpuMs: number; memoryBytes: number }

/** The value of a metric without labels in a page of metrics. */
export function metricIn(page: string, name: string): number {
  const line = page.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`the metrics have no ${name}`)
  return Number(line.slice(name.length))
}

/** Reads the metrics of all engines. @throws Error if one does not answer */
export async function engineCounters(urls: readonly string[]): Promise<EngineCounters> {
  const sum: EngineCounters = { commits: 0, cpuMs: 0, memoryBytes: 0 }
  for (const url of urls) {
    const page = await fetch(url).then((response) => response.text())
    sum.commits += metricIn(page, 'commits_total')
    sum.cpuMs += metricIn(page, 'process_cpu_seconds_total') * 1_000
    sum.memoryBytes += metricIn(page, 'process_resident_memory_bytes')
  }
  return sum
}
