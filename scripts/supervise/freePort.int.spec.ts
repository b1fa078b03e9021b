import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drawnFrom, freePort, portIsTaken } from './freePort.ts'

describe('free ports', () => {
  it('are all different, whether requested together or one by one', async () => {
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => freePort()))
    const later = [await freePort(), await freePort()]
    expect(new Set([...atOnce, ...later]).size).toBe(42)
  })

  it('are never ports that the system may give to others meanwhile', async () => {
    const takenByTheSystem = createServer().listen(0, '127.0.0.1')
    await once(takenByTheSystem, 'listening')
    const address = takenByTheSystem.address()
    takenByTheSystem.close()
    await once(takenByTheSystem, 'close')
    expect(typeof address === 'object' && address !== null && address.port).toBeGreaterThan(drawnFrom.last)
    const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()))
    for (const port of ports) expect(port).toBeLessThanOrEqual(drawnFrom.last)
  })

  it('can be listened on immediately', async () => {
    const [port] = await Promise.all([freePort(), freePort(), freePort()])
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    expect(await portIsTaken(port)).toBe(true)
    server.close()
    await once(server, 'close')
    expect(await portIsTaken(port)).toBe(false)
  })
})
