import { InvalidConfig, programLogger } from '@greenroom/shared/service'
import { readConfig } from './config.ts'
import { startEngine } from './startEngine.ts'

async function main(): Promise<void> {
  // All files written from here on, such as the database and mails, can be read only by their owner.
  process.umask(0o077)
  const config = readConfig(process.env)
  const engine = await startEngine(config, programLogger({ name: 'engine', level: config.LOG_LEVEL }))

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await engine.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.send?.({ type: 'ready', url: engine.url, health: `${engine.internalUrl}/healthz` })
}

main().catch((error: unknown) => {
  const message = whatToChange(error)
  console.error(message ?? error)
  if (message !== undefined) process.send?.({ type: 'fatal', message })
  process.exit(message === undefined ? 1 : 78)
})

/** A line that says what to do if startup fails because of something a person can fix; otherwise undefined. */
function whatToChange(error: unknown): string | undefined {
  if (error instanceof InvalidConfig) return error.message
  const portIsTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return portIsTaken ? `${error.message}. Set PORT or INTERNAL_PORT to a free one.` : undefined
}
