/**
 * Title and description of a page, for the browser tab, search results and shared links. `title` leaves out Greenroom's
 * name. `indexed: false` keeps the page out of search engines and the sitemap: for personal pages, and pages that
 * aren't open yet.
 */
export type PageHead = { path: string; title: string; description: string; indexed?: false }

export const productName = 'Greenroom'

/** The other administration pages, named after what they manage. */
const adminHeads = [
  ['subscriptions', 'Admin: subscriptions', 'Tiers, expiry dates and their audit trail.'],
  ['people', 'Admin: people', 'Accounts, tokens and sessions.'],
  ['content', 'Admin: content', 'Alpha emails and invitation codes.'],
  ['reports', 'Admin: reports', 'Reports, contested scores, feedback and messages.'],
  ['jobs', 'Admin: jobs', 'Waiting and failed work, by queue.'],
].map(([page = '', title = '', description = '']): PageHead => {
  return { path: `/admin/${page}`, title, description, indexed: false }
})

/**
 * Title and description of every route in spec §2, and of our own pages. The build passes them to the engine, which
 * writes them into the HTML it sends. A page with a parameter (`/blog/:slug`) has no entry here, because its title
 * comes from its content. Give the engine's web app a `HeadOf` that looks it up (`engine/src/platform/webHead.ts`).
 * Have the page render the same text in `<PageHead title description />` (`layout/PageHead.tsx`) once it has loaded.
 * Add the route to `routes.tsx` as usual.
 */
export const pageHeads: readonly PageHead[] = [
  {
    path: '/',
    title: 'Rehearse the interview before it counts',
    description:
      'Mock interviews for software engineers: a problem, an editor, an interviewer who asks why, and a scorecard that quotes you.',
  },
  { path: '/careers', title: 'Careers', description: 'Work on Greenroom, and what the work is like.' },
  { path: '/contact', title: 'Contact', description: 'How to reach the people behind Greenroom.' },
  { path: '/help', title: 'Help', description: 'Answers about interviews, scores, tokens and your account.' },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What works with a keyboard, a screen reader or more time, and what doesn’t yet.',
  },
  { path: '/aboutUs', title: 'About us', description: 'What Greenroom is for, and who makes it.' },
  {
    path: '/termsAndConditions',
    title: 'Terms and conditions',
    description: 'The terms for using Greenroom, including the money-back guarantee.',
  },
  { path: '/privacyPolicy', title: 'Privacy', description: 'What Greenroom stores about you, why, and for how long.' },
  { path: '/imprint', title: 'Imprint', description: 'Who runs this copy of Greenroom.', indexed: false },
  { path: '/dashboard', title: 'Dashboard', description: 'What to do next, and how ready you are.', indexed: false },
  { path: '/journey', title: 'Journey', description: 'Your way from today to your interview.', indexed: false },
  {
    path: '/phases',
    title: 'How companies interview',
    description: 'The phases of an application, company by company, and how to prepare for each.',
  },
  { path: '/app/learning', title: 'Learning', description: 'Lessons and reviews for your interviews.', indexed: false },
  {
    path: '/app/reviews',
    title: 'Reviews',
    description: 'What to review today, before you forget it.',
    indexed: false,
  },
  { path: '/app/learning/courses', title: 'Courses', description: 'Courses on algorithms, design and interviewing.' },
  {
    path: '/app/crashCourse',
    title: 'Crash course',
    description: 'A short plan for an interview that’s coming up soon.',
    indexed: false,
  },
  { path: '/app/diagnostics', title: 'Diagnostics', description: 'Find out what to practise first.', indexed: false },
  { path: '/app/diagnostics/open', title: 'Diagnostic', description: 'Your open diagnostic.', indexed: false },
  {
    path: '/app/cv-services',
    title: 'CV services',
    description: 'Improve your CV line by line, or have a person review it.',
    indexed: false,
  },
  { path: '/signup', title: 'Create an account', description: 'All you need is an email address and a password.' },
  { path: '/signin', title: 'Sign in', description: 'Go back to your interviews and scorecards.' },
  { path: '/blog', title: 'Blog', description: 'Notes on interviewing, and how to prepare for it.' },
  {
    path: '/app/learningPathGenerator',
    title: 'Make a learning path',
    description: 'A plan from your level, your time and the date of your interview.',
    indexed: false,
  },
  { path: '/app/learningPath', title: 'Learning path', description: 'Your plan, week by week.', indexed: false },
  {
    path: '/app/firstRun',
    title: 'Get started',
    description: 'Two questions you can skip, and three minutes to get used to the room.',
    indexed: false,
  },
  {
    path: '/app/papers',
    title: 'Mock papers',
    description: 'Practice papers in the format of the pharmacy registration assessment, against the clock.',
    indexed: false,
  },
  {
    path: '/app/papers/drill',
    title: 'Drill',
    description: 'The questions you got wrong last time.',
    indexed: false,
  },
  {
    path: '/app/ownQuestions',
    title: 'Your questions',
    description: 'Questions of your own, for mocks with people and for practice.',
    indexed: false,
  },
  {
    path: '/app/sharedQuestion',
    title: 'A shared question',
    description: 'Someone shared a question for you to practise.',
    indexed: false,
  },
  {
    path: '/app/interviewSelection',
    title: 'Choose an interview',
    description: 'Set the stage, the role, the difficulty and the time, and start.',
    indexed: false,
  },
  {
    path: '/app/aiInterview',
    title: 'Interview',
    description: 'The interview room: problem, editor and interviewer.',
    indexed: false,
  },
  {
    path: '/scorecard/shared',
    title: 'A shared scorecard',
    description: 'The scorecard of a mock interview, shared by the person who took it.',
    indexed: false,
  },
  {
    path: '/app/scorecard',
    title: 'Scorecard',
    description: 'The decision, the one thing to fix first, and the moments behind it.',
    indexed: false,
  },
  {
    path: '/mockinterview/human',
    title: 'Human mock interview',
    description: 'Practise with another person as your interviewer.',
    indexed: false,
  },
  {
    path: '/app/mockInterview',
    title: 'Challenges',
    description: 'Coding problems and assessments: run them, submit them, and see which case fails first.',
    indexed: false,
  },
  {
    path: '/app/subscriptions',
    title: 'Plans',
    description: 'What each plan costs and includes, with a 14-day money-back guarantee.',
  },
  {
    path: '/app/testCheckout',
    title: 'Test checkout',
    description: 'Stands in for the payment provider during development. No money moves.',
    indexed: false,
  },
  {
    path: '/workshops',
    title: 'Workshops',
    description: 'Small groups, one topic each. Register, and add the date to your calendar.',
  },
  { path: '/jobs', title: 'Jobs', description: 'Jobs for software engineers, and the interview to rehearse for each.' },
  { path: '/passwordReset', title: 'Reset your password', description: 'Get back into your account.', indexed: false },
  {
    path: '/invitationMails',
    title: 'Invitations by email',
    description: 'Choose whether others can have invitations emailed to you.',
    indexed: false,
  },
  { path: '/emailLink', title: 'Confirm', description: 'Where the links in our emails take you.', indexed: false },
  {
    path: '/app/settings',
    title: 'Settings',
    description: 'Your account, your sign-ins, and how pages look.',
    indexed: false,
  },
  { path: '/becomeCoach', title: 'Become a coach', description: 'Apply to coach candidates for their interviews.' },
  { path: '/learn', title: 'Learn', description: 'Where to start, by topic.' },
  { path: '/creator', title: 'Create', description: 'Build pages, write content and set up forms.', indexed: false },
  {
    path: '/creator/content',
    title: 'Edit content',
    description: 'Articles, courses, workshops and jobs, reviewed before they’re published.',
    indexed: false,
  },
  {
    path: '/creator/forms',
    title: 'Create: forms',
    description: 'Where form answers can be sent.',
    indexed: false,
  },
  { path: '/admin', title: 'Administration', description: 'The installation at a glance.', indexed: false },
  ...adminHeads,
]

export const notFoundHead: Omit<PageHead, 'path'> = {
  title: 'Page not found',
  description: 'There’s no page at this address.',
  indexed: false,
}

/** Strips a trailing slash, to match the paths of the heads. */
export const pathOf = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

/** Pages below these paths render their own head once they have loaded. */
const withPagesBelow = ['/blog', '/jobs']

/** The head for a page. */
export function headOf(pathname: string): Omit<PageHead, 'path'> {
  const path = pathOf(pathname)
  const parent = withPagesBelow.find((above) => path.startsWith(`${above}/`))
  return pageHeads.find((head) => head.path === (parent ?? path)) ?? notFoundHead
}

/** `Sign in · Greenroom`: the page name comes first, so that tabs can be told apart. */
export const documentTitleOf = (title: string): string => `${title} · ${productName}`
