import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, type TestContext } from 'vitest'
import { caddy, dockerCompose, promtool } from '../setup/operators.ts'
import { ensureTool, type Tool } from '../setup/tool.ts'
import { readCompose, root } from './files.ts'

async function run(context: TestContext, tool: Tool, args: string[], options: { cwd?: string; env?: object } = {}) {
  const found = await ensureTool(tool)
  if (!found.ok) return context.skip(found.reason)
  const { status, stdout, stderr } = spawnSync(found.path, args, {
    cwd: options.cwd ?? root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: tmpdir(), ...options.env },
  })
  expect(`${status} ${stderr}`).toMatch(/^0 /)
  return stdout
}

it('docker-compose reads docker-compose.yml with every profile', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'))
  copyFileSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'))
  cpSync(join(root, 'operations'), join(folder, 'operations'), { recursive: true })
  mkdirSync(join(folder, 'secrets'))
  writeFileSync(join(folder, '.env'), 'PUBLIC_URL=http://localhost\n')
  const profiles = ['observability', 'mail', 'model'].flatMap((profile) => ['--profile', profile])
  const services = await run(context, dockerCompose, [...profiles, 'config', '--services'], {
    cwd: folder,
  })
  rmSync(folder, { recursive: true })
  expect(services.trim().split('\n').sort()).toEqual(Object.keys(readCompose().services).sort())
})

it('caddy reads the proxy’s file, with and without a certificate', async (context) => {
  for (const PUBLIC_URL of ['http://localhost', 'https://greenroom.example']) {
    const args = ['validate', '--config', 'operations/Caddyfile', '--adapter', 'caddyfile']
    await run(context, caddy, args, { env: { PUBLIC_URL } })
  }
})

it('prometheus reads its files, and the alerts ring when they should', async (context) => {
  await run(context, promtool, ['check', 'config', 'operations/prometheus/prometheus.yml'])
  await run(context, promtool, ['test', 'rules', 'operations/prometheus/alerts.test.yml'])
})
