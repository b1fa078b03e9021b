import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { portSettings, readCompose, readYaml, root, textOf } from './files.ts'

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.record(z.string(), z.string()) })),
    }),
  ),
})
const alerts = alertsSchema.parse(readYaml('operations/prometheus/alerts.yml')).groups.flatMap(({ rules }) => rules)

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
})
const panels = dashboardSchema.parse(JSON.parse(textOf('operations/grafana/dashboards/greenroom.json'))).panels

/** Names of metrics that our programs register, and of those that come with Node and Prometheus. */
function knownMetrics(): Set<string> {
  const sources = ['engine/src', 'workers/src', 'shared/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => textOf(join(folder, file))),
  )
  const registered = sources
    .filter((source) => source.includes("from 'prom-client'"))
    .flatMap((source) => [...source.matchAll(/(?:name: |gauge\()'([a-z_]+)'/g)].map(([, name = '']) => name))
  return new Set([
    ...registered,
    'up',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
}
const metrics = knownMetrics()

/** Metrics in a PromQL expression: names followed by a selector or a range, or on their own. */
const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replace(/\{[^}]*\}|\b(by|on|without) \([^)]*\)/g, ' ')
      .matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\()|\bup\b/g),
  ]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile')

describe('alerts and dashboard', () => {
  it.each(alerts)(
    '$alert reads metrics that exist, and leads to a page that says what to do',
    ({ expr, annotations }) => {
      expect(metricsIn(expr)).not.toEqual([])
      for (const metric of metricsIn(expr)) expect([...metrics]).toContain(metric)
      const [page = '', anchor] = (annotations.runbook ?? '').split('#')
      const anchors = [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading.toLowerCase().replaceAll(' ', '-'),
      )
      expect(anchors).toContain(anchor)
    },
  )

  it.each(panels.filter(({ targets }) => targets.length > 0))(
    'the panel “$title” reads metrics that exist',
    ({ targets }) => {
      for (const { expr } of targets) {
        expect(metricsIn(expr)).not.toEqual([])
        for (const metric of metricsIn(expr)) expect([...metrics]).toContain(metric)
      }
    },
  )

  it('asks every program of ours for metrics, at its port and on a network of its own', () => {
    const targetSchema = z.object({ names: z.tuple([z.string()]), port: z.int() })
    const { scrape_configs } = z
      .object({ scrape_configs: z.array(z.object({ dns_sd_configs: z.tuple([targetSchema]) })) })
      .parse(readYaml('operations/prometheus/prometheus.yml'))
    const { services } = readCompose()
    const ours = Object.keys(services).filter((name) => services[name]?.build !== undefined)
    expect(scrape_configs.map(({ dns_sd_configs: [{ names }] }) => names[0]).sort()).toEqual(ours.sort())
    for (const {
      dns_sd_configs: [
        {
          names: [name],
          port,
        },
      ],
    } of scrape_configs) {
      const service = services[name]
      // The engine tells its metrics to operators alone.
      const setting = name === 'engine' ? 'INTERNAL_PORT' : (portSettings[name] ?? '')
      expect(service?.environment[setting]).toBe(String(port))
      expect(service?.networks.some((network) => services.prometheus?.networks.includes(network))).toBe(true)
    }
  })
})
