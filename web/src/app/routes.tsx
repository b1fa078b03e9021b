import { isAdmin, mayEditContent } from '@greenroom/shared/rules'
import { createBrowserRouter, type RouteObject } from 'react-router'
import HomePage from '../features/home/HomePage.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { RequireAccount } from './guards/RequireAccount.tsx'
import { RequireSeat } from './guards/RequireSeat.tsx'
import { RequireTier } from './guards/RequireTier.tsx'
import { HumanMockGate } from './human/HumanMockGate.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { Root } from './layout/Root.tsx'
import { RouteError } from './layout/RouteError.tsx'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { SharedQuestionGate } from './sharedQuestion/SharedQuestionGate.tsx'

type PageModule = { default: React.ComponentType }

/** Puts a page in its own chunk, so that the landing page doesn't load the editor. */
const page = (load: () => Promise<PageModule>) => async () => ({ Component: (await load()).default })

/**
 * Loads the room and its largest part, the editor, in parallel. If the editor fails to load, its pane says so and
 * retries.
 */
function loadRoom(): Promise<PageModule> {
  const room = import('../features/room/RoomPage.tsx')
  import('../parts/editor/CodeEditor.tsx').catch(() => undefined)
  return room
}

/** Error page for when no layout has a main part yet. */
const BareError = () => (
  <main>
    <RouteError />
  </main>
)
const BareSkeleton = () => (
  <main>
    <PageSkeleton />
  </main>
)

/** A page made in the builder; its address says which one. */
const publishedPage = page(() => import('../features/pages/PublishedPage.tsx'))

/** Pages open to everyone. */
const publicPages: RouteObject[] = [
  // Most visits start here, so the page is in the first file, which saves a round trip.
  { index: true, Component: HomePage },
  { path: 'signup', lazy: page(() => import('../features/accounts/SignUpPage.tsx')) },
  { path: 'signin', lazy: page(() => import('../features/accounts/SignInPage.tsx')) },
  { path: 'passwordReset', lazy: page(() => import('../features/accounts/PasswordResetPage.tsx')) },
  { path: 'emailLink', lazy: page(() => import('../features/accounts/EmailLinkPage.tsx')) },
  { path: 'invitationMails', lazy: page(() => import('../features/invites/InvitationMailsPage.tsx')) },
  { path: 'careers', lazy: publishedPage },
  { path: 'contact', lazy: page(() => import('../features/information/ContactPage.tsx')) },
  { path: 'help', lazy: publishedPage },
  { path: 'accessibility', lazy: page(() => import('../features/information/AccessibilityPage.tsx')) },
  { path: 'aboutUs', lazy: publishedPage },
  { path: 'p/:slug', lazy: publishedPage },
  { path: 'termsAndConditions', lazy: page(() => import('../features/information/TermsPage.tsx')) },
  { path: 'privacyPolicy', lazy: page(() => import('../features/information/PrivacyPage.tsx')) },
  { path: 'imprint', lazy: page(() => import('../features/information/ImprintPage.tsx')) },
  { path: 'phases', lazy: page(() => import('../features/phases/PhasesPage.tsx')) },
  { path: 'learn', lazy: page(() => import('../features/learn/LearnPage.tsx')) },
  { path: 'app/learning/courses', lazy: page(() => import('../features/learn/CoursesPage.tsx')) },
  { path: 'blog', lazy: publishedPage },
  { path: 'blog/:id', lazy: page(() => import('../features/blog/ArticlePage.tsx')) },
  { path: 'jobs', lazy: page(() => import('../features/jobs/JobsPage.tsx')) },
  { path: 'jobs/:id', lazy: page(() => import('../features/jobs/JobPage.tsx')) },
  { path: 'workshops', lazy: page(() => import('../features/workshops/WorkshopsPage.tsx')) },
  { path: 'workshops/:id', lazy: page(() => import('../features/workshops/WorkshopPage.tsx')) },
  { path: 'becomeCoach', lazy: page(() => import('../features/becomeCoach/BecomeCoachPage.tsx')) },
  { path: 'scorecard/shared', lazy: page(() => import('../features/scorecard/SharedPage.tsx')) },
  { path: 'app/subscriptions', lazy: page(() => import('../features/subscriptions/SubscriptionsPage.tsx')) },
]

/** Personal pages. They require a sign-in, which leads back here. */
const ownPages: RouteObject[] = [
  { path: 'dashboard', lazy: page(() => import('../features/dashboard/DashboardPage.tsx')) },
  { path: 'journey', lazy: page(() => import('../features/journey/JourneyPage.tsx')) },
  { path: 'app/learning', lazy: page(() => import('../features/learn/HubPage.tsx')) },
  { path: 'app/crashCourse', lazy: page(() => import('../features/learningPath/CrashCoursePage.tsx')) },
  { path: 'app/reviews', lazy: page(() => import('../features/reviews/ReviewsPage.tsx')) },
  { path: 'app/diagnostics', lazy: page(() => import('../features/diagnostics/DiagnosticsPage.tsx')) },
  { path: 'app/diagnostics/results/:id', lazy: page(() => import('../features/diagnostics/ResultPage.tsx')) },
  { path: 'app/cv-services', lazy: page(() => import('../features/cv/CvPage.tsx')) },
  { path: 'app/learningPathGenerator', lazy: page(() => import('../features/learningPath/GeneratorPage.tsx')) },
  { path: 'app/learningPath', lazy: page(() => import('../features/learningPath/LearningPathPage.tsx')) },
  {
    path: 'app/interviewSelection',
    lazy: page(() => import('../features/interviewSelection/InterviewSelectionPage.tsx')),
  },
  {
    path: 'app/firstRun',
    lazy: page(() => import('../features/interviewSelection/firstRun/FirstRunPage.tsx')),
  },
  { path: 'app/testCheckout', lazy: page(() => import('../features/subscriptions/TestCheckoutPage.tsx')) },
  { path: 'app/papers', lazy: page(() => import('../features/papers/PapersPage.tsx')) },
  { path: 'app/papers/drill', lazy: page(() => import('../features/papers/DrillPage.tsx')) },
  { path: 'app/ownQuestions', lazy: page(() => import('../features/ownQuestions/OwnQuestionsPage.tsx')) },
  { path: 'app/settings', lazy: page(() => import('../features/settings/SettingsPage.tsx')) },
  {
    element: <RequireTier allows={mayEditContent} refusal="creators" />,
    children: [{ path: 'creator', lazy: page(() => import('../features/builder/CreatorPage.tsx')) }],
  },
  {
    element: <RequireTier allows={mayEditContent} refusal="creators" />,
    children: [{ path: 'creator/content', lazy: page(() => import('../features/editors/EditorsPage.tsx')) }],
  },
  {
    element: <RequireTier allows={isAdmin} refusal="admins" />,
    children: [
      { path: 'admin', lazy: page(() => import('../features/admin/overview/OverviewPage.tsx')) },
      {
        path: 'admin/subscriptions',
        lazy: page(() => import('../features/admin/subscriptions/SubscriptionsPage.tsx')),
      },
      { path: 'admin/people', lazy: page(() => import('../features/admin/people/PeoplePage.tsx')) },
      { path: 'creator/forms', lazy: page(() => import('../features/builder/FormsPage.tsx')) },
      { path: 'admin/content', lazy: page(() => import('../features/admin/content/ContentPage.tsx')) },
      { path: 'admin/reports', lazy: page(() => import('../features/admin/reports/ReportsPage.tsx')) },
      { path: 'admin/jobs', lazy: page(() => import('../features/admin/jobs/JobsPage.tsx')) },
      { path: 'admin/sessions/:id', lazy: page(() => import('../features/admin/session/SessionPage.tsx')) },
    ],
  },
]

/** Pages of a session, which guests can open. */
const pagesOfASession: RouteObject[] = [
  { path: 'app/scorecard', lazy: page(() => import('../features/scorecard/ScorecardPage.tsx')) },
]

/** Every page in spec §2 and a few of our own; any other address shows “Page not found”. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: BareError,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            HydrateFallback: PageSkeleton,
            children: [
              ...publicPages,
              { Component: RequireAccount, children: ownPages },
              { Component: RequireSeat, children: pagesOfASession },
              {
                Component: SharedQuestionGate,
                children: [
                  {
                    path: 'app/sharedQuestion',
                    lazy: page(() => import('../features/ownQuestions/SharedQuestionPage.tsx')),
                  },
                ],
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      // The room fills the window and has its own top bar. So does the workspace.
      {
        element: <RequireSeat Frame="main" />,
        ErrorBoundary: BareError,
        HydrateFallback: BareSkeleton,
        children: [{ path: 'app/aiInterview', lazy: page(loadRoom) }],
      },
      {
        element: <RequireAccount Frame="main" />,
        ErrorBoundary: BareError,
        HydrateFallback: BareSkeleton,
        children: [
          {
            element: <RequireTier allows={mayEditContent} refusal="creators" />,
            children: [
              { path: 'creator/pages/:pageId', lazy: page(() => import('../features/builder/EditorPage.tsx')) },
              {
                path: 'creator/pages/:pageId/preview',
                lazy: page(() => import('../features/builder/PreviewPage.tsx')),
              },
            ],
          },
        ],
      },
      {
        element: <RequireAccount Frame="main" />,
        ErrorBoundary: BareError,
        HydrateFallback: BareSkeleton,
        children: [
          { path: 'app/mockInterview', lazy: page(() => import('./mockInterview/MockInterview.tsx')) },
          { path: 'app/papers/:id', lazy: page(() => import('../features/papers/PaperPage.tsx')) },
          { path: 'app/diagnostics/open', lazy: page(() => import('../features/diagnostics/OpenPage.tsx')) },
        ],
      },
      {
        Component: HumanMockGate,
        ErrorBoundary: BareError,
        HydrateFallback: BareSkeleton,
        children: [{ path: 'mockinterview/human', lazy: page(() => import('./human/HumanMock.tsx')) }],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
