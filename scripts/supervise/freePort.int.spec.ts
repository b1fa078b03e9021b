import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drawnFrom, freePort, portIsTaken } from './freePort.ts'

describe('free ports', () => {
  it('are all different, asked for at once and one after the other', async () => {
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => freePort()))
    const later = [await freePort(), await freePort()]
    expect(new Set([...atOnce, ...later]).size).toBe(42)
  })

  it('are none that the system may give to somebody else meanwhile', async () => {
    const takenByTheSystem = createServer().listen(0, '127.0.0.1')
    await once(takenByTheSystem, 'listening')
    const address = takenByTheSystem.address()
    takenByTheSystem.close()
    await once(takenByTheSystem, 'close')
    expect(typeof address === 'object' && address !== null && address.port).toBeGreaterThan(drawnFrom.last)
    const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()))
    for (const port of ports) expect(port).toBeLessThanOrEqual(drawnFrom.last)
  })

  it('can be listened on as soon as they are given', async () => {
    const [port] = await Promise.all([freePort(), freePort(), freePort()])
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    expect(await portIsTaken(port)).toBe(true)
    server.close()
    await once(server, 'close')
    expect(await portIsTaken(port)).toBe(false)
  })
})
