import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What everything arbitrary in the specs grows from: input, orders, and when something is killed. */
    seed: number
    /** With how many stories a property is tried that says no number of its own: 300, and 10,000 in `npm run test:deep`. */
    stories: number
  }
}

// Vitest's set-up of every spec file.
fc.configureGlobal({ seed: inject('seed'), numRuns: inject('stories') })
