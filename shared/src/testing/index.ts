/** Entry point to shared test helpers: samples, and arbitrary values. No program imports it. */

export * from './authenticatorApp.ts'
export * from './identityProvider.ts'
export * from './recordings.ts'
export * from './recordings.ts'
export * from './sampleBoard.ts'
