import type { InterviewSettings } from '../session/interviewSettings.ts'
import type { Round } from '../session/scorecard.ts'
import type { ExperienceLevel, RoleType } from '../vocabulary/hiring.ts'
import { emphasisOf } from './roleEmphasis.ts'
import type { rubrics } from './rubrics.ts'

/**
 * What we expect at each level, by round and rubric dimension: one sentence each. They only tell people what we look
 * for: scores, gates and caps follow the same rules for all levels (answers §6).
 */
export const expectations = {
  telephone: {
    'problem solving': {
      JUNIOR: 'Restates the task, works through one small example, and finds a way that is right, with a nudge or two.',
      SENIOR: 'Names two ways, compares what they cost, and settles on one of them without being led.',
    },
    communication: {
      JUNIOR: 'Says what comes next before doing it, and asks where something is unclear.',
      SENIOR: 'Leads the conversation: the assumptions first, then the decision, then its reason.',
    },
    'technical competency': {
      JUNIOR: 'Writes code that would run after small corrections, and knows what its loops cost.',
      SENIOR:
        'Writes code that would run as it stands, with names that explain it, and states time and memory unasked.',
    },
    testing: {
      JUNIOR: 'Follows the code by hand through one example, and names an edge case when asked for one.',
      SENIOR: 'Walks through the edges before calling it done, and says what the code does at each of them.',
    },
  },
  coding: {
    'problem solving': {
      JUNIOR:
        'Begins with something simple that works, sees why it is too slow, and improves it with small hints at most.',
      SENIOR:
        'Reads from the limits what the solution may cost, gets there without hints, and says what another limit would change.',
    },
    'technical competency': {
      JUNIOR: 'Turns the plan into code that passes the tests, and can say what each part of it does and costs.',
      SENIOR:
        'Writes code that passes with hardly a correction and that others could maintain, and explains where its cost comes from.',
    },
    communication: {
      JUNIOR: 'Explains the plan before coding, and answers questions about the code in whole sentences.',
      SENIOR:
        'Gives each decision together with what was given up for it, and takes up an objection without losing the thread.',
    },
    testing: {
      JUNIOR: 'Tries an ordinary input and the smallest one before handing the code in.',
      SENIOR:
        'Picks the few inputs that could break the code, corrects what they show, and says what remains untested.',
    },
  },
  system_design: {
    requirements: {
      JUNIOR: 'Asks what the system has to do, and for how many people, before drawing anything.',
      SENIOR: 'Narrows the task down to what matters, puts numbers to load and size, and says what is left out.',
    },
    'API and data': {
      JUNIOR: 'Names the main calls, and what is stored under which key.',
      SENIOR: 'Defines calls that can safely be repeated, and data that is laid out for the way it is read.',
    },
    architecture: {
      JUNIOR: 'Draws the parts, and follows one request through them from end to end.',
      SENIOR:
        'Gives each part a reason to be there, follows a read and a write through them, and drops what the numbers do not call for.',
    },
    scale: {
      JUNIOR: 'Says which part would be full first, and names one way to relieve it.',
      SENIOR: 'Works out from the numbers what gives way first, and shows how it grows tenfold, hot spots included.',
    },
    'storage and consistency': {
      JUNIOR: 'Chooses a store for a reason, and knows that copies may lag behind.',
      SENIOR: 'Says for each kind of data how stale it may be, and what happens when two people write at once.',
    },
    reliability: {
      JUNIOR: 'Says what happens when one part fails, and what a user sees of it.',
      SENIOR:
        'Goes through the failure of each part: how it is noticed, what is retried, and what is served meanwhile.',
    },
    operability: {
      JUNIOR: 'Names a measurement by which trouble would show.',
      SENIOR: 'Says what is measured, what wakes somebody at night, and how a change is rolled out and taken back.',
    },
    'trade-offs': {
      JUNIOR: 'Names an alternative to one decision, and why it was not taken.',
      SENIOR: 'Says for each large decision what it costs, and when the opposite would be right.',
    },
  },
  knowledge: {
    accuracy: {
      JUNIOR: 'Gives the decisive point in words of their own, and says where they are not sure.',
      SENIOR:
        'Gives every decisive point unprompted and in exact terms, and says where knowing ends and guessing begins.',
    },
    depth: {
      JUNIOR: 'Says why it is so, and gives an example.',
      SENIOR: 'Goes on unasked to limits, costs and exceptions, and draws on work of their own.',
    },
    clarity: {
      JUNIOR: 'Answers in a few whole sentences that somebody equally new to the field could follow.',
      SENIOR: 'Puts the answer first and the reasons behind it, in words that fit whoever listens.',
    },
  },
  behavioural: {
    'own part': {
      JUNIOR: 'Tells what they did themselves, step by step, and what others did.',
      SENIOR: 'Tells which decisions were theirs, what stood against them, and how they brought others along.',
    },
    'specifics and result': {
      JUNIOR: 'Says when it was, how large it was, and how it ended.',
      SENIOR: 'Gives figures for before and after, and says how they were measured.',
    },
    reflection: {
      JUNIOR: 'Names one thing that they have done differently since.',
      SENIOR: 'Names what has changed for others too, and what they would still do differently.',
    },
    clarity: {
      JUNIOR: 'Tells it in order, so that a stranger could tell it again.',
      SENIOR: 'Gets to the point in two minutes, and answers a follow-up before adding to it.',
    },
  },
} as const satisfies { [R in Round]: Record<keyof (typeof rubrics)[R], Record<ExperienceLevel, string>> }

/** The level and role the expectations apply to. */
export type Applicant = { level: ExperienceLevel; roleType: RoleType }

/** Reads the level and role from an interview's settings. */
export const applicantOf = ({
  candidateExperienceLevel: level,
  candidateRoleType: roleType,
}: Pick<InterviewSettings, 'candidateExperienceLevel' | 'candidateRoleType'>): Applicant => ({ level, roleType })

/**
 * The expectation in a dimension of a round, with the role's addition; undefined if the round doesn't have that
 * dimension.
 */
export function expectedOf(round: Round, dimension: string, { level, roleType }: Applicant): string | undefined {
  const byDimension: Readonly<Record<string, Readonly<Record<ExperienceLevel, string>>>> = expectations[round]
  const expected = byDimension[dimension]?.[level]
  if (expected === undefined) return undefined
  const emphasis = emphasisOf(round, dimension, roleType)
  return emphasis === undefined ? expected : `${expected} ${emphasis}`
}
