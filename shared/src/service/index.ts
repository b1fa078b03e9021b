/** The entry for Node programs: everything that the product's HTTP services share. The browser may not use it. */
export * from './bearer.ts'
export * from './environment.ts'
export * from './httpService.ts'
export { programLogger } from './log/programLogger.ts'
export type { Readiness, ReadinessCheck } from './metrics.ts'
export { openPrivateFolder } from './privateFolder.ts'
export * from './problems.ts'
export * from './refusals.ts'
