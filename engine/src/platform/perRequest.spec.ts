import { expect, it } from 'vitest'
import { z } from 'zod'
import { bareService } from '../testing/bareService.ts'
import { oncePerRequest, rememberPerRequest } from './perRequest.ts'

it('reads once in a request, again in the next, and every time outside of requests', async () => {
  let reads = 0
  const of = oncePerRequest(async (key: number) => {
    reads += 1
    return key + reads
  })
  const app = await bareService()
  rememberPerRequest(app)
  const sum = async () => {
    const [one, other] = await Promise.all([of(0), of(0)])
    return { values: [one, other, await of(0), await of(100)] }
  }
  app.get('/sum', sum)
  app.post('/sum', { schema: { body: z.object({ text: z.string() }) } }, sum)
  expect((await app.inject('/sum')).json()).toEqual({ values: [1, 1, 1, 102] })
  // The body is read before the handler runs. That must not clear what the request remembers.
  const body = { text: 'x'.repeat(100_000) }
  expect((await app.inject({ method: 'POST', url: '/sum', payload: body })).json()).toEqual({ values: [3, 3, 3, 104] })
  await of(0)
  await of(0)
  expect(reads).toBe(6)
  await app.close()
})
