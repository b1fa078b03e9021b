const REMINDER_EVERY_MS = 15_000

/**
 * Prints the task being done, repeats it every 15 s while it is still running, and prints how long it took.
 * @template {{ ok: boolean }} T
 * @param {string} what a phrase such as "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(what, work) {
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  console.log(`${what} …`)
  const reminder = setInterval(() => console.log(`${what} … (${seconds()} so far)`), REMINDER_EVERY_MS)
  try {
    const result = await work()
    console.log(`${what}: ${result.ok ? 'done in' : 'failed after'} ${seconds()}`)
    return result
  } finally {
    clearInterval(reminder)
  }
}
