import type { ModelUsage } from '@greenroom/shared/session'
import { Counter, Gauge, type Registry } from 'prom-client'

export type EngineMetrics = {
  committed(events: number): void
  /** Counts an interview's paid model usage, settled by this engine. */
  modelPaid(usage: ModelUsage): void
}

/** The engine's own metrics, in addition to the HTTP ones. */
export function engineMetrics(registry: Registry, socketCount: () => number): EngineMetrics {
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
  const modelTokens = new Counter({
    name: 'ledger_model_tokens_total',
    help: 'Tokens that language models were paid for in the interviews that this engine settled; of all engines together, what the ledger holds',
    labelNames: ['direction', 'estimated'],
    registers: [registry],
  })
  return {
    modelPaid({ inputTokens, outputTokens, isEstimated }) {
      const estimated = String(isEstimated)
      modelTokens.inc({ direction: 'input', estimated }, inputTokens)
      modelTokens.inc({ direction: 'output', estimated }, outputTokens)
    },
    committed(count) {
      commits.inc()
      events.inc(count)
    },
  }
}
