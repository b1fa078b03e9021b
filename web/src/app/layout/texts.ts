/** UI text for header, guards and error pages. */
export const layoutTexts = {
  home: 'Greenroom, home',
  signOut: 'Sign out',
  settings: 'Settings',
  administration: 'Administration',
  leaveAdministration: 'Leave administration',
  unverified: 'Not confirmed yet. Open the link we mailed you, or get a new one in Settings.',
  account: (name: string) => `account of ${name}`,
  signOutFailed: 'You’re still signed in. The server didn’t respond. Try again.',

  notFound: {
    title: 'There is no page here',
    body: 'The address may be mistyped, or the page has moved. The menu has everything.',
    action: 'Go to the start page',
  },
  crashed: {
    title: 'This page broke',
    body: 'It is our fault, not yours. Interviews, code and answers marked “Saved” are safe on the server. Reload to continue.',
    action: 'Reload the page',
    details: 'Browser error',
  },
  missing: {
    title: 'This page didn’t load',
    body: 'The connection broke while it was loading. Anything marked “Saved” is safe on the server. Reload to try again.',
    action: 'Reload the page',
  },
  replaced: {
    title: 'There is a newer version of Greenroom',
    body: 'This page is out of date. What said “Saved” is safe on the server. Reload to get the new one.',
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
      body: 'Your account can’t open it.',
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
    title: 'A new version of Greenroom is here.',
    body: 'Finish what you are typing, then reload.',
  },
  connection: {
    offline: {
      title: 'You are offline.',
      body: 'What you see stays, and what said “Saved” is safe. Pages load again once you’re back online.',
    },
    unreachable: {
      title: 'The server isn’t responding.',
      body: 'What said “Saved” is safe. We keep trying; you don’t need to do anything.',
    },
  },
} as const
