import { openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
import { post, signUp } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let product: SharedProduct
let cookie: string
let sessionId: string

beforeAll(async () => {
  upstream = await startUpstream()
  product = await sharedProduct()
})
afterAll(() => upstream.stop())

/** Opens a session for a new person, before the interview begins. */
beforeEach(async () => {
  upstream.answers = [says('Welcome.')]
  const ada = await signUp(product.url)
  await product.answersBy(upstream, ada)
  cookie = ada.cookie
  const opened = await post(`${product.url}/api/sessions`, {}, { cookie })
  sessionId = openedSessionSchema.parse(await opened.json()).sessionId
})

async function device(engine: 'engine A' | 'engine B'): Promise<ClientSocket> {
  const socket = await openSocket(product.engineUrls[engine], { cookie })
  expect(await socket.join(sessionId, 0)).toMatchObject({ ok: true })
  return socket
}

const eventsAt = ({ commits }: ClientSocket) => commits.flatMap(({ events }) => events)
const within = { timeout: 20_000 }

describe('one person with two devices on two engines', () => {
  it('sees the chat, the code, the time and typing on both', async () => {
    const [laptop, telephone] = [await device('engine A'), await device('engine B')]
    await laptop.command(sessionId, { type: 'StartInterview' })
    const opening = expect.objectContaining({ type: 'MessageSent', message: 'Welcome.' })
    await expect.poll(() => eventsAt(telephone), within).toContainEqual(opening)
    await expect.poll(() => eventsAt(laptop), within).toContainEqual(opening)

    await telephone.command(sessionId, { type: 'SaveCode', code: 'print(1)', programmingLanguage: 'python' })
    const saved = expect.objectContaining({ type: 'CodeSnapshotTaken', code: 'print(1)' })
    await expect.poll(() => eventsAt(laptop), within).toContainEqual(saved)

    laptop.tell('presence:update', { sessionId, typing: true })
    const typing = [expect.objectContaining({ role: 'candidate', online: true, typing: true })]
    await expect.poll(() => telephone.presences.at(-1)?.participants, within).toEqual(typing)
    laptop.close()
    await expect.poll(() => telephone.presences.at(-1)?.participants[0]?.typing, within).toBe(false)

    await expect.poll(() => telephone.ticks.at(-1)?.seq, within).toBe(telephone.commits.at(-1)?.seq)
    expect(telephone.ticks.at(-1)).toMatchObject({ running: true, rate: 1 })
    telephone.close()
  })

  it('reads the part of a reply written before the second device connected', async () => {
    const laptop = await device('engine A')
    await laptop.command(sessionId, { type: 'StartInterview' })
    await expect
      .poll(() => eventsAt(laptop), within)
      .toContainEqual(expect.objectContaining({ type: 'MessageSent', message: 'Welcome.' }))
    upstream.answers = [{ pieces: ['Take ', 'it ', 'as ', 'sorted.'], pauseMs: 1_500 }]
    await laptop.command(sessionId, { type: 'SendMessage', message: 'Sorted?', recipient: 'interviewer' })
    const telephone = await openSocket(product.engineUrls['engine B'], { cookie })
    const drafts = async () => {
      const answer = await telephone.join(sessionId, 0)
      return answer.ok ? answer.drafts?.map(({ text }) => text).join('') : answer.error
    }
    await expect.poll(drafts, { ...within, interval: 300 }).toMatch(/^Take /)
    const reply = expect.objectContaining({ type: 'MessageSent', message: 'Take it as sorted.' })
    await expect.poll(() => eventsAt(telephone), within).toContainEqual(reply)
    laptop.close()
    telephone.close()
  })
})
