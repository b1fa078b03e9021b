import { connect, createServer, type Socket } from 'node:net'

/** A proxy before a server of the specs, which makes the faults of a network. */
export type FaultyProxy = {
  port: number
  /** Resets all connections. New ones work. */
  cut(): void
  /** Holds back everything for this long, in both directions; 0 ends it. */
  delay(ms: number): void
  /**
   * Makes the current connections half-open: nothing passes any more in either direction, and neither end is told. New
   * ones work.
   */
  goSilent(): void
  /**
   * Passes requests on, but no answer to a request that contains one of these words, in this direction only. With
   * `thenCut`, resets the connection when the server has answered. An empty list ends it.
   */
  loseAnswersTo(words: readonly string[], how?: { thenCut: boolean }): void
  /** How many answers were lost. */
  lost(): number
  stop(): void
}

type Link = { client: Socket; upstream: Socket; isSilent: boolean; owesLost: boolean; waiting: Map<Socket, Buffer[]> }

/**
 * @param server its host and port
 * @param listener returns, for each new connection, what hears the bytes that its client sends
 */
export async function startFaultyProxy(
  { hostname, port }: Pick<URL, 'hostname' | 'port'>,
  listener?: () => (bytes: Buffer) => void,
): Promise<FaultyProxy> {
  const links = new Set<Link>()
  let delayMs = 0
  let words: readonly string[] = []
  let thenCut = true
  let lost = 0
  const reset = ({ client, upstream }: Link): void => {
    client.resetAndDestroy()
    upstream.destroy()
  }
  const send = (link: Link, to: Socket, bytes: Buffer): void => {
    const waiting = link.waiting.get(to) ?? []
    link.waiting.set(to, waiting)
    waiting.push(bytes)
    // Each timer passes on whatever has waited longest, so bytes keep their order when the delay changes.
    setTimeout(() => {
      const next = waiting.shift()
      if (next !== undefined && !link.isSilent && !to.destroyed) to.write(next)
    }, delayMs)
  }
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const link: Link = { client, upstream, isSilent: false, owesLost: false, waiting: new Map() }
    links.add(link)
    const hear = listener?.()
    client.on('data', (bytes) => {
      hear?.(bytes)
      link.owesLost ||= words.some((word) => bytes.includes(word))
      send(link, upstream, bytes)
    })
    upstream.on('data', (bytes) => {
      if (!link.owesLost) return send(link, client, bytes)
      lost += 1
      if (thenCut) reset(link)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy())
      // A half-open connection stays open on the other side.
      one.on('close', () => {
        if (!link.isSilent) other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    cut: () => {
      for (const link of links) reset(link)
    },
    delay: (ms) => {
      delayMs = ms
    },
    goSilent: () => {
      for (const link of links) link.isSilent = true
    },
    loseAnswersTo: (some, how = { thenCut: true }) => {
      words = some
      thenCut = how.thenCut
      // Connections whose answer was held back stay stuck until they are free again.
      if (some.length === 0) for (const link of links) link.owesLost = false
    },
    lost: () => lost,
    stop: () => {
      for (const link of links) {
        link.client.destroy()
        link.upstream.destroy()
      }
      proxy.close()
    },
  }
}
