import { pino } from 'pino'
import { readConfigOfCommand } from './config.ts'
import { reprojectHeads } from './session/reproject.ts'
import { openSessionLog } from './session/sessionLog.ts'
import { openStore } from './store/open.ts'

/**
 * `npm run reproject`: rewrites all heads in the store configured by the environment (.env.example). It can run beside
 * engines.
 */
const logger = pino({ level: process.env.LOG_LEVEL ?? 'info' })
const config = readConfigOfCommand(process.env)
const store = await openStore({
  dataDir: config.DATA_DIR,
  logger,
  ...(config.MONGODB_URL === undefined ? {} : { mongodbUrl: config.MONGODB_URL }),
})
const unreadable: string[] = []
const heads = await reprojectHeads(openSessionLog(store), (sessionId, error) => {
  unreadable.push(sessionId)
  logger.error({ err: error, sessionId }, "a log can't be read")
})
await store.close()
console.log(`${heads} heads written, ${unreadable.length} logs could not be read`)
process.exitCode = unreadable.length === 0 ? 0 : 1
