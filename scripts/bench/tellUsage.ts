// Loaded into a program under test before its own code: tells what it has used when it is asked.
process.on('message', (message: unknown) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ type: 'cpu', ms: (user + system) / 1000 })
  }
  if (message === 'memory') {
    // What is not in use any more is no cost of anything.
    globalThis.gc?.()
    process.send?.({ type: 'memory', bytes: process.memoryUsage.rss() })
  }
})
