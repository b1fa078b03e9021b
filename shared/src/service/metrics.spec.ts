import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { Gauge } from 'prom-client'
import { expect, it } from 'vitest'
import { createHttpServer } from './httpService.ts'
import { installMetrics } from './metrics.ts'
import { problems } from './testing/sampleProblems.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

it('shows the process’s metrics beside the service’s own, and keeps no stopped service in memory', async () => {
  const started = async (): Promise<WeakRef<object>> => {
    const app = createHttpServer({ logger: Fastify().log, problems, bodyLimitBytes: 1000, slowAfterMs: 60_000 })
    const registry = installMetrics(app, { readiness: async () => ({}), problems })
    const ownMetric: Gauge = new Gauge({
      name: 'own_metric',
      help: 'Reads the service, as most metrics do',
      registers: [registry],
      collect: () => ownMetric.set(app.addresses().length),
    })
    const { body } = await app.inject('/metrics')
    expect(body).toContain('nodejs_gc_duration_seconds')
    expect(body).toContain('http_request_duration_seconds')
    expect(body).toContain('own_metric 0')
    await app.close()
    return new WeakRef(app)
  }
  const stopped = await started()
  await expect
    .poll(() => {
      collectGarbage()
      return stopped.deref() === undefined
    })
    .toBe(true)
})
