export const pageTexts = {
  contents: 'On this page',
  latest: {
    loading: 'Loading the list',
    failed: 'The list could not be read just now.',
    again: 'Try again',
    none: 'There is nothing here at the moment.',
  },
  form: {
    optional: (label: string) => `${label} (optional)`,
    choose: 'Choose one',
    trap: 'Leave this empty',
    fix: (count: number) => (count === 1 ? 'Please fix one field.' : `Please fix ${count} fields.`),
    thanks: 'Thank you. Your answers have arrived.',
    preview: 'This is a preview. Nothing was sent.',
  },
  applications: {
    address: (email: string) => `It goes to ${email}.`,
    none: 'This site has no address for applications yet.',
    unreachable: 'The address couldn’t be looked up just now. Reload the page to try again.',
  },
} as const
