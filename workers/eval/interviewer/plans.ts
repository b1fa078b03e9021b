import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import type { InterviewPlan } from './holdInterview.ts'
import { type Manner, plain, polite, rude } from './manners.ts'
import { personas, steady } from './personas.ts'
import type { Subject } from './subject.ts'

const personalityAt = (index: number) => interviewerPersonalities[index % interviewerPersonalities.length] ?? 'fair'

/**
 * Plans whole interviews: every persona with every coding challenge, with spoken questions, with a deck, and in longer
 * loops.
 */
export function plansOf({ bank, spoken }: Pick<Subject, 'bank' | 'spoken'>, seed: number): InterviewPlan[] {
  const questions = [...bank.all(), ...spoken.all()].map(({ id }) => id)
  const decks = (spoken.decks?.all() ?? []).map(({ id }) => id)
  return personas.flatMap((persona, who) => {
    const common = { persona, candidateName: 'Robin Vega', seed: `${seed}` }
    const single = [...questions, ...decks].map(
      (challengeId, index): InterviewPlan => ({
        ...common,
        id: `${persona.name}/${challengeId}`,
        challengeId,
        settings: {
          timeLimitInMinutes: 20,
          interviewStage: index % 2 === 0 ? 'on_site' : 'telephone',
          interviewerPersonality: personalityAt(index + who),
        },
      }),
    )
    const loops = interviewerPersonalities.flatMap((interviewerPersonality): InterviewPlan[] => [
      {
        ...common,
        id: `${persona.name}/on-site loop, ${interviewerPersonality}`,
        challengeId: null,
        settings: {
          timeLimitInMinutes: 60,
          interviewStage: 'on_site',
          candidateExperienceLevel: 'SENIOR',
          interviewerPersonality,
        },
      },
      {
        ...common,
        id: `${persona.name}/telephone, ${interviewerPersonality}`,
        challengeId: null,
        settings: { timeLimitInMinutes: 45, interviewStage: 'telephone', interviewerPersonality },
      },
      {
        ...common,
        id: `${persona.name}/take-home, ${interviewerPersonality}`,
        challengeId: null,
        settings: { timeLimitInMinutes: 60, interviewStage: 'take_home_assessment', interviewerPersonality },
      },
    ])
    return [...single, ...loops]
  })
}

/**
 * Plans for interviews with the same work, which differ only in something that must not affect the result, such as the
 * name.
 */
export type Pairing = { what: string; challengeId: string; plans: InterviewPlan[] }

const names = ['Robin Vega', 'Fatima al-Sayed', 'Zhou', 'Oluwaseun Adeyemi', 'Jörg'] as const
const manners: readonly (readonly [string, Manner])[] = [
  ['plain', plain],
  ['polite', polite],
  ['rude', rude],
]

export function pairingsOf(challengeIds: readonly string[], seed: number): Pairing[] {
  return challengeIds.flatMap((challengeId) => {
    const plan = (variant: string, changes: Partial<InterviewPlan>): InterviewPlan => ({
      id: `pair/${challengeId}/${variant}`,
      persona: steady(plain),
      candidateName: names[0],
      challengeId,
      settings: { timeLimitInMinutes: 20, interviewStage: 'on_site' },
      seed: `${seed}`,
      ...changes,
    })
    return [
      { what: 'name', challengeId, plans: names.map((candidateName) => plan(candidateName, { candidateName })) },
      {
        what: 'politeness',
        challengeId,
        plans: manners.map(([name, manner]) => plan(name, { persona: steady(manner) })),
      },
      {
        what: 'personality',
        challengeId,
        plans: interviewerPersonalities.map((interviewerPersonality) =>
          plan(interviewerPersonality, {
            settings: { timeLimitInMinutes: 20, interviewStage: 'on_site', interviewerPersonality },
          }),
        ),
      },
    ]
  })
}
