import type { ChallengeType } from '@greenroom/shared/vocabulary'
import type { CompanyView } from '@greenroom/shared/wire'

export const phasesTexts = {
  title: 'The phases of an application',
  lead: 'The stages between your application and an offer: what each one tests, and how to rehearse it.',
  company: 'Company',
  loading: 'Loading the companies’ interview loops',
  failed: 'We couldn’t load the companies’ interview loops.',
  again: 'Try again',
  evidence: {
    sourced: 'From public pages, listed below.',
    commonly_reported: 'Commonly reported, unverified.',
    neutral: 'A typical process, not any particular company’s.',
  } satisfies Record<CompanyView['evidence'], string>,
  before: {
    title: 'Before the first interview',
    body: 'Someone reads your CV, and a recruiter calls you for 15 minutes. They ask about your work, your plans and when you could start. Have two sentences ready for each, and ask what the interviews will involve.',
  },
  after: {
    title: 'After the last interview',
    body: 'Each interviewer writes down what they saw, without talking to the others. Then someone decides based on those notes. It usually takes a week or two. You can ask when you’ll hear back.',
  },
  tests: 'Tests',
  weighs: 'Counts most',
  minutes: (minutes: number) => `${minutes} minutes`,
  problems: (count: number) => (count === 1 ? 'one question' : `${count} questions`),
  runs: { yes: 'you can run your code', no: 'you can’t run your code' },
  rehearse: (round: string) => `Rehearse this round: ${round}`,
  rehearseShort: 'Rehearse this round',
  challenges: 'Practise challenges like these',
  advice: 'What helps',
  sources: 'Sources',
  line: (count: number) => `${count} rounds, drawn to scale`,
  kinds: {
    coding: 'writing code',
    knowledge: 'explaining what you know',
    explain_code: 'reading and explaining code',
    algorizing: 'explaining an algorithm',
    low_level_design: 'designing one component in detail',
    system_design: 'designing a system',
    tutorial: 'getting to know the room',
  } satisfies Record<ChallengeType, string>,
} as const
