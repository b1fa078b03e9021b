import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { pino } from 'pino'
import { type Exchange, exchanges } from '../../src/backend/models/check/exchanges.ts'
import { holdExchange } from '../../src/backend/models/check/holdExchange.ts'
import { medianOf } from '../../src/backend/models/check/verdict.ts'
import { type Step, startModelServer } from '../../src/backend/models/testing/modelServer.ts'
import { goal, type Section } from '../interviewer/section.ts'
import { modelAt } from './playServers.ts'

const turns = 60
const good = 'So price per day is what you go by. What happens if they only swim once?'
const markdown = '## Feedback\n\nYou have a plan.'

const everyMs = 15
const inTokens = (text: string): Step[] => [
  ...(text.match(/\s*\S{1,4}/g) ?? []).flatMap((say): Step[] => [{ say }, { waitMs: everyMs }]),
  { finish: 'stop' },
]

/** Changes an exchange so that no language model may take part in it. */
const withoutModel = (exchange: Exchange): Exchange => {
  const { interviewContext } = exchange.body
  if (interviewContext == null) throw new Error(`${exchange.name} has no context`)
  return { ...exchange, body: { ...exchange.body, interviewContext: { ...interviewContext, languageModel: false } } }
}

/**
 * Measures how long a turn takes with the scripted interviewer, with a well-behaved model, and with a model whose first
 * attempt breaks a rule.
 */
export async function timesSection(): Promise<Section> {
  const exchange = exchanges.find(({ name }) => name === 'a wrong plan')
  if (exchange === undefined) throw new Error('there is no exchange about a wrong plan')
  const material = { bank: loadChallenges(), spoken: loadSpoken(), logger: pino({ level: 'silent' }) }
  const server = await startModelServer()
  const model = modelAt(server)
  const measure = async (name: string, asked: Exchange, plan: Step[][]) => {
    const firstWords: number[] = []
    const whole: number[] = []
    const cpu: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      server.plan.splice(0, server.plan.length, ...plan)
      const before = process.cpuUsage()
      const held = await holdExchange(asked, { model, ...material })
      const { user, system } = process.cpuUsage(before)
      firstWords.push(held.firstWordsMs)
      whole.push(held.wholeMs)
      cpu.push((user + system) / 1000)
    }
    const row = [firstWords, whole, cpu].map((all) => `${medianOf(all).toFixed(all === cpu ? 1 : 0)} ms`)
    return { firstWordsMs: medianOf(firstWords), row: [name, ...row] }
  }
  try {
    const warm = await measure('', exchange, [inTokens(good)])
    const scripted = await measure('the scripted interviewer', withoutModel(exchange), [[]])
    const inForm = await measure('a model in form', exchange, [inTokens(good)])
    const again = await measure('a model that needs a second attempt', exchange, [inTokens(markdown), inTokens(good)])
    const isInTime = Math.max(warm.firstWordsMs, inForm.firstWordsMs, again.firstWordsMs) < 8_000
    return {
      title: 'Times',
      how: `Medians of ${turns} turns each; the server writes four letters every ${everyMs} ms. CPU time is that of the AI backend and the server together, because both run in one process here.`,
      goals: [goal('first words, median', '< 8 s', isInTime ? 'yes' : 'no', isInTime)],
      tables: [
        {
          title: 'A turn',
          head: ['spoken by', 'first words', 'whole', 'CPU'],
          rows: [scripted.row, inForm.row, again.row],
        },
      ],
      notes: [],
    }
  } finally {
    await server.stop()
  }
}
