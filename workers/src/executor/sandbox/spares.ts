import type { SandboxSession } from './session.ts'

/** Hands out sandboxes that were started in advance. */
export type Spares<Slot, World> = {
  /**
   * Takes a sandbox for an unused slot. When that is closed, the slot's next sandbox is started with the same files.
   */
  take(slot: Slot, world: World): Promise<SandboxSession>
  /** Closes unused spares and starts no more. */
  stop(): Promise<void>
}

/**
 * Keeps one idle sandbox ready for each slot that has been used. Starting a sandbox takes longer than running a small
 * program in it. Joining a control group alone waits for all processors. A spare isn't used if it has ended, or if it
 * doesn't show the requested files.
 */
export function createSpares<Slot extends object, World>(
  raise: (slot: Slot, world: World) => Promise<SandboxSession>,
): Spares<Slot, World> {
  const spares = new Map<Slot, { world: World; session: Promise<SandboxSession | null> }>()
  let isStopped = false

  const prepare = (slot: Slot, world: World): void => {
    if (isStopped) return
    // Ignore an error here: the next request starts a sandbox again, and gets the error if that fails too.
    spares.set(slot, { world, session: raise(slot, world).catch(() => null) })
  }
  const takeSpare = async (slot: Slot, world: World): Promise<SandboxSession | null> => {
    const spare = spares.get(slot)
    if (spare === undefined) return null
    spares.delete(slot)
    const session = await spare.session
    if (session === null || (spare.world === world && session.isOpen())) return session
    await session.close()
    return null
  }
  return {
    async take(slot, world) {
      const session = (await takeSpare(slot, world)) ?? (await raise(slot, world))
      let closing: Promise<void> | undefined
      const close = async (): Promise<void> => {
        await session.close()
        prepare(slot, world)
      }
      return {
        ...session,
        close() {
          closing ??= close()
          return closing
        },
      }
    },
    async stop() {
      isStopped = true
      await Promise.all([...spares.values()].map(async ({ session }) => (await session)?.close()))
      spares.clear()
    },
  }
}
