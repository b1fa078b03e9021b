// Loaded into a program under test before its own code: tells what it has used when it is asked.
import { setTimeout as sleep } from 'node:timers/promises'

/** The heap gives its empty pages back only some collections later. */
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
  // What is not in use any more is no cost of anything.
  for (let collection = 0; collection < collections; collection += 1) {
    globalThis.gc?.()
    await sleep(pauseMs)
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ type: 'memory', residentBytes: rss, liveBytes: heapUsed + external })
}
