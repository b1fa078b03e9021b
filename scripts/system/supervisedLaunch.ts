// Launches the product as `npm start` does, except for the web app and the language image: `node supervisedLaunch.ts`,
// configured by environment variables.
import { redisServer } from '../setup/redis.ts'
import { ensureTool } from '../setup/tool.ts'
import { runLaunch } from '../supervise/launch.ts'
import { productPrograms, STOP_ORDER } from '../supervise/programs.ts'
import { redisProgram } from '../supervise/redisProgram.ts'
import { parseSettings } from '../supervise/settings.ts'

const parsed = parseSettings(process.env, import.meta.dirname)
if (!parsed.ok) throw new Error(parsed.reason)
const { settings } = parsed
const { INTERNAL_TOKEN: token = '' } = settings
const found = await ensureTool(redisServer)
if (!found.ok) throw new Error(found.reason)
const redis = await redisProgram(found.path, settings.DATA_DIR)

const exitCode = await runLaunch(
  {
    checkout: import.meta.dirname,
    dataDir: settings.DATA_DIR,
    ports: {},
    stopOrder: STOP_ORDER,
    bringUp: async (start) => {
      await start(redis.program)
      await Promise.all(productPrograms(settings, { redisUrl: redis.url, token }, process.env).map(start))
      return { ok: true, readyLine: 'ready' }
    },
  },
  (line) => console.log(line),
)
process.exit(exitCode)
