import { loadChallenges } from '@greenroom/shared/content'
import { chatCallPaths } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { report } from '../../scripts/bench/report.ts'
import { median } from '../../scripts/bench/row.ts'
import { bodyWith, hear, said, startInterviewByModel } from '../src/backend/models/testing/interviewByModel.ts'
import type { Step } from '../src/backend/models/testing/modelServer.ts'
import { startBackend } from '../src/backend/startBackend.ts'

const rounds = 9
const repliesEach = 5

const bank = loadChallenges()
/** The challenge with the most program text, which each reply must be compared with. */
const [challenge] = bank
  .all()
  .toSorted((one, other) => JSON.stringify(other.programs).length - JSON.stringify(one.programs).length)
if (challenge === undefined) throw new Error('there is no challenge')
const body = bodyWith([said('I would compare every pair of them in a nested loop, one after the other.')], {
  codingChallengeQuestion: challenge.statement,
  interviewContext: { challengeId: challenge.id, contentVersion: challenge.version, hintRung: 0, testResults: null },
})

const tokens = (text: string): Step[] => (text.match(/\s*\S{1,4}/g) ?? []).map((say) => ({ say }))
const opening = tokens('I see what you mean by that.')
const rest = tokens(' How many comparisons would it make for the largest input?')

async function measured(oneMs: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const each: number[] = []
    for (let reply = 0; reply < repliesEach; reply += 1) each.push(await oneMs())
    if (round > 0) values.push(median(each))
  }
  return values
}

const { server, plans, heard, stop } = await startInterviewByModel('openai-compatible', { bank })

/** Measures from the token that ends the model's first sentence until our first piece reaches the caller. */
async function sentenceMs(steps: Step[]): Promise<number> {
  plans(steps)
  const { deltas, reply } = await heard(body)
  const writtenAt = server.asked.at(-1)?.saidAt[opening.length - 1]
  const [first] = deltas
  if (first === undefined || writtenAt === undefined || reply === null) throw new Error('there was no reply')
  return first.at - writtenAt
}

const spaced = (steps: Step[]): Step[] => steps.flatMap((step) => [{ waitMs: 15 }, step])
const flowing = [...spaced(opening), ...spaced(rest), { finish: 'stop' } as const]
report({
  what: "a language model's first whole sentence → first delta, p50",
  unit: 'ms',
  ours: await measured(() => sentenceMs(flowing)),
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 50 },
  notes: ['a token every 15 ms: a sentence is whole when the next token shows that it is over'],
})
report({
  what: 'the same, where the model pauses after its first sentence',
  unit: 'ms',
  ours: await measured(() => sentenceMs([...opening, { waitMs: 120 }, ...rest, { finish: 'stop' }])),
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 50 },
  notes: ['20 ms of them are waited for a next token'],
})
await stop()

const token = 'a-token-of-the-benches'
const scripted = await startBackend({ port: 0, host: '127.0.0.1', token, logger: pino({ level: 'silent' }), bank })
report({
  what: 'a message → first delta of the scripted interviewer, p50',
  unit: 'ms',
  ours: await measured(async () => {
    const startedAt = performance.now()
    const { deltas } = await hear(
      await fetch(`${scripted.url}${chatCallPaths.respondToMsg}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        body: JSON.stringify(body),
      }),
    )
    const [first] = deltas
    if (first === undefined) throw new Error('there was no reply')
    return first.at - startedAt
  }),
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 200 },
})
await scripted.stop()
process.disconnect?.()
