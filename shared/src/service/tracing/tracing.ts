import { z } from 'zod'
import { settingSchemas } from '../environment.ts'

/** OpenTelemetry's own names for these settings. Without an endpoint, nothing is traced. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: settingSchemas.httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^\s*[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, { error: 'accepts name=value, with commas between them.' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'accepts a share from 0 to 1.' })
    .transform(Number)
    .default(1),
}

export type TracingConfig = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined
  OTEL_TRACES_SAMPLER_ARG?: number
}

/** What a span tells about its work, such as `session.id`. Never what people wrote. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** Follows one piece of work through all programs, for OpenTelemetry. */
export type Tracing = {
  /**
   * Runs `work` in a span. The span belongs to `parent`, else to the span that runs now, else it begins a trace. If
   * `work` throws, so does this.
   * @param parent another program's span, as in the header `traceparent` (W3C Trace Context); an invalid one is ignored
   */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>, parent?: string | undefined): Promise<T>
  /** The span that runs now, as in the header `traceparent`; undefined if none does. */
  traceparent(): string | undefined
  /** Sends what is waiting. */
  stop(): Promise<void>
}

export const noTracing: Tracing = {
  span: (_name, _facts, work) => work(),
  traceparent: () => undefined,
  stop: async () => {},
}

/** Starts tracing if it is switched on. Otherwise not even its packages are loaded. */
export async function openTracing(program: string, config: TracingConfig): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config
  if (endpoint === undefined) return noTracing
  const { openTelemetry } = await import('./openTelemetry.ts')
  return openTelemetry({
    program,
    endpoint,
    headers: headersIn(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    share: config.OTEL_TRACES_SAMPLER_ARG ?? 1,
  })
}

/** The header that lets the called program continue the trace; none if nothing is traced. */
export function traceHeader(tracing: Pick<Tracing, 'traceparent'>): { traceparent?: string } {
  const traceparent = tracing.traceparent()
  return traceparent === undefined ? {} : { traceparent }
}

/** Reads `name=value,other=value`, as OpenTelemetry defines it. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .flatMap(([name = '', ...value]) => (name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()]])),
  )
