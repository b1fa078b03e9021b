import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

/** How long finished spans wait to be sent together, in ms. */
const sendEveryMs = 1_000
const timeoutMs = 5_000

export type OpenTelemetryOptions = {
  /** The name of this program in the traces. */
  program: string
  /** The base address of a collector that speaks OTLP over HTTP. */
  endpoint: string
  headers: Record<string, string>
  /** How many of the traces that begin here are recorded, from 0 to 1. */
  share: number
}

/** Traces with OpenTelemetry. While the collector is away, spans are dropped, and nothing waits for it. */
export function openTelemetry({ program, endpoint, headers, share }: OpenTelemetryOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: timeoutMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': program }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  })
  const tracer = provider.getTracer('greenroom')
  const running = new AsyncLocalStorage<Span>()

  function contextOf(parent: string | undefined) {
    const remote = parent === undefined ? undefined : spanContextIn(parent)
    if (remote !== undefined) return trace.setSpanContext(ROOT_CONTEXT, remote)
    const current = running.getStore()
    return current === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, current)
  }

  return {
    async span(name, facts, work, parent) {
      const span = tracer.startSpan(name, { attributes: { ...facts } }, contextOf(parent))
      try {
        return await running.run(span, work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
        throw error
      } finally {
        span.end()
      }
    },
    traceparent() {
      const context = running.getStore()?.spanContext()
      if (context === undefined) return undefined
      const { traceId, spanId, traceFlags } = context
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
    },
    stop: () => provider.shutdown(),
  }
}

/** Reads a `traceparent` (W3C Trace Context). Undefined if it is invalid. */
function spanContextIn(header: string) {
  const found = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header)
  const [, traceId, spanId, flags = '00'] = found ?? []
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
}
