import type { SandboxSession } from './session.ts'

/** Hands out sandboxes that were raised before they were asked for. */
export type Spares<Slot, World> = {
  /** A sandbox for a slot that nobody else uses. When it is closed, the next one of the same world is raised for that slot. */
  take(slot: Slot, world: World): Promise<SandboxSession>
  /** Closes what was raised in vain; nothing more is raised. */
  stop(): Promise<void>
}

/**
 * Keeps one idle sandbox for each slot that was used before, as raising one takes longer than running a small program in it: joining
 * a control group alone waits for all processors. A spare that ended meanwhile, or that shows another world, is not handed out.
 */
export function createSpares<Slot extends object, World>(
  raise: (slot: Slot, world: World) => Promise<SandboxSession>,
): Spares<Slot, World> {
  const spares = new Map<Slot, { world: World; session: Promise<SandboxSession | null> }>()
  let isStopped = false

  const prepare = (slot: Slot, world: World): void => {
    if (isStopped) return
    // Whoever asks next raises one again, and is told why that fails.
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
