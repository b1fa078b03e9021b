/** The names of the lists that everybody has. */
export const listTexts = {
  interview: 'For your interview',
  interviewAbout: (company: string | null) =>
    company === null
      ? 'Chosen by the stage, role and level of your goal.'
      : `Like the rounds of ${company.replace(/^A /, 'a ')}, by type, difficulty, stage, role and level.`,
  repeat: 'To repeat',
  repeatAbout: 'What you didn’t solve, solved with help, or solved a while ago. The pauses grow each time.',
} as const
