import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The seed for everything random in the specs: input, orders, and kill times. */
    seed: number
    /** How many stories a property tries unless it sets its own number: 300, or 10,000 in `npm run test:deep`. */
    stories: number
  }
}

// Vitest's set-up for every spec file. Puts the cause of a property's failure into its message, because reports leave
// causes out.
fc.configureGlobal({ seed: inject('seed'), numRuns: inject('stories'), includeErrorInReport: true })
