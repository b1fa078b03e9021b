/** The names of the lists that everybody has. */
export const listTexts = {
  interview: 'For your interview',
  interviewAbout: (company: string | null) =>
    company === null
      ? 'Chosen to match the stage, role and level in your goal.'
      : `Chosen to match the interview rounds at ${company.replace(/^A /, 'a ')}, and your stage, role and level.`,
  repeat: 'Practise again',
  repeatAbout:
    'Challenges you didn’t solve, solved with help, or solved a while ago. The more often you solve one, the less often it comes back.',
} as const
