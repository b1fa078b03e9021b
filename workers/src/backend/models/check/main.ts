import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { InvalidConfig } from '@greenroom/shared/service'
import { pino } from 'pino'
import { modelSettings, readConfig } from '../../../config.ts'
import { usualBreaker } from '../breaker.ts'
import { guardedModel } from '../guardedModel.ts'
import { languageModelOf } from '../languageModel.ts'
import { checkModel, sumOf, tableOf } from './checkModel.ts'
import { holdExchange } from './holdExchange.ts'
import { checkedBy, keepVerdict, verdictFileIn } from './verdictFile.ts'

// npm run model-check: checks whether the configured language model is fit to interview. Exit code 0 if fit, 1 if not,
// 2 without a verdict.

const checkout = join(import.meta.dirname, '..', '..', '..', '..', '..')

async function check(print: (line: string) => void): Promise<number> {
  const { values } = parseArgs({ options: { replies: { type: 'boolean', default: false } } })
  const dotEnv = join(checkout, '.env')
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)
  const config = readConfig(process.env)
  const settings = modelSettings(config)
  if (settings === null) {
    print('AI_PROVIDER is scripted: there is no language model to check.')
    return 2
  }
  const checked = checkedBy(settings)
  print(`Twelve short exchanges with ${checked.model} at ${checked.address}, held by the rules of an interview.\n`)
  const logger = pino({ level: 'silent' })
  const model = guardedModel({
    model: { provider: settings.provider, name: settings.model, model: languageModelOf(settings) },
    logger,
    now: Date.now,
    // The breaker must not stop the check, even if the model fails repeatedly.
    breaker: { ...usualBreaker, failuresToRest: Number.POSITIVE_INFINITY },
  })
  const means = { model, bank: loadChallenges(), spoken: loadSpoken(), logger }
  const checkup = await checkModel((exchange) => holdExchange(exchange, means))
  for (const line of tableOf(checkup.held)) print(line)
  if (values.replies) for (const { exchange, reply } of checkup.held) print(`\n${exchange.name}:\n  ${reply}`)
  print('')
  if ('unreachable' in checkup) {
    print(`No verdict: ${checked.model} at ${checked.address} failed (${checkup.unreachable}). Nothing was kept.`)
    return 2
  }
  const { isFit, lacks } = checkup.verdict
  const file = verdictFileIn(config.DATA_DIR)
  keepVerdict(file, { ...checked, isFit, lacks: [...lacks], checkedAt: new Date().toISOString() })
  print(sumOf(checkup.held))
  print(isFit ? 'Fit to interview.' : `Not fit to interview: ${lacks.join('; ')}.`)
  if (!isFit) print('It stays out of interviews, unless AI_MODEL_UNFIT=allow.')
  print(`Kept in ${file}.`)
  return isFit ? 0 : 1
}

try {
  process.exitCode = await check((line) => console.log(line))
} catch (error) {
  if (!(error instanceof InvalidConfig)) throw error
  console.error(error.message)
  process.exitCode = 2
}
