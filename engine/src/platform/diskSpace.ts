import { statfs } from 'node:fs/promises'
import { noteRefusals, type ReadinessCheck } from '@greenroom/shared/service'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ProblemError } from './problems.ts'

/** How often the free space is checked. */
const lookEveryMs = 1_000
/** The disk counts as full when only this share of the reserve is left. */
const fullAtShare = 0.1
const megabyte = 1024 * 1024

/** Free space on the data's disk. */
export type DiskSpace = {
  /** Whether less than the reserve is left. If so, running work continues, but nothing new starts. */
  isShort(): boolean
  /** For `/readyz`: not ok if the disk is nearly full. */
  check(): Promise<ReadinessCheck>
  stop(): void
}

/**
 * Watches the free space on a folder's disk.
 * @param reserveMb the space reserved for running work; 0 for none
 */
export async function watchDiskSpace(
  folder: string,
  reserveMb: number,
  logger: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<DiskSpace> {
  let freeMb = Number.POSITIVE_INFINITY
  const isShort = (): boolean => freeMb < reserveMb

  async function look(): Promise<void> {
    const wasShort = isShort()
    const { bavail, bsize } = await statfs(folder)
    freeMb = (bavail * bsize) / megabyte
    if (isShort() === wasShort) return
    const facts = { folder, freeMb: Math.round(freeMb), reserveMb }
    if (isShort()) logger.warn(facts, 'the disk is nearly full: nothing new can start until there is space')
    else logger.info(facts, 'the disk has space again')
  }

  await look()
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, "the disk's free space can't be read"))
  }, lookEveryMs)
  return {
    isShort,
    check: async () => {
      await look()
      return { ok: freeMb >= reserveMb * fullAtShare, detail: `${Math.floor(freeMb)} MB free` }
    },
    stop: () => clearInterval(timer),
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the operation stores something new, such as an account. Sessions have their own check. */
    leavesSomethingNew?: true
  }
}

/** Refuses operations that store something new (503 NO_SPACE) while disk space is short. */
export function refuseNewThings(app: FastifyInstance, disk: Pick<DiskSpace, 'isShort'>): void {
  noteRefusals(app, ({ config }) => (config?.leavesSomethingNew ? ['NO_SPACE'] : []))
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    if (config?.leavesSomethingNew && disk.isShort()) throw noSpace()
  })
}

export const noSpace = (detail?: string): Error =>
  new ProblemError('NO_SPACE', detail, { headers: { 'retry-after': '60' } })
