import { Counter, Gauge, type Registry } from 'prom-client'

/** The engine's own metrics, besides those of HTTP. */
export function engineMetrics(registry: Registry, socketCount: () => number): { committed: (events: number) => void } {
  new Gauge({
    name: 'sockets_connected',
    help: 'Sockets that are connected to this engine',
    registers: [registry],
    collect() {
      this.set(socketCount())
    },
  })
  const commits = new Counter({ name: 'commits_total', help: 'Commits stored by this engine', registers: [registry] })
  const events = new Counter({ name: 'events_total', help: 'Events in those commits', registers: [registry] })
  return {
    committed(count) {
      commits.inc()
      events.inc(count)
    },
  }
}
