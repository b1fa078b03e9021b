/** UI text for header, guards and error pages. */
export const layoutTexts = {
  home: 'Greenroom, home',
  signOut: 'Sign out',
  settings: 'Settings',
  administration: 'Administration',
  leaveAdministration: 'Leave admin',
  unverified: 'Your email isn’t confirmed yet. Open the link we emailed you, or get a new one in Settings.',
  account: (name: string) => `account: ${name}`,
  signOutFailed: 'We couldn’t sign you out because the server didn’t respond. Try again.',

  notFound: {
    title: 'Page not found',
    body: 'The link may be wrong, or the page may have moved. Try the menu.',
    action: 'Go to the home page',
  },
  crashed: {
    title: 'Something went wrong',
    body: 'It’s our fault, not yours. Interviews, code and answers marked “Saved” are safe on the server. Reload to continue.',
    action: 'Reload the page',
    details: 'Browser error',
  },
  missing: {
    title: 'This page didn’t load',
    body: 'The connection dropped while the page was loading. Anything marked “Saved” is safe on the server. Reload to try again.',
    action: 'Reload the page',
  },
  replaced: {
    title: 'There’s a newer version of Greenroom',
    body: 'This page is out of date. Anything marked “Saved” is safe on the server. Reload to get the new version.',
    action: 'Reload the page',
  },
  refused: {
    creators: {
      title: 'This page is for content creators',
      body: 'An administrator can give you that role.',
      action: 'Choose an interview',
      to: '/app/interviewSelection',
    },
    admins: {
      title: 'This page is for administrators',
      body: 'Your account doesn’t have access.',
      action: 'Choose an interview',
      to: '/app/interviewSelection',
    },
  },
  unreachable: {
    title: 'The server isn’t responding',
    body: 'Anything marked “Saved” is safe on the server. Check your connection and try again.',
    action: 'Try again',
  },

  loading: 'Loading the page',
  reload: 'Reload',
  newVersion: {
    title: 'A new version of Greenroom is out.',
    body: 'Finish what you’re typing, then reload.',
  },
  connection: {
    offline: {
      title: 'You’re offline.',
      body: 'You can still read this page, and anything marked “Saved” is safe. Other pages will load once you’re back online.',
    },
    unreachable: {
      title: 'The server isn’t responding.',
      body: 'Anything marked “Saved” is safe. We’ll keep trying; you don’t need to do anything.',
    },
  },
} as const
