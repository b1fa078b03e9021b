import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createControlGroups } from './controlGroups.ts'
import { findOwnGroups } from './controlGroupTree.ts'
import { strangersAmong } from './processFamily.ts'

// The specs that run programs create real groups, in this machine's version. The specs here use an ordinary folder
// instead, with the files that the kernel would create.
let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'groups-'))
})
afterEach(() => rmSync(tree, { recursive: true }))

function folder(path: string, files: Record<string, string> = {}): string {
  const full = join(tree, path)
  mkdirSync(full, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(full, name), content)
  return full
}
const contentOf = (...path: string[]): string => readFileSync(join(tree, ...path), 'utf8')
const userId = process.geteuid?.() ?? 0
const name = `greenroom-${process.pid}-a`
const limits = { memoryMb: 100, processes: 20, cores: 1 }

describe('the groups of this process', () => {
  const mount = (root: string, at: string, type: string, options: string): string =>
    `31 24 0:27 ${root} ${at} rw,relatime shared:9 - ${type} ${type} ${options}`

  it('are found in the one tree of the second version, with its controllers', () => {
    folder('system.slice/x', { 'cgroup.controllers': 'cpu memory pids\n' })
    expect(findOwnGroups('0::/system.slice/x\n', mount('/', tree, 'cgroup2', 'rw,nsdelegate'))).toEqual([
      { version: 2, controllers: ['cpu', 'memory', 'pids'], folder: join(tree, 'system.slice/x') },
    ])
  })

  it('are found by controller in the trees of the first version, even if several share one', () => {
    const both = folder('cpu,cpuacct/docker/1')
    const memory = folder('memory/docker/1')
    const mounts = [
      mount('/', join(tree, 'cpu,cpuacct'), 'cgroup', 'rw,cpu,cpuacct'),
      mount('/', join(tree, 'memory'), 'cgroup', 'rw,memory'),
    ]
    const groups = '5:cpu,cpuacct:/docker/1\n4:memory:/docker/1\n3:pids:/docker/1\n1:name=systemd:/\n'
    expect(findOwnGroups(groups, mounts.join('\n'))).toEqual([
      { version: 1, controllers: ['cpu', 'cpuacct'], folder: both },
      { version: 1, controllers: ['memory'], folder: memory },
    ])
  })

  it('are relative to the part of the tree that a container sees, and left out if it sees none', () => {
    const mounts = mount('/docker/1', tree, 'cgroup', 'rw,memory')
    expect(findOwnGroups('4:memory:/docker/1\n', mounts)).toMatchObject([{ folder: tree }])
    expect(findOwnGroups('4:memory:/docker/12\n', mounts)).toEqual([])
    expect(findOwnGroups('4:memory:/\n', mounts)).toEqual([])
  })
})

describe('groups of the first version', () => {
  it('use the available controllers, and the description names the others', async () => {
    folder(`pids/${name}`, { 'pids.max': 'max', 'cgroup.procs': '' })
    const own = [{ version: 1 as const, controllers: ['pids'], folder: join(tree, 'pids') }]
    const { groups, description } = createControlGroups(['a'], { own, userId })
    expect(groups).toMatchObject([{ controllers: ['pids'], processorTimeFile: null }])
    expect(description).toBe(
      "control groups (version 1) bound processes; without the controllers memory, cpu, cpuacct (there is no memory controller; there is no cpu controller; there is no cpuacct controller) the sandbox's init watches memory every few milliseconds, a program may keep several cores busy, the sandbox's init adds processor time up from /proc",
    )
    groups[0]?.limit(limits)
    expect(contentOf('pids', name, 'pids.max')).toBe('20')
  })

  it('limit memory, memory with swap, processes and cores, and name the file that shows kills by the kernel', () => {
    folder(`memory/${name}`, {
      'memory.limit_in_bytes': '0',
      'memory.memsw.limit_in_bytes': '0',
      'memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 7\n',
    })
    folder(`pids/${name}`, { 'pids.max': 'max' })
    folder(`cpu/${name}`, { 'cpu.cfs_quota_us': '-1', 'cpuacct.usage': '12' })
    const own = [['memory'], ['pids'], ['cpu', 'cpuacct']].map((controllers) => ({
      version: 1 as const,
      controllers,
      folder: join(tree, controllers[0] ?? ''),
    }))
    const { groups, description } = createControlGroups(['a'], { own, userId })
    expect(description).toBe('control groups (version 1) bound memory, processes, cores, processor time')
    groups[0]?.limit(limits)
    expect(contentOf('memory', name, 'memory.limit_in_bytes')).toBe('104857600')
    expect(contentOf('memory', name, 'memory.memsw.limit_in_bytes')).toBe('104857600')
    expect(contentOf('cpu', name, 'cpu.cfs_quota_us')).toBe('100000')
    expect(groups[0]?.memoryEventsFile).toBe(join(tree, 'memory', name, 'memory.oom_control'))
    expect(groups[0]?.processorTimeFile).toBe(join(tree, 'cpu', name, 'cpuacct.usage'))
  })
})

describe('groups of the second version', () => {
  const own = () => [{ version: 2 as const, controllers: ['memory'], folder: join(tree, 'own') }]
  const files = (controllers: string, handedOn: string, procs: string) => ({
    'cgroup.controllers': controllers,
    'cgroup.subtree_control': handedOn,
    'cgroup.procs': procs,
    'cgroup.type': 'domain\n',
  })

  it('limit memory without swap, processes and cores, and name the file that shows kills by the kernel', () => {
    folder('own', files('cpu memory pids', 'cpu memory pids', ''))
    folder(`own/${name}`, {
      'cgroup.procs': '',
      'cpu.stat': 'usage_usec 5\n',
      'cpu.max': 'max 100000',
      'memory.max': 'max',
      'memory.swap.max': 'max',
      'memory.events': 'low 0\nhigh 0\nmax 9\noom 3\noom_kill 2\noom_group_kill 0\n',
      'pids.max': 'max',
    })
    const { groups, description } = createControlGroups(['a'], { own: own(), userId })
    expect(description).toBe('control groups (version 2) bound memory, processes, cores, processor time')
    groups[0]?.limit(limits)
    expect(contentOf('own', name, 'memory.max')).toBe('104857600')
    expect(contentOf('own', name, 'memory.swap.max')).toBe('0')
    expect(contentOf('own', name, 'pids.max')).toBe('20')
    expect(contentOf('own', name, 'cpu.max')).toBe('100000 100000')
    expect(groups[0]?.memoryEventsFile).toBe(join(tree, 'own', name, 'memory.events'))
    expect(groups[0]?.procsFiles).toEqual([join(tree, 'own', name, 'cgroup.procs')])
  })

  it('are created beside the service if it has moved aside before', () => {
    folder('own', files('memory pids cpu', 'memory pids cpu', ''))
    folder(`own/${name}`, { 'cgroup.procs': '' })
    const aside = folder('own/greenroom-services', files('', '', String(process.pid)))
    const { groups } = createControlGroups(['a'], { own: [{ version: 2, controllers: [], folder: aside }], userId })
    expect(groups[0]?.procsFiles).toEqual([join(tree, 'own', name, 'cgroup.procs')])
  })

  it('limit nothing if other processes share the group, and leave those alone', () => {
    const stranger = spawn('sleep', ['60'], { detached: true })
    // The process's parent ends before the check, as the parent of another service's process would.
    const orphaned = "setsid sh -c 'echo $$; exec sleep 60 > /dev/null 2>&1' &"
    const orphan = spawnSync('sh', ['-c', orphaned], { encoding: 'utf8' }).stdout.trim()
    try {
      folder('own', files('cpu memory pids', '', `${process.pid}\n${stranger.pid}\n${orphan}\n`))
      const { groups, description } = createControlGroups(['a'], { own: own(), userId })
      expect(groups).toEqual([null])
      expect(description).toContain(`other processes share the group ${join(tree, 'own')}: `)
      expect(description).toContain(`(${orphan})`)
      expect(existsSync(join(tree, 'own/greenroom-services'))).toBe(false)
    } finally {
      stranger.kill()
      process.kill(Number(orphan))
    }
  })

  it('limit nothing in another user’s group', () => {
    folder('own', files('cpu memory pids', '', String(process.pid)))
    const { description } = createControlGroups(['a'], { own: own(), userId: userId + 1 })
    expect(description).toContain('belongs to another user')
  })

  it('name a missing controller', () => {
    folder('own', files('memory', 'memory', ''))
    folder(`own/${name}`, { 'cgroup.procs': '', 'cpu.stat': 'usage_usec 5\n' })
    const { description } = createControlGroups(['a'], { own: own(), userId })
    expect(description).toBe(
      'control groups (version 2) bound memory, processor time; without the controllers pids, cpu (there is no pids controller; there is no cpu controller) processes are bounded for each user only, a program may keep several cores busy',
    )
  })
})

it('removes the groups of services that are gone', () => {
  const { pid } = spawnSync('true')
  const old = folder(`pids/greenroom-${pid}-0`)
  folder(`pids/${name}`, { 'pids.max': 'max' })
  createControlGroups(['a'], { own: [{ version: 1, controllers: ['pids'], folder: join(tree, 'pids') }], userId })
  expect(existsSync(old)).toBe(false)
})

it('treats all processes of a container as its own, but not those of a tree it can’t see', () => {
  expect(strangersAmong([1, 999_999])).toEqual([])
  expect(strangersAmong([1, 0])).toEqual(['processes that cannot be seen from here'])
  expect(strangersAmong([process.pid, 0])).toEqual(['a process that cannot be seen from here'])
})
