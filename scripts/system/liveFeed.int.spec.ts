import { once } from 'node:events'
import { type CommitView, commitViewSchema, replay } from '@greenroom/shared/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { type Candidate, newCandidate, signUp } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let product: SharedProduct
let candidate: Candidate
let sessionId: string

beforeAll(async () => {
  upstream = await startUpstream()
  upstream.answers = [says('Welcome.')]
  product = await sharedProduct()
  candidate = await newCandidate(product.url)
  await product.answersBy(upstream, candidate)
  sessionId = await candidate.open()
  await candidate.join(sessionId)
})

afterAll(async () => {
  candidate.disconnect()
  await upstream.stop()
})

const addressOf = (id: string, query = '') => `${product.url.replace('http', 'ws')}/api/sessions/${id}/live${query}`

function read(query = ''): { commits: CommitView[]; socket: WebSocket } {
  const commits: CommitView[] = []
  const socket = new WebSocket(addressOf(sessionId, query), { headers: { cookie: candidate.cookie } })
  socket.on('message', (data: RawData) => commits.push(commitViewSchema.parse(JSON.parse(data.toString()))))
  return { commits, socket }
}

async function refusal(id: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = new WebSocket(addressOf(id), { headers })
  socket.on('error', () => {})
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

describe('the log over a plain WebSocket', () => {
  it('starts at the beginning, continues live beside socket.io, and folds to the same state', async () => {
    const feed = read()
    await candidate.send({ type: 'StartInterview' })
    await candidate.until('the opening', ({ messages }) => messages.length === 1)
    await expect.poll(() => feed.commits.length).toBe(candidate.commits().length)
    expect(feed.commits).toEqual(candidate.commits())
    expect(replay(feed.commits)).toEqual(candidate.state())
    feed.socket.close()
  })

  it('continues after the client’s last commit', async () => {
    const feed = read('?after=2')
    await expect
      .poll(() => feed.commits.map(({ seq }) => seq))
      .toEqual(
        candidate
          .commits()
          .slice(2)
          .map(({ seq }) => seq),
      )
    feed.socket.close()
  })

  it('is closed to everybody else', async () => {
    const stranger = await signUp(product.url)
    expect(await refusal(sessionId, {})).toBe(401)
    expect(await refusal(sessionId, { cookie: stranger.cookie })).toBe(404)
    expect(await refusal('no-such-session', { cookie: candidate.cookie })).toBe(404)
    expect(await refusal(sessionId, { cookie: candidate.cookie, origin: 'https://elsewhere.example' })).toBe(403)
  })
})
