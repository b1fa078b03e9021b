import { createLibrary, loadChallenges, loadSpoken, loopOf, type SpokenQuestion } from '@greenroom/shared/content'
import { companyTypes, type ExperienceLevel, interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { wordCount } from '../../../reading/plainWords.ts'
import { firstRepeat } from '../../../testing/firstRepeat.ts'
import { rehearse } from '../../../testing/rehearsal.ts'
import { rehearseInWords } from '../../../testing/spokenRehearsal.ts'
import { allPassed } from '../../../testing/testSummaries.ts'
import { inOrderFor } from './followUpOrder.ts'

const [challenge] = loadChallenges()
  .all()
  .filter(({ followUps }) => inOrderFor('JUNIOR', followUps)[0] !== inOrderFor('SENIOR', followUps)[0])

async function askedAfterTheCode(level: ExperienceLevel): Promise<string[]> {
  if (challenge === undefined) throw new Error('no challenge asks the levels different things')
  const program = challenge.programs[challenge.solutions[0]?.file ?? ''] ?? ''
  const lines = await rehearse(
    challenge,
    [
      { code: program },
      { done: allPassed },
      { say: `It is ${challenge.complexity.time} time and ${challenge.complexity.space} space.` },
      {
        say: `I would test ${challenge.edgeCases.map(({ question }) => question.replace('?', '')).join(' and then: ')}.`,
      },
    ],
    { level },
  )
  return lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text)
}

/** Returns one sign, not worded as a question, for each point that belongs to the answer. */
const essential = ({ points }: SpokenQuestion): (string | undefined)[] =>
  points
    .filter(({ weight }) => weight === 'essential')
    .map(({ signs }) => signs.find((sign) => !/^(how|what|which|who)\b/.test(sign)) ?? signs[0])

describe('the level', () => {
  it('changes the questions after the code', async () => {
    for (const level of ['JUNIOR', 'SENIOR'] as const) {
      const [first] = inOrderFor(level, challenge?.followUps ?? [])
      expect((await askedAfterTheCode(level)).at(-1)).toContain(first?.question)
    }
  })

  it('gives seniors a question about running a design, or about its trade-offs', async () => {
    const designs = loadSpoken()
      .all()
      .filter(({ challengeType }) => challengeType === 'system_design')
    expect(designs.length).toBeGreaterThan(0)
    for (const design of designs) {
      const about = design.points.flatMap(({ dimension, question }) =>
        (dimension === 'operability' || dimension === 'trade-offs') && question !== null ? [question] : [],
      )
      const { lines } = await rehearseInWords(
        design,
        [
          { say: `I would say it is like this. ${essential(design).join(', and then ')}.` },
          // Questions about a design come after its parts or after the hand-in.
          'done',
          { say: 'I would put two of them side by side and send each request to either.' },
          { say: 'I would measure it first and then decide by the numbers that I see.' },
        ],
        { level: 'SENIOR' },
      )
      const asked = lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text)
      expect(
        about.some((question) => asked.some((text) => text.includes(question))),
        `${design.id}\n${asked.join('\n')}`,
      ).toBe(about.length > 0)
    }
  })
})

const rounds = createLibrary({ only: ['company'] })
  .items('company')
  .flatMap((preset) => loopOf(preset).map(({ name, weighs }) => ({ name, weighs })))

describe('the round of a company', () => {
  it.each(interviewerPersonalities)('is named once, in few words, by a %s interviewer', async (personality) => {
    for (const round of rounds) {
      const next = { ...firstRepeat, id: 'the-next' }
      const lines = await rehearse(firstRepeat, [{ skipTo: next }], { personality, round })
      const said = lines.filter(({ who }) => who === 'interviewer').map(({ text }) => text)
      expect(said.filter((text) => text.includes(`“${round.name}”`))).toEqual([said[0]])
      expect(said[0]).toContain(firstRepeat.opening)
      expect(said[0]?.split('?').length, said[0]).toBeLessThanOrEqual(2)
      const [sentence = ''] = said[0]?.split(/(?<=[.?]) /).filter((each) => each.includes(round.name)) ?? []
      expect(wordCount(sentence), sentence).toBeLessThanOrEqual(6 + wordCount(round.name))
      expect(wordCount(said[0] ?? ''), said[0]).toBeLessThanOrEqual(75)
      for (const company of companyTypes) expect(said.join(' ')).not.toContain(company)
    }
  })

  it('isn’t mentioned without a company’s loop', async () => {
    const [opening] = await rehearse(firstRepeat, [])
    expect(opening?.text).not.toMatch(/\bround\b/)
  })
})
