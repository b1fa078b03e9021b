import { bash } from '../languages/bash.ts'
import { c } from '../languages/c.ts'
import { python } from '../languages/python.ts'
import { startExecutorUnderTest } from './executorUnderTest.ts'

/** A program that takes more and more memory until it is ended. */
const memoryBomb = 'kept = []\nwhile True: kept.append(b"x" * 1000000)\n'

// Runs in its own process, as a user without privileges. Prints one line of JSON for the spec that started it.
const executor = await startExecutorUnderTest({ slotCount: 1, languages: ['bash', 'python', 'c'] })
const statusOf = async (language: 'bash' | 'python' | 'c', sourceCode: string, limits = {}) => {
  const results = await executor.submit({
    language,
    sourceCode,
    testCases: [{ expected_output: 'hello, world' }],
    limits,
  })
  return results.testCases.map(({ status, reason, signal }) => ({ status, reason, signal }))[0]
}
console.log(
  JSON.stringify({
    userId: process.getuid?.(),
    available: (await executor.languages()).filter(({ available }) => available).map(({ language }) => language),
    bash: await statusOf('bash', bash.programs.hello),
    python: await statusOf('python', python.programs.wrong),
    c: await statusOf('c', c.programs.hello),
    memory: await statusOf('python', memoryBomb, { memoryMb: 64 }),
    forks: await statusOf('c', '#include <unistd.h>\nint main(void) { for (;;) fork(); }', { timeMs: 300 }),
  }),
)
await executor.stop()
