import type { ModelUsage } from '@greenroom/shared/session'
import { Counter, Gauge, Histogram, type Metric } from 'prom-client'
import type { BreakerState } from './breaker.ts'

const breakerStates: readonly BreakerState[] = ['answering', 'resting', 'probing']
const seconds = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64]
const registers: [] = []

/** The metrics of one language model, with its configured provider and model as labels. */
export type ModelMetrics = {
  all: readonly Metric[]
  ended(call: string, outcome: string, durationMs: number): void
  spoke(firstTokenMs: number): void
  paid(usage: ModelUsage): void
  takenOver(reason: string): void
}

export function createModelMetrics(
  labels: { provider: string; model: string },
  state: () => BreakerState,
): ModelMetrics {
  const names = ['provider', 'model'] as const
  const calls = new Counter({
    name: 'model_calls_total',
    help: 'Calls of the language model by what was asked and how they ended',
    labelNames: [...names, 'call', 'outcome'],
    registers,
  })
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens of the language model; those that it did not tell itself are estimated',
    labelNames: [...names, 'direction', 'estimated'],
    registers,
  })
  const takeovers = new Counter({
    name: 'model_takeovers_total',
    help: 'Replies that the scripted interviewer or coach gave, or ended, in place of the language model',
    labelNames: [...names, 'reason'],
    registers,
  })
  const firstTokens = new Histogram({
    name: 'model_first_token_seconds',
    help: 'Time until the first words of the language model',
    labelNames: names,
    buckets: seconds,
    registers,
  })
  const durations = new Histogram({
    name: 'model_call_duration_seconds',
    help: 'Time of whole calls of the language model',
    labelNames: names,
    buckets: seconds,
    registers,
  })
  const states = new Gauge({
    name: 'model_state',
    help: '1 for the state that calls of the language model are in',
    labelNames: [...names, 'state'],
    registers,
    collect() {
      for (const each of breakerStates) this.set({ ...labels, state: each }, each === state() ? 1 : 0)
    },
  })
  return {
    all: [calls, tokens, takeovers, firstTokens, durations, states],
    ended(call, outcome, durationMs) {
      calls.inc({ ...labels, call, outcome })
      durations.observe(labels, durationMs / 1000)
    },
    spoke: (firstTokenMs) => firstTokens.observe(labels, firstTokenMs / 1000),
    paid({ inputTokens, outputTokens, isEstimated }) {
      const estimated = String(isEstimated)
      tokens.inc({ ...labels, direction: 'input', estimated }, inputTokens)
      tokens.inc({ ...labels, direction: 'output', estimated }, outputTokens)
    },
    takenOver: (reason) => takeovers.inc({ ...labels, reason }),
  }
}
