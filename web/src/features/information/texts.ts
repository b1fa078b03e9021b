export const contact = {
  title: 'Contact',
  lead: 'What helped, what did not, and what you would change. A person reads every message.',
  sections: [],
} as const
