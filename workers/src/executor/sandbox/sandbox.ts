import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { ControlGroup } from './controlGroup.ts'
import { createControlGroups } from './controlGroups.ts'
import { buildInit } from './initBinary.ts'
import { openSession, type SandboxSession } from './session.ts'
import { createSpares } from './spares.ts'
import { type WallOptions, type World, wallCommand } from './wall.ts'

/** A sandbox's resources on the host, used by one sandbox at a time: a user id and a control group. */
export type SandboxSlot = { index: number; group: ControlGroup | null }

/** Limits on all processes in a sandbox together, if control groups can enforce them. */
export type SandboxLimits = { memoryMb: number; processes: number; cores?: number }

export type OpenSandbox = {
  session: SandboxSession
  /** Whether the kernel limits the memory of all processes together. If not, the init has to watch their memory. */
  memoryIsBounded: boolean
}

export type Sandbox = {
  slots: readonly SandboxSlot[]
  /** A sentence that says what limits memory and processes here. */
  description: string
  /**
   * The path of bubblewrap, the program that starts sandboxes. It is also used to prepare the files that sandboxes
   * show.
   */
  bubblewrap: string
  /**
   * Starts a sandbox in an unused slot. The caller must close the session. Its programs may keep `cores` cores busy;
   * the default is one.
   */
  open(slot: SandboxSlot, world: World, limits: SandboxLimits): Promise<OpenSandbox>
  /** Removes everything created on the host. All sandboxes must have been closed. */
  stop(): Promise<void>
}

/** The number of processes and the memory that the wall itself uses up within a control group's limits. */
const ownProcesses = 8
const ownMemoryMb = 16
/** Programs in slot n run as this host user plus n, which no other process uses. */
const firstProgramUid = 61_000
const boxBytes = 256 * 1024 * 1024

function findBubblewrap(): string {
  for (const folder of (process.env.PATH ?? '').split(':').concat('/usr/bin', '/usr/local/bin')) {
    const path = join(folder, 'bwrap')
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // bubblewrap isn't in this folder, so try the next one.
    }
  }
  throw new Error('bubblewrap is not installed (the package bubblewrap, the program bwrap)')
}

export type SandboxOptions = {
  cacheDir: string
  slotCount: number
  /** Distinguishes the control groups of several services in one process. */
  name: string
  /** The files shown to programs while the sandbox is tested. */
  world: World
  /** The path of bubblewrap; found automatically if it's left out. */
  bubblewrapPath?: string | undefined
  /** Whether an idle sandbox waits in each slot for the next submission; defaults to true. */
  keepSpares?: boolean | undefined
}

/** Prepares the sandbox and tests it. Throws an Error with a readable sentence if the sandbox doesn't work. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.platform !== 'linux') throw new Error('the sandbox needs Linux')
  const isRoot = process.getuid?.() === 0
  const { cacheDir, slotCount, name } = options
  const bubblewrap = options.bubblewrapPath ?? findBubblewrap()
  const initPath = await buildInit(cacheDir)
  const walls = new WeakMap<World, readonly string[]>()
  const wallOf = (world: World): readonly string[] => {
    const options: WallOptions = { bubblewrap, initPath, world, boxBytes, insideUserNamespace: isRoot }
    const wall = walls.get(world) ?? wallCommand(options)
    walls.set(world, wall)
    return wall
  }

  const { groups, description } = createControlGroups(
    Array.from({ length: slotCount }, (_, index) => `${name}-${index}`),
  )
  const slots: SandboxSlot[] = groups.map((group, index) => ({ index, group }))

  const raise = ({ index, group }: SandboxSlot, world: World): Promise<SandboxSession> => {
    const user = isRoot ? String(firstProgramUid + index) : '-'
    const groupFiles = [group?.processorTimeFile ?? '-', group?.memoryEventsFile ?? '-', ...(group?.procsFiles ?? [])]
    return openSession([initPath, 'launch', user, ...groupFiles, '--', ...wallOf(world)])
  }
  const spares = createSpares(raise)

  const sandbox: Sandbox = {
    slots,
    description,
    bubblewrap,
    async open(slot, world, { memoryMb, processes, cores = 1 }) {
      const { group } = slot
      group?.limit({ memoryMb: memoryMb + ownMemoryMb, processes: processes + ownProcesses, cores })
      const session = await (options.keepSpares === false ? raise(slot, world) : spares.take(slot, world))
      return {
        session,
        memoryIsBounded: group?.controllers.includes('memory') ?? false,
      }
    },
    async stop() {
      await spares.stop()
      await Promise.all(slots.map(({ group }) => group?.remove()))
    },
  }
  const [first] = slots
  if (first === undefined) throw new Error('the sandbox needs at least one slot')
  try {
    const { session } = await sandbox.open(first, options.world, { memoryMb: 64, processes: 16 })
    await session.close()
  } catch (error) {
    await sandbox.stop()
    throw error
  }
  return sandbox
}
