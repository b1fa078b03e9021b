/** What is said of a visitor's interview in the room, on its scorecard and before both. */
export const trialTexts = {
  name: 'Your five-minute interview',
  keptForADay: (until: string) => `This interview is kept until ${until}.`,
  offer: 'Keep this: create an account',
  why: 'With an account it stays, scorecard and replay and all, and interviews of 20 to 60 minutes with a coach are open to you.',
  kept: 'Kept. This interview is in your account now.',
  yours: 'Your interviews',
  strip: (until: string) => `One question, answered in words in the chat. Kept until ${until}.`,
  day: 'It is kept for 24 hours.',
} as const
