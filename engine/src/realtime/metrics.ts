import type { ModelUsage } from '@greenroom/shared/session'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type EngineMetrics = {
  committed(events: number): void
  /** Another engine stored a commit first, so a command was decided again. */
  conflicted(): void
  /** A command was answered. `code`: `accepted`, or why it was refused. */
  answered(command: string, code: string, seconds: number): void
  /** A sweep for due work has ended. */
  swept(seconds: number): void
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
  const conflicts = new Counter({
    name: 'commit_conflicts_total',
    help: 'Commits that another engine had stored first',
    registers: [registry],
  })
  const commands = new Histogram({
    name: 'command_duration_seconds',
    help: 'From receiving a command to its stored answer, by command and code',
    labelNames: ['command', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const sweeps = new Histogram({
    name: 'sweep_duration_seconds',
    help: 'How long it took to do what was due in all sessions',
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return {
    conflicted: () => conflicts.inc(),
    answered: (command, code, seconds) => commands.observe({ command, code }, seconds),
    swept: (seconds) => sweeps.observe(seconds),
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
