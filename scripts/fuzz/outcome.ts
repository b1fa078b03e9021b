import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** What came of the calls of one run of Schemathesis. */
export type Outcome = {
  /** How many calls were answered. */
  calls: number
  /** How many calls had each status. */
  statuses: ReadonlyMap<number, number>
  /** How many calls of each operation had a status below 400. */
  accepted: ReadonlyMap<string, number>
  /** The operations that were called. */
  operations: ReadonlySet<string>
  /** Answers of 5xx, each as one line. */
  serverErrors: readonly string[]
  /** Answers that the description doesn't allow, each kind once for an operation. */
  violations: readonly string[]
}

const finishedSchema = z.object({
  ScenarioFinished: z.object({
    recorder: z.object({
      label: z.string(),
      checks: z
        .record(
          z.string(),
          z.array(z.looseObject({ name: z.string(), status: z.string(), failure: z.unknown().optional() })),
        )
        .default({}),
      interactions: z
        .record(
          z.string(),
          z.object({
            request: z.looseObject({ method: z.string(), uri: z.string(), body: z.unknown().optional() }),
            response: z
              .object({ status_code: z.int(), content: z.looseObject({ $base64: z.string() }).nullish() })
              .nullish(),
          }),
        )
        .default({}),
    }),
  }),
})

const decoded = (base64: string | undefined): string => Buffer.from(base64 ?? '', 'base64').toString()
const bodySchema = z.looseObject({ $base64: z.string() })

/** Reads Schemathesis' report of events, line by line. */
export async function readOutcome(file: string): Promise<Outcome> {
  const statuses = new Map<number, number>()
  const accepted = new Map<string, number>()
  const operations = new Set<string>()
  const serverErrors: string[] = []
  const violations = new Set<string>()
  let calls = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"ScenarioFinished"')) continue
    const { recorder } = finishedSchema.parse(JSON.parse(line)).ScenarioFinished
    operations.add(recorder.label)
    for (const [id, { request, response }] of Object.entries(recorder.interactions)) {
      if (response === null || response === undefined) {
        violations.add(`${request.method} ${request.uri}: no answer`)
        continue
      }
      calls += 1
      const status = response.status_code
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status < 400) accepted.set(recorder.label, (accepted.get(recorder.label) ?? 0) + 1)
      if (status >= 500) {
        const body = bodySchema.safeParse(request.body)
        const sent = body.success ? decoded(body.data.$base64) : ''
        const said = decoded(response.content?.$base64)
        serverErrors.push(`${status} ${request.method} ${request.uri} ${sent.slice(0, 300)} → ${said.slice(0, 300)}`)
      }
      for (const check of recorder.checks[id] ?? [])
        if (check.status === 'failure' && check.name !== 'not_a_server_error')
          violations.add(`${recorder.label}: ${check.name}, ${status}`)
    }
  }
  return { calls, statuses, accepted, operations, serverErrors, violations: [...violations] }
}
