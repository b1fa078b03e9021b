/** UI text about a visitor's interview: before it, in the room and on its scorecard. */
export const trialTexts = {
  name: 'Your five-minute interview',
  keptForADay: (until: string) => `We’ll keep this interview until ${until}.`,
  offer: 'Create an account to keep this interview',
  why: 'With an account, you can keep your interview, scorecard and replay. You also get full interviews of 20 to 60 minutes, with a coach.',
  kept: 'Saved. This interview is in your account now.',
  yours: 'Your interviews',
  round: 'One question, no code',
  saved: 'Saved for 24 hours.',
  isKept: 'Saved to your account.',
  create: 'Create an account',
  toKeep: 'to keep it.',
  day: 'We’ll keep this interview for 24 hours.',
} as const
