import { InvalidConfig } from '@greenroom/shared/service'
import { modelSettings, readConfig } from '../../../config.ts'
import { fitnessOf } from './fitness.ts'

/**
 * Describes the configured language model in one line, for the start-up log; null if there is none. The AI backend
 * itself rejects invalid settings.
 */
export function modelLine(environment: NodeJS.ProcessEnv): string | null {
  try {
    const config = readConfig(environment)
    const settings = modelSettings(config)
    if (settings === null) return null
    const allowUnfit = config.AI_MODEL_UNFIT === 'allow'
    return `language model ${settings.model}: ${fitnessOf(settings, { dataDir: config.DATA_DIR, allowUnfit }).inWords()}`
  } catch (error) {
    if (error instanceof InvalidConfig) return null
    throw error
  }
}
