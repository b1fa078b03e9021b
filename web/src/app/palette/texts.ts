/** What the palette and the list of shortcuts say. */
export const paletteTexts = {
  title: 'Go to',
  placeholder: 'A page, a company, or what to do',
  listed: 'Results',
  results: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  empty: (query: string) => `Nothing is called “${query}”. Try the name of a page or of a company.`,
  keys: { choose: 'choose', open: 'open', close: 'close' },

  groups: { goOn: 'Go on', pages: 'Pages', companies: 'Interview with', act: 'Do' },
  goOn: 'Go back into your interview',
  goOnPractising: (title: string) => `Go on with ${title}`,
  practice: 'Practice',
  home: 'Start page',
  companyHint: 'Choose a round and start',
  appearance: (scheme: string) => `Appearance: ${scheme.toLowerCase()}`,
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  signOutFailed: { title: 'You are still signed in', body: 'The server did not answer. Try again.' },

  shortcutsTitle: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  inTheRoom: 'In an interview',
  close: 'Close',
} as const
