/** Texts about tokens, experience and charges. */
export const walletTexts = {
  title: 'Your tokens',
  button: (left: string) => `${left} tokens`,
  buttonFor: (left: string) => `${left} tokens left, details`,
  unknown: 'Tokens',
  unknownFor: 'Tokens: not known right now, details',
  failed: 'Your tokens could not be read just now. Nothing is lost.',
  again: 'Try again',
  left: 'Left this month',
  leftOf: (left: string, grant: string) => `${left} of ${grant}`,
  reserved: 'Kept for interviews you began',
  renews: 'Renewed on',
  xp: 'Experience',
  xpOf: (xp: string) => `${xp} XP`,
  charges: 'Power-up charges',
  plans: 'See the plans',
} as const
