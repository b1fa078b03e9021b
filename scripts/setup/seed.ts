import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What everything arbitrary in the specs grows from: input, orders, and when something is killed. */
    seed: number
  }
}

// Vitest's set-up of every spec file.
fc.configureGlobal({ seed: inject('seed') })
