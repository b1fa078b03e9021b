import { availableParallelism } from 'node:os'
import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { pino } from 'pino'
import { createAvailability } from '../../workers/src/executor/availability.ts'
import { createSandbox, type SandboxSlot } from '../../workers/src/executor/sandbox/sandbox.ts'
import { createSlots } from '../../workers/src/executor/slots.ts'
import { findImage } from '../../workers/src/executor/toolchains/image.ts'
import { hostToolchain } from '../../workers/src/executor/toolchains/toolchain.ts'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { sandbox as sandboxTools } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'

/** Warms up every language, runs its first program, and prints the result. @returns whether they all work */
export async function proveAll(stop: AbortSignal): Promise<boolean> {
  const found = await ensureTool(sandboxTools)
  if (!found.ok) {
    console.log(found.reason)
    return false
  }
  const world = hostToolchain.world
  const sandbox = await createSandbox({ cacheDir, slotCount: availableParallelism(), name: 'languages', world })
  const logger = pino({ level: 'warn' })
  const slots = createSlots<SandboxSlot>(sandbox.slots)
  const availability = createAvailability({ sandbox, slots, cacheDir, offered: programmingLanguages, logger, stop })
  const image = findImage(cacheDir)
  availability.offer(image === null ? [hostToolchain] : [image, hostToolchain])
  console.log('Trying every language (the first time takes a minute or two) …')
  await availability.settled()
  const list = await availability.list(0)
  for (const { language, available, version, reason } of list) {
    console.log(`  ${available ? '✓' : '✗'} ${language.padEnd(12)} ${available ? version : reason}`)
  }
  await sandbox.stop()
  return list.every(({ available }) => available)
}
