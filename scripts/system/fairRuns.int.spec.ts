import { setTimeout as sleep } from 'node:timers/promises'
import { openedSessionSchema, sessionLogPageSchema } from '@greenroom/shared/wire'
import { beforeAll, expect, it } from 'vitest'
import { post, signUp } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'

let product: SharedProduct

beforeAll(async () => {
  product = await sharedProduct()
})

type Person = { cookie: string }
type Room = Person & { sessionId: string }

/** Opens a room that can run code, with an interview in progress. */
async function roomOf({ cookie }: Person): Promise<Room> {
  const settings = { interviewStage: 'take_home_assessment' }
  const body = { mode: 'ai', contentDomain: 'tech_interview_prep', programmingLanguage: 'python', settings }
  const opened = await post(`${product.url}/api/sessions`, body, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const room = { cookie, sessionId }
  await command(room, { type: 'StartInterview' })
  return room
}

const command = (room: Room, body: { type: string } & Record<string, unknown>): Promise<Response> =>
  post(
    `${product.url}/api/sessions/${room.sessionId}/commands`,
    { commandId: `${room.sessionId}-${body.type}`, ...body },
    { cookie: room.cookie },
  )

const run = (room: Room, code: string): Promise<Response> =>
  command(room, { type: 'RunTests', code, programmingLanguage: 'python', testCases: [{ stdin: '' }] })

/** The results so far of this room's run. */
async function resultsOf({ cookie, sessionId }: Room) {
  const answer = await fetch(`${product.url}/api/sessions/${sessionId}/events`, { headers: { cookie } })
  const { commits } = sessionLogPageSchema.parse(await answer.json())
  return commits
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.type === 'TestRunCompleted' ? [event.results?.testCases.map(({ status }) => status)] : [],
    )
}

it('runs one candidate’s only program before most of another’s many slow ones, from room to result', async () => {
  const [many, one] = [await signUp(product.url), await signUp(product.url)]
  const rooms: Room[] = []
  for (let index = 0; index < 8; index++) rooms.push(await roomOf(many))
  const other = await roomOf(one)
  for (const room of rooms) await run(room, 'import time\ntime.sleep(1.5)\n')
  await run(other, 'print(1)\n')
  while ((await resultsOf(other)).length === 0) await sleep(50)
  const done = (await Promise.all(rooms.map(resultsOf))).filter((results) => results.length > 0)
  expect(done.length).toBeLessThanOrEqual(3)
  expect(await resultsOf(other)).toEqual([['ACCEPTED']])
  while ((await Promise.all(rooms.map(resultsOf))).some((results) => results.length === 0)) await sleep(200)
  expect(await Promise.all(rooms.map(resultsOf))).toEqual(rooms.map(() => [['ACCEPTED']]))
})
