/** What header, guard and error pages say. */
export const layoutTexts = {
  home: 'Greenroom, home',
  signOut: 'Sign out',
  settings: 'Settings',
  administration: 'Administration',
  leaveAdministration: 'Leave administration',
  unverified: 'Not confirmed yet. Open the link we mailed you, or get a new one in Settings.',
  account: (name: string) => `account of ${name}`,
  signOutFailed: 'You are still signed in: the server did not answer. Try again.',

  notFound: {
    title: 'There is no page here',
    body: 'The address may be mistyped, or the page has moved. The menu leads to everything there is.',
    action: 'Go to the start page',
  },
  crashed: {
    title: 'This page broke',
    body: 'It is our fault, not yours. Interviews, code and answers that said “Saved” are safe on the server. Reload to continue.',
    action: 'Reload the page',
    details: 'What the browser said',
  },
  missing: {
    title: 'This page did not arrive',
    body: 'The connection broke while it was fetched. What said “Saved” is safe on the server. Reload to try again.',
    action: 'Reload the page',
  },
  replaced: {
    title: 'There is a newer version of Greenroom',
    body: 'This page belongs to the one before. What said “Saved” is safe on the server. Reload to get the new one.',
    action: 'Reload the page',
  },
  refused: {
    creators: {
      title: 'This page is for those who write here',
      body: 'Your account may read everything that is published. To write, an administrator has to make you a content creator.',
      action: 'Choose an interview',
      to: '/app/interviewSelection',
    },
    admins: {
      title: 'This page is for administrators',
      body: 'Your account may not open it. Nothing of yours is missing elsewhere.',
      action: 'Choose an interview',
      to: '/app/interviewSelection',
    },
  },
  unreachable: {
    title: 'The server does not answer',
    body: 'Whatever said “Saved” is safe on the server. Check your connection and try again.',
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
      body: 'What you see stays, and what said “Saved” is safe. Pages fill again when the connection is back.',
    },
    unreachable: {
      title: 'The server does not answer.',
      body: 'What said “Saved” is safe. We keep asking; there is nothing you have to do.',
    },
  },
} as const
