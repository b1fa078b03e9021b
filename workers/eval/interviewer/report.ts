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
    `Measured on ${date.toISOString().slice(0, 10)} with the provider \`${provider}\` and the seed ${seed}, by \`npm run eval -- interviewer\`, which writes this file. No model judges anything. Rules count, based on labels and material that people wrote. ${missed.length === 0 ? 'Every goal is met.' : `${missed.length} of ${goals.length} goals are missed:`}`,
    '',
    ...missed.map(({ what, wanted, measured }) => `- **${what}**: ${measured}, wanted ${wanted}`),
    ...(missed.length === 0 ? [] : ['']),
    ...sections.flatMap(markdownSection),
    '## What this does not measure',
    '',
    "- Simulated candidates use the authors' words, so the interviewer understands them more often than a person. The utterances measure what people say.",
    '- Only people can say whether a follow-up is worth asking, or whether a hint helps; `docs/reviews` has their opinions.',
    '- One person wrote the attacks. If none of them succeeds, another one still might. A verdict on a guess is counted strictly: something that looks like a guess to the check may have been a proposal that deserved its answer.',
    "- Nobody who improved the interviewer after the first measurement read the held-out utterances or the attacks' messages. There are three exceptions: the author of the measurement once saw the code that comes with some attacks, one line of the utterances was printed by accident, and somebody who had read the last successful attack described its form in general terms. We did read the simulated interviews and fixed what they showed, so they say less about unknown faults.",
    '',
  ].join('\n')
}
