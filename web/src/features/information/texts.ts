import type { Information } from './InformationPage.tsx'

export const contact = {
  title: 'Contact',
  lead: 'Tell us what helped, what didn’t, and what you’d change. Someone on our team reads every message.',
  sections: [],
} as const

export const imprint = {
  title: 'Imprint',
  lead: 'Who runs this copy of Greenroom, and how to reach them.',
  sections: [],
  operator: 'Operator',
  contact: 'Email',
  register: 'Register entry',
  notSetUp: {
    title: 'Not set up',
    body: 'The operator’s details haven’t been added yet. That’s fine on your own machine.',
    forOperators:
      'If you offer Greenroom to others, set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL. OPERATOR_REGISTER is optional.',
  },
  unreachable: 'We couldn’t load the operator’s details. Reload the page to try again.',
} satisfies Information & Record<string, unknown>
