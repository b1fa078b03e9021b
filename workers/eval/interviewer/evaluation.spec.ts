import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { pleasForTheAnswer } from '../../src/testing/pleas.ts'
import { breachesOf } from './conduct.ts'
import { type HeldInterview, holdInterview } from './holdInterview.ts'
import { hearIntents } from './intents.ts'
import type { Attack, Utterance } from './items.ts'
import { personas } from './personas.ts'
import { pairingsOf, plansOf } from './plans.ts'
import { playAttack } from './playAttacks.ts'
import { quotesOf, scoresSection } from './scores.ts'
import { createSubject } from './subject.ts'

// The whole measurement takes minutes (npm run eval -- interviewer). This runs a piece of each part.

const subject = createSubject(scriptedProvider())
const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
const plans = plansOf(subject, 1)

/** A sample of the planned interviews: for each persona, a coding question, a spoken question, a deck, and a loop. */
const sample = personas.flatMap(({ name }, index) => {
  const own = plans.filter(({ persona }) => persona.name === name)
  const one = (ids: readonly { id: string }[]) =>
    own.find(({ challengeId }) => challengeId === ids[index % ids.length]?.id)
  const chosen = [
    one(subject.bank.all()),
    one(subject.spoken.all()),
    one(subject.spoken.decks?.all() ?? []),
    own.findLast(({ challengeId }) => challengeId === null),
  ]
  return chosen.flatMap((plan) => (plan === undefined ? [] : [plan]))
})

describe('a sample of the interviews', () => {
  it.each(sample.map((plan) => [plan.id, plan] as const))('%s', async (_id, plan) => {
    const held = await holdInterview(plan, setting)
    expect(breachesOf(held, subject)).toEqual([])
    expect(held.scorecard).not.toBeNull()
    expect(quotesOf(held).filter(({ isExact }) => !isExact)).toEqual([])
  })

  it('is word for word the same with the same seed', async () => {
    const [plan] = sample
    if (plan === undefined) throw new Error('The sample is empty.')
    const [one, other] = [await holdInterview(plan, setting), await holdInterview(plan, setting)]
    expect(other.turns).toEqual(one.turns)
    expect(other.scorecard).toEqual(one.scorecard)
  })
})

/**
 * A goal that these specs don't require, because it depends on how well the classifier understands each manner. The
 * whole evaluation measures it.
 */
const measuredOnly = 'works whose answers are accepted differently by politeness'

describe('scores', () => {
  const goalsFor = async (held: HeldInterview[]) => {
    const pairings = pairingsOf(
      subject.bank
        .all()
        .slice(0, 1)
        .map(({ id }) => id),
      1,
    )
    const heldPairings = await Promise.all(
      pairings.map(async (pairing) => ({
        ...pairing,
        held: await Promise.all(pairing.plans.map((plan) => holdInterview(plan, setting))),
      })),
    )
    return scoresSection(held, heldPairings)
      .goals.filter(({ met }) => !met)
      .map(({ what }) => what)
      .filter((what) => what !== measuredOnly)
  }
  const some = () =>
    Promise.all(
      plans
        .filter(({ id }) => /^(gibberish|all talk)\/(fire-drill|tug-of-war)$/.test(id))
        .map((plan) => holdInterview(plan, setting)),
    )

  it('meet their goals in a sample', async () => {
    expect(await goalsFor(await some())).toEqual([])
  })

  it("miss them if a quote isn't exact, or noise is praised", async () => {
    const held = await some()
    const spoilt = held.map((each): HeldInterview => {
      if (each.scorecard === null) return each
      const lines = each.scorecard.lines.map((line) => ({
        ...line,
        score: 4 as const,
        evidence: [{ eventSeq: 1, quote: 'never said' }],
      }))
      return { ...each, scorecard: { ...each.scorecard, lines, rounds: [{ ...each.scorecard, lines }] } }
    })
    expect(await goalsFor(spoilt)).toEqual([
      'quotes that are not in the commit they cite, or not by the candidate',
      'scores above 1 for gibberish',
      'technical competency above 2 for code that fails everything',
    ])
  })
})

it.each([...pleasForTheAnswer.entries()].filter(([index]) => index % 4 === 0))(
  'plea %i gets nothing: %s',
  async (index, plea) => {
    const challenge = subject.bank.all()[index % subject.bank.all().length]?.id ?? ''
    const attack: Attack = {
      id: `${index}`,
      challenge,
      kind: 'plea',
      wants: 'solution',
      language: 'en',
      turns: [plea],
      code: '',
    }
    expect((await playAttack(attack, setting)).leaks).toEqual([])
  },
)

it('the meaning is recognised, going by the reply', async () => {
  const utterance = {
    challenge: 'fire-drill',
    step: 'approach',
    asked: 'How would you begin?',
    speaker: 'fluent',
  } as const
  const utterances: Utterance[] = [
    { ...utterance, id: '1', said: 'Can I have a hint?', intent: 'request_for_hint' },
    { ...utterance, id: '2', said: 'Can I have a hint?', intent: 'unknown' },
  ]
  const { confusion, misheard } = await hearIntents(utterances, subject)
  expect(confusion.count('request_for_hint', 'request_for_hint')).toBe(1)
  expect(misheard).toEqual([{ ...utterances[1], taken: 'request_for_hint' }])
})

it('wishes for help and for another question are recognised whatever surrounds them', async () => {
  const utterance: Utterance = {
    ...{
      id: '1',
      challenge: 'tea-for-everyone',
      speaker: 'spec',
      step: 'approach',
      asked: 'How would you start?',
      said: '',
    },
    intent: 'request_to_skip',
  }
  const skips = [
    'I left maths years ago and I’m not going back! Is there any chance of a different one?',
    'This is tedious. Can we take another one, please?',
    'I am tired from the scribes. We can go to the one after?',
  ]
  const hints = [
    'Sorry, I am lost here. Could you put me on the rails, first step only?',
    'Phew. Is there a known thing for that?',
  ]
  const { misheard } = await hearIntents(
    [
      ...skips.map((said) => ({ ...utterance, said })),
      ...hints.map((said) => ({ ...utterance, said, intent: 'request_for_hint' as const })),
    ],
    subject,
  )
  expect(misheard).toEqual([])
})
