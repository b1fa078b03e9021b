/** UI text for the identity provider setting. */
export const identityProviderTexts = {
  hint: 'Sign in without a password.',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  disconnect: 'Disconnect',
  lead: 'Enter your password to connect.',
  action: 'Continue',
  cancel: 'Cancel',
  passwordFirst: 'Set a password before you disconnect.',
  removal: (name: string) => ({
    title: `Disconnect ${name}?`,
    body: 'You’ll then sign in with your password or a passkey.',
    cancel: 'Keep it',
    confirm: 'Disconnect',
  }),
} as const
