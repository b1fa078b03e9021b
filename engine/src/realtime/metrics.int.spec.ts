import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestEngine, type TestEngine } from '../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(() => engine.stop())

it('counts commands by what became of them, commits, sweeps and sockets, for operators alone', async () => {
  const ada = await engine.signUp()
  const sessionId = await ada.session()
  const socket = await ada.socket()
  await socket.join(sessionId)
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: false })

  const told = await engine.metrics()
  expect(told).toMatch(/command_duration_seconds_count\{command="StartInterview",code="accepted"\} 1/)
  expect(told).toMatch(/command_duration_seconds_count\{command="StartInterview",code="[A-Z_]+"\} 1/)
  expect(told).toMatch(/^sockets_connected 1$/m)
  expect(told).toMatch(/^commits_total [1-9]/m)
  await expect.poll(async () => engine.metrics()).toMatch(/^sweep_duration_seconds_count [1-9]/m)
  expect((await engine.call('GET', '/metrics')).status).toBe(404)
  socket.close()
})
