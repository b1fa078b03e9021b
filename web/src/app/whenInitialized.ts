import type { createRouter } from './routes.tsx'

/** Resolves once the first page's code has loaded, or has failed to load. */
export const whenInitialized = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
