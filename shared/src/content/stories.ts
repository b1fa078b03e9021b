import { createHash } from 'node:crypto'
import { type Bank, createBank } from './bank.ts'
import type { BehaviouralPrompt } from './kinds/behavioural.ts'
import type { Versioned } from './library.ts'
import type { SpokenPoint, SpokenQuestion } from './spokenQuestion.ts'

type StoryPart = BehaviouralPrompt['parts'][number]['part']
type AuthoredStory = Versioned<BehaviouralPrompt>

/** The dimensions a story is judged on, besides how clearly it is told. */
export const storyDimensions = ['own part', 'specifics and result', 'reflection'] as const
export type StoryDimension = (typeof storyDimensions)[number]

/** Prompts for stories from the candidate's own work, picked by role; difficulty and stage don't matter. */
export type StoryBank = Pick<Bank<SpokenQuestion>, 'all' | 'get'> & {
  /** Picks a released prompt that fits the candidate and the time, preferring one not in `exclude`. */
  pick(criteria: StoryCriteria): SpokenQuestion | undefined
}

type StoryCriteria = Pick<
  Parameters<Bank<SpokenQuestion>['pick']>[0],
  'candidate' | 'exclude' | 'maxDurationMinutes' | 'seed'
>

/** The prompt that a question about a line of the candidate's CV is based on: its parts suit any piece of work. */
export const ownWorkStory = 'work-you-would-show'

/**
 * Returns a story question as it was worded for the candidate, for example about a line of their CV. Its parts,
 * follow-ups and points stay the same. Other kinds of question are returned as they are.
 * @param presented the question as the candidate was shown it
 */
export const askedAs = (question: SpokenQuestion, presented: string): SpokenQuestion =>
  question.competency === undefined || presented === '' || presented === question.statement
    ? question
    : { ...question, statement: presented, opening: presented }

/** @param former finds older versions of a prompt */
export function createStoryBank(
  prompts: readonly AuthoredStory[],
  former: (id: string, version: string) => AuthoredStory | undefined = () => undefined,
): StoryBank {
  const stories = prompts.map(storyQuestionOf)
  const bank = createBank(stories, (id, version) => {
    const found = former(id, version)
    return found && storyQuestionOf(found)
  })
  return {
    all: bank.all,
    get: bank.get,
    pick({ candidate, exclude, maxDurationMinutes, seed }) {
      const released = stories.filter(
        ({ releaseStage, contentTier, durationInMinutes, levels }) =>
          releaseStage === 'prod' &&
          contentTier === 'standard' &&
          durationInMinutes <= maxDurationMinutes &&
          (candidate === undefined || levels.includes(candidate.level)),
      )
      // A story about work suits nearly every role, so a role without its own prompts can take any.
      const ofRole = released.filter(
        ({ roleTypes }) => candidate === undefined || roleTypes.includes(candidate.roleType),
      )
      const fitting = ofRole.length > 0 ? ofRole : released
      const fresh = fitting.filter(({ id }) => !exclude.includes(id))
      const candidates = fresh.length > 0 ? fresh : fitting
      return candidates[chance(seed, candidates.length)]
    },
  }
}

/** The points of a good story. `asks` is the part of the story whose nudge asks for the point. */
const pointsOfStory: readonly { dimension: StoryDimension; point: string; asks: StoryPart }[] = [
  { dimension: 'own part', point: 'Says what they did themselves', asks: 'task' },
  { dimension: 'specifics and result', point: 'Puts figures on it', asks: 'result' },
  { dimension: 'specifics and result', point: 'Says how it ended', asks: 'result' },
  { dimension: 'reflection', point: 'Says what is different because of it', asks: 'reflection' },
]

/** Follow-up questions for any story. */
const clarifications: SpokenQuestion['clarifications'] = [
  {
    about: 'Where the story is from',
    signs: [
      'studies',
      'university',
      'side project',
      'another team',
      'private project',
      'last job',
      'own project',
      'any job',
    ],
    answer: 'Yes, any real case counts: a job, your studies, or a project of your own.',
  },
  {
    about: 'How long it should be',
    signs: ['how long', 'how much detail', 'how detailed', 'long version', 'short version'],
    answer: 'Two or three minutes is plenty. I’ll ask where I want more.',
  },
  {
    about: 'What has to stay secret',
    signs: ['confidential', 'names', 'secret', 'nda', 'name the company', 'anonymous'],
    answer: 'Leave names out. What you did is what I’m after.',
  },
]

/**
 * Turns a story prompt into a question for the interviewer. The parts of the story become the hint ladder: each rung
 * asks for the next part.
 */
export function storyQuestionOf({ parts, prompt, followUps, ...item }: AuthoredStory): SpokenQuestion {
  const nudgeOf = (part: StoryPart): string => parts.find((each) => each.part === part)?.nudge ?? ''
  return {
    id: item.id,
    version: item.version,
    title: item.title,
    contentTier: item.contentTier,
    releaseStage: item.releaseStage,
    levels: item.levels,
    roleTypes: item.roleTypes,
    durationInMinutes: item.durationInMinutes,
    difficulty: 'straightforward',
    stages: ['on_site'],
    concepts: [],
    challengeType: 'knowledge',
    competency: item.competency,
    statement: prompt,
    opening: prompt,
    hints: [nudgeOf('situation'), nudgeOf('task'), nudgeOf('action'), nudgeOf('result'), nudgeOf('reflection')],
    clarifications,
    commonMistakes: [],
    followUps: followUps.map(({ question, listenFor }) => ({ question, goodAnswer: listenFor, signs: [] })),
    keyPhrases: [],
    editorial: `${item.strongAnswer}\n\n### A weak answer\n\n${item.weakAnswer}\n\n${item.whyItIsWeak}`,
    points: pointsOfStory.map(
      ({ dimension, point, asks }): SpokenPoint => ({
        ...{ point, signs: [], weight: 'essential', dimension, question: nudgeOf(asks) },
      }),
    ),
    requirements: [],
    estimates: [],
    examples: [],
  }
}

const chance = (seed: string, outOf: number): number =>
  outOf === 0 ? 0 : createHash('sha256').update(seed).digest().readUInt32BE(0) % outOf
