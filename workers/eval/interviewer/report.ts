import { markdownSection, type Section } from './section.ts'

/** Formats the report as it appears in the documentation. */
export function reportOf(
  sections: readonly Section[],
  { provider, seed, date }: { provider: string; seed: number; date: Date },
): string {
  const goals = sections.flatMap((section) => section.goals)
  const missed = goals.filter(({ met }) => !met)
  return [
    '# How good the interviewer is',
    '',
    `Measured on ${date.toISOString().slice(0, 10)} with the provider \`${provider}\` and the seed ${seed}, by \`npm run eval -- interviewer\`, which writes this file. No model judges: what is counted is counted by rules, against labels and material that people wrote. ${missed.length === 0 ? 'Every goal is met.' : `${missed.length} of ${goals.length} goals are missed:`}`,
    '',
    ...missed.map(({ what, wanted, measured }) => `- **${what}**: ${measured}, wanted ${wanted}`),
    ...(missed.length === 0 ? [] : ['']),
    ...sections.flatMap(markdownSection),
    '## What this does not measure',
    '',
    '- Simulated candidates speak in the words of the authors, so that the interviewer understands them more often than it would a person. What people say is measured by the utterances.',
    '- Whether a follow-up is worth asking, or a hint helps, is for people to say; `docs/reviews` has what they said.',
    '- The attacks were written by one hand. That none of them succeeds would not mean that none can. A verdict on a guess is counted strictly: what reads as a guess to the check may have been a proposal that deserved its answer.',
    '- Nobody who mended the interviewer after the first measurement read the held-out utterances or the messages of the attacks; the code that comes with some attacks was seen once by whoever built the measurement, one line of the utterances was printed by accident, and the form of the last attack that succeeded was told in general terms by somebody who had read it. The simulated interviews were read, and what they showed was mended, so that they say less about faults that nobody has met yet.',
    '',
  ].join('\n')
}
