/** Entry point for Node programs: everything the product's HTTP services share. Browser code must not import it. */
export * from './bearer.ts'
export * from './environment.ts'
export * from './httpService.ts'
export { programLogger } from './log/programLogger.ts'
export type { MetricsOptions, Readiness, ReadinessCheck } from './metrics.ts'
export { openPrivateFolder } from './privateFolder.ts'
export * from './problems.ts'
export * from './refusals.ts'
