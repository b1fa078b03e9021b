import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { pino } from 'pino'
import { usualBreaker } from '../../src/backend/models/breaker.ts'
import { exchanges } from '../../src/backend/models/check/exchanges.ts'
import { type Held, holdExchange } from '../../src/backend/models/check/holdExchange.ts'
import { type GuardedModel, guardedModel } from '../../src/backend/models/guardedModel.ts'
import { languageModelOf } from '../../src/backend/models/languageModel.ts'
import { type ModelServer, type Step, startModelServer } from '../../src/backend/models/testing/modelServer.ts'
import { goal, none, type Section } from '../interviewer/section.ts'
import { type BadServer, badServers } from './badServers.ts'

const logger = pino({ level: 'silent' })
const material = { bank: loadChallenges(), spoken: loadSpoken() }

/** Opens a model at one of our servers, with the product's time limits. */
export const modelAt = (server: ModelServer, now: () => number = Date.now): GuardedModel =>
  guardedModel({
    model: {
      provider: 'openai-compatible',
      name: 'small',
      model: languageModelOf({ provider: 'openai-compatible', baseUrl: server.url, model: 'small', apiKey: undefined }),
    },
    logger,
    now,
    breaker: usualBreaker,
  })

/** The candidate's message in all of these turns: a wrong plan. */
const exchange = exchanges.find(({ name }) => name === 'a wrong plan')

/** Plays one turn with a server's model. */
async function turnWith(model: GuardedModel): Promise<Held> {
  if (exchange === undefined) throw new Error('there is no exchange about a wrong plan')
  return holdExchange(exchange, { model, ...material, logger })
}

async function play({ plan }: BadServer): Promise<Held> {
  const server = await startModelServer()
  server.plan.push(...plan.map((steps): Step[] => [...steps]))
  try {
    return await turnWith(modelAt(server))
  } finally {
    await server.stop()
  }
}

/** The longest a candidate may wait for the first words of a reply, in ms, with some room for a slow machine. */
const longestWaitMs = 8_500

/** Plays one turn with each of the bad servers. Reports the candidate's view and its timing. */
export async function badServersSection(): Promise<Section> {
  const played: { server: BadServer; held: Held }[] = []
  for (const server of badServers) played.push({ server, held: await play(server) })
  const seen = played.filter(({ server, held }) => server.never?.test(held.reply) === true)
  const late = played.filter(({ held }) => held.firstWordsMs > longestWaitMs)
  return {
    title: 'Bad servers',
    how: 'One turn with each: "I would always buy the pass with the lowest price per day", which is wrong. Real HTTP and the time limits of the product; only the model is simulated. The interviewer mentions an outage once per conversation.',
    goals: [
      none('turns in which the candidate saw something forbidden', seen.length, played.length),
      goal(
        'turns whose first words came within 8 s',
        'all',
        `$played.length - late.lengthof $played.length`,
        late.length === 0,
      ),
    ],
    tables: [
      {
        title: 'What the candidate saw',
        head: ['a server that', 'first words', 'whole', 'broke', 'said by', 'what the candidate saw'],
        rows: played.map(({ server, held }) => rowOf(server.name, held)),
      },
    ],
    notes: [],
  }
}

const rowOf = (name: string, held: Held): string[] => [
  name,
  `$held.firstWordsMsms`,
  `$held.wholeMsms`,
  held.broke.join(', ') || '–',
  held.takenOver === null ? 'the model' : `scripted (${held.takenOver})`,
  held.reply,
]

const words = (about: string): Step[] => [{ say: `So we go on with ${about}. What does it cost?` }, { finish: 'stop' }]

/**
 * Plays a conversation while the server is stopped and restarted. Reports the candidate's view and the number of calls
 * to the server.
 */
export async function stoppedAndStartedSection(): Promise<Section> {
  let clock = Date.parse('2026-03-01T09:00:00Z')
  let server = await startModelServer()
  const { port } = new URL(server.url)
  const model = modelAt(server, () => clock)
  const rows: string[][] = []
  const turn = async (what: string, secondsLater: number) => {
    clock += secondsLater * 1000
    const before = server.asked.length
    const held = await turnWith(model)
    rows.push([
      ...rowOf(what, held).filter((_cell, at) => at !== 3),
      String(server.asked.length - before),
      model.stateInWords(),
    ])
    return held
  }
  server.plan.push(words('that'))
  const first = await turn('runs', 0)
  await server.stop()
  for (const what of ['is stopped', 'is still down', 'is down a third time', 'is down, and left alone'])
    await turn(what, 5)
  server = await startModelServer(Number(port))
  server.plan.push(words('this'))
  await turn('runs again, within the 30 s', 5)
  const last = await turn('runs again, after the 30 s', 31)
  await server.stop()
  const isHeardAgain = first.takenOver === null && last.takenOver === null
  return {
    title: 'Stopped and started',
    how: 'The same turn repeatedly, while the server is stopped, left alone after three failures, and restarted at the same address. Each turn is a separate conversation; in each, the interviewer mentions the outage once.',
    goals: [goal('the model speaks before and after', 'yes', isHeardAgain ? 'yes' : 'no', isHeardAgain)],
    tables: [
      {
        title: 'What the candidate saw',
        head: ['the server', 'first words', 'whole', 'said by', 'what the candidate saw', 'calls', 'state in /readyz'],
        rows,
      },
    ],
    notes: [],
  }
}
