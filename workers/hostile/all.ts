import { betweenTestsPrograms } from './betweenTests.ts'
import { compileTimePrograms } from './compileTime.ts'
import { environmentPrograms } from './environment.ts'
import { filePrograms } from './files.ts'
import { kernelPrograms } from './kernel.ts'
import { memoryPrograms } from './memory.ts'
import { networkPrograms } from './network.ts'
import { outputPrograms } from './outputs.ts'
import { processPrograms } from './processes.ts'
import type { HostileProgram } from './program.ts'
import { pryingPrograms } from './prying.ts'
import { timePrograms } from './time.ts'

/** All hostile programs, grouped by target. */
export const hostilePrograms: Readonly<Record<string, readonly HostileProgram[]>> = {
  memory: memoryPrograms,
  time: timePrograms,
  processes: processPrograms,
  files: filePrograms,
  'the host and its secrets': pryingPrograms,
  'the kernel': kernelPrograms,
  'the network': networkPrograms,
  'the compilers': compileTimePrograms,
  'the environment': environmentPrograms,
  'the next test case': betweenTestsPrograms,
  outputs: outputPrograms,
}
