import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { RequireAccount } from './layout/RequireAccount.tsx'
import { Root } from './layout/Root.tsx'
import { RouteError } from './layout/RouteError.tsx'
import { SiteLayout } from './layout/SiteLayout.tsx'

type PageModule = { default: React.ComponentType }

/** A page in a chunk of its own: who reads the landing page does not load the editor. */
const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default })

const RoomError = () => (
  <main>
    <RouteError />
  </main>
)

/** The pages of spec §2 that exist so far; any other address is told plainly. */
const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSkeleton,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, lazy: page(() => import('../features/home/HomePage.tsx')) },
              { path: 'signup', lazy: page(() => import('../features/accounts/SignUpPage.tsx')) },
              { path: 'signin', lazy: page(() => import('../features/accounts/SignInPage.tsx')) },
              { path: 'dashboard', element: <Navigate to="/app/interviewSelection" replace /> },
              {
                Component: RequireAccount,
                children: [
                  {
                    path: 'app/interviewSelection',
                    lazy: page(() => import('../features/interviewSelection/InterviewSelectionPage.tsx')),
                  },
                  { path: 'app/scorecard', lazy: page(() => import('../features/scorecard/ScorecardPage.tsx')) },
                ],
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      {
        // The room fills the window and has a top bar of its own.
        element: <RequireAccount Frame="main" />,
        ErrorBoundary: RoomError,
        children: [{ path: 'app/aiInterview', lazy: page(() => import('../features/room/RoomPage.tsx')) }],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
