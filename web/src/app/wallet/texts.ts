/** UI text about tokens, experience and charges. */
export const walletTexts = {
  title: 'Your tokens',
  button: (left: string) => `${left} tokens`,
  buttonFor: (left: string) => `${left} tokens left, details`,
  unknown: 'Tokens',
  unknownFor: 'Token balance unavailable, details',
  failed: 'We couldn’t load your tokens. Nothing has been lost.',
  again: 'Try again',
  left: 'Left this month',
  leftOf: (left: string, grant: string) => `${left} of ${grant}`,
  reserved: 'Reserved for interviews you’ve started',
  renews: 'Renews on',
  xp: 'Experience',
  xpOf: (xp: string) => `${xp} XP`,
  charges: 'Power-up charges',
  plans: 'See the plans',
} as const
