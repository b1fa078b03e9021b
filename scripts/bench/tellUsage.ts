// Loaded into a measured program before its own code. Reports the program's resource usage when asked.
import { setTimeout as sleep } from 'node:timers/promises'

/** The heap gives back empty pages only after several collections. */
const collections = 6
const pauseMs = 150

process.on('message', (message: unknown) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ type: 'cpu', ms: (user + system) / 1000 })
  }
  if (message === 'memory') void tellMemory()
})

async function tellMemory(): Promise<void> {
  // Garbage must not count as memory in use.
  for (let collection = 0; collection < collections; collection += 1) {
    globalThis.gc?.()
    await sleep(pauseMs)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ type: 'memory', residentBytes: rss, liveBytes: heapUsed + external })
}
