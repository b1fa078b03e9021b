import { isHire } from '@greenroom/shared/rules'
import { expect, it } from 'vitest'
import { catalogueOf } from '../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { checkIn } from './checkReplies.ts'
import { holdInterview } from './holdInterview.ts'
import { plansOf } from './plans.ts'
import { createSubject } from './subject.ts'

const subject = createSubject(scriptedProvider())
const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
const plans = plansOf(subject, 1)

const held = async (id: string) => {
  const plan = plans.find((each) => each.id === id)
  if (plan === undefined) throw new Error(`There is no plan ${id}.`)
  return holdInterview(plan, setting)
}

it.each(['weight-of-the-van', 'every-plant-in-bloom', 'floor-to-meet-on'])(
  'somebody who knows every point says the one that is asked for, and is hired: %s',
  async (id) => {
    const { scorecard, turns } = await held(`strong/${id}`)
    expect(
      scorecard?.decision != null && isHire(scorecard.decision),
      JSON.stringify(turns.map(({ text }) => text)),
    ).toBe(true)
  },
)

it('somebody who knows a third of it answers no follow-up beyond that', async () => {
  const { turns } = await held('weak/every-plant-in-bloom')
  const answers = subject.spoken.get('every-plant-in-bloom')?.followUps.map(({ goodAnswer }) => goodAnswer) ?? []
  expect(answers.length).toBeGreaterThan(1)
  expect(turns.filter(({ said }) => answers.slice(1, 3).some((answer) => said === answer))).toEqual([])
})

it('a check is answered with a few words, and not with a lecture', async () => {
  const { turns } = await held('weak/every-plant-in-bloom')
  const question = subject.spoken.get('every-plant-in-bloom')
  if (question === undefined) throw new Error('There is no question every-plant-in-bloom.')
  const replies = turns.flatMap(({ text }, index) => (checkIn(text, question) === null ? [] : [turns[index + 1]?.said]))
  for (const reply of replies) expect((reply ?? '').split(' ').length).toBeLessThan(14)
})
