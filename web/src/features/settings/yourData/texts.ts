/** What the section about one's data says. */
export const yourDataTexts = {
  title: 'Your data',
  cancel: 'Cancel',
  export: {
    label: 'Export',
    what: 'Everything we hold, as one archive.',
    detail: 'Interviews, code, scorecards, notes, tokens',
    action: 'Export',
    lead: 'It holds everything you said and wrote here.',
    download: 'Download',
    done: (name: string) => `Saved as ${name}. Start with README.txt.`,
  },
  deletion: {
    label: 'Delete the account',
    what: 'Takes effect after 7 days. Until then, sign in to keep it.',
    detail: 'In shared interviews the other person keeps their own words.',
    action: 'Delete account',
    effects: (day: string) => [
      'You’re signed out everywhere now. A running interview stops.',
      'Links to your scorecards and open invites end now, for good.',
      `On ${day} we delete everything: interviews, code, scorecards, tokens, plan.`,
      'Interviews with others stay theirs. Your name there becomes “deleted user”.',
    ],
    asked: (day: string) => `Your account will be deleted on ${day}`,
    mailed: 'You’re signed out. We mailed you a link to keep it. Signing in works too, until then.',
    leave: 'OK',
  },
  refusals: { EXPORT_RUNNING: 'An export is under way. Wait until it’s done.' },
  tooMany: (minutes: number) =>
    minutes <= 1 ? 'Too many tries. Try again in a minute.' : `Too many tries. Try again in ${minutes} minutes.`,
} as const
