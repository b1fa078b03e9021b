import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { intents } from '@greenroom/shared/vocabulary'
import { z } from 'zod'

const exampleSchema = z.object({ asked: z.string(), said: z.string(), intent: z.enum(intents) })
export type IntentExample = z.infer<typeof exampleSchema>

const folder = new URL('./intents/', import.meta.url)
/**
 * The practice set, used first to choose how the model is made, and then for training too. The model never sees the
 * held-out set in the same folder.
 */
const practice = new URL('../eval/interviewer/practiceUtterances.json', import.meta.url)

/**
 * Reads all examples for training the intent model (`intents/*.json` and the practice set), in the order of their
 * files.
 */
export function readExamples(): { examples: IntentExample[]; sha256: string } {
  const hash = createHash('sha256')
  const own = readdirSync(folder).sort()
  const files = [...own.map((file) => new URL(file, folder)), practice]
  const examples = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    hash.update(text)
    return z.array(exampleSchema).parse(JSON.parse(text))
  })
  return { examples, sha256: hash.digest('hex') }
}
