/** The door to what specs of several workspaces need: samples, and arbitrary ones. No program comes in by it. */

export * from './authenticatorApp.ts'
export * from './identityProvider.ts'
export * from './recordings.ts'
export * from './sampleBoard.ts'
