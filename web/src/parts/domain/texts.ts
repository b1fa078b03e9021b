import type { ContentDomain } from '@greenroom/shared/vocabulary'

/** UI text for the switch between domains. */
export const domainTexts = {
  label: 'What you’re preparing for',
  hint: 'Each subject has its own courses, reviews and path. You won’t lose anything when you switch.',
  names: {
    tech_interview_prep: 'Tech interviews',
    pharmacy_pre_reg: 'Pharmacy',
  } satisfies Record<ContentDomain, string>,
  notSaved: 'We couldn’t save your choice.',
  notReviewed: 'Practice material, not reviewed by a pharmacist.',
  elsewhere: {
    title: 'This page is about interviews',
    body: (name: string) =>
      `You’re preparing for ${name.toLowerCase()} at the moment. You won’t lose anything when you switch.`,
  },
  switchTo: (name: string) => `Switch to ${name.toLowerCase()}`,
} as const
