/** UI text for the “Your data” section. */
export const yourDataTexts = {
  title: 'Your data',
  cancel: 'Cancel',
  export: {
    label: 'Export',
    what: 'Everything we store about you, in one archive.',
    detail: 'Interviews, code, scorecards, notes, tokens',
    action: 'Export',
    lead: 'The archive contains everything you said and wrote here.',
    download: 'Download',
    done: (name: string) => `Saved as ${name}. Start with README.txt.`,
  },
  deletion: {
    label: 'Delete the account',
    what: 'Takes effect after 7 days. Changed your mind? Sign in and choose “Keep my account”.',
    detail: 'Other people keep what you said and wrote in shared interviews, without your name.',
    action: 'Delete account',
    effects: (day: string) => [
      'You’ll be signed out everywhere now, and any interview in progress will stop.',
      'Links to your scorecards and open invites will stop working right away. They can’t be restored.',
      `On ${day} we’ll delete your account, your own interviews, scorecards, tokens and plan.`,
      'Other people keep the interviews they did with you. You’ll appear as “deleted user”.',
    ],
    asked: (day: string) => `Your account will be deleted on ${day}`,
    mailed:
      'You’re signed out. To keep the account, use the link we emailed you, or sign in and choose “Keep my account”.',
    leave: 'OK',
  },
  refusals: { EXPORT_RUNNING: 'An export is already running. Wait until it’s done.' },
} as const
