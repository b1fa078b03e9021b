import '@mantine/core/styles.layer.css'
import '@fontsource-variable/instrument-sans/wght.css'
import '@fontsource/commit-mono/400.css'
import '@fontsource/commit-mono/700.css'
import './base.css'
import './print.css'
// Import this before all our other stylesheets, so that a module's own rules win.
import '../ui/primitives.module.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { askWhoIsSignedIn } from '../data/account.ts'
import { ApiProblem } from '../data/api.ts'
import { forgetOldEdits } from '../data/forgetUnsent.ts'
import { colourSchemeKey } from '../ui/appearance/colourScheme.ts'
import { watchConnection } from './connection/connection.ts'
import { createRouter } from './routes.tsx'
import { askToSignIn, watchSignIn } from './signInRanOut.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import { watchVersion } from './version/newVersion.ts'
import { whenInitialized } from './whenInitialized.ts'

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => askToSignIn(error, queries) }),
  defaultOptions: {
    queries: {
      // Refusals are final: only retry calls that didn't reach the server.
      retry: (failures, error) => failures < 2 && !(error instanceof ApiProblem && error.status !== 0),
      refetchOnWindowFocus: false,
    },
  },
})
void askWhoIsSignedIn(queries)
watchConnection(queries)
watchSignIn(queries)
watchVersion()
void forgetOldEdits()
const router = createRouter()
const schemes = localStorageColorSchemeManager({ key: colourSchemeKey })

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
function render(into: HTMLElement): void {
  createRoot(into).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={schemes}
          defaultColorScheme="auto"
        >
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

// The HTML of a text page is already there. Leave it until the page's code has loaded, rather than showing a skeleton.
// That code imports this module, so this module can't wait for it.
if (root.querySelector('.opening.text') === null) render(root)
else void whenInitialized(router).then(() => render(root))
