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
      JUNIOR: 'Restates the task, works through a small example, and finds a correct approach with a nudge or two.',
      SENIOR: 'Names two approaches, compares their costs, and settles on one without being led.',
    },
    communication: {
      JUNIOR: 'Says what comes next before doing it, and asks when something is unclear.',
      SENIOR: 'Leads the conversation: first the assumptions, then the decision and the reason for it.',
    },
    'technical competency': {
      JUNIOR: 'Writes code that would run with a few small fixes, and knows what its loops cost.',
      SENIOR: 'Writes code that would run as it is, with clear names, and states time and memory unprompted.',
    },
    testing: {
      JUNIOR: 'Traces the code by hand through one example, and names an edge case when asked.',
      SENIOR: 'Walks through the edge cases before calling it done, and says what the code does in each.',
    },
  },
  coding: {
    'problem solving': {
      JUNIOR: 'Starts with something simple that works, sees why it’s too slow, and improves it with only small hints.',
      SENIOR:
        'Works out from the limits what the solution may cost, gets there without hints, and says what other limits would change.',
    },
    'technical competency': {
      JUNIOR: 'Turns the plan into code that passes the tests, and can say what each part does and costs.',
      SENIOR:
        'Writes code that passes almost first time and is easy to maintain, and explains where its cost comes from.',
    },
    communication: {
      JUNIOR: 'Explains the plan before coding, and answers questions about the code in full sentences.',
      SENIOR: 'Says what each decision trades away, and handles an objection without losing the thread.',
    },
    testing: {
      JUNIOR: 'Tries an ordinary input and the smallest one before handing the code in.',
      SENIOR: 'Picks the few inputs that could break the code, fixes what they show, and says what’s still untested.',
    },
  },
  system_design: {
    requirements: {
      JUNIOR: 'Asks what the system has to do, and for how many people, before drawing anything.',
      SENIOR: 'Narrows the task down to what matters, puts numbers on load and size, and says what’s left out.',
    },
    'API and data': {
      JUNIOR: 'Names the main calls, and says what’s stored under which key.',
      SENIOR: 'Defines calls that are safe to repeat, and lays data out for the way it’s read.',
    },
    architecture: {
      JUNIOR: 'Draws the parts, and follows one request through them end to end.',
      SENIOR:
        'Gives each part a reason to be there, follows a read and a write through, and drops whatever the numbers don’t call for.',
    },
    scale: {
      JUNIOR: 'Says which part would fill up first, and names one way to take load off it.',
      SENIOR: 'Works out from the numbers what breaks first, and shows how to grow it tenfold, hot spots included.',
    },
    'storage and consistency': {
      JUNIOR: 'Chooses a store for a reason, and knows that copies may lag behind.',
      SENIOR: 'Says how stale each kind of data may be, and what happens when two people write at once.',
    },
    reliability: {
      JUNIOR: 'Says what happens when one part fails, and what users see.',
      SENIOR: 'Goes through how each part can fail: how you’d notice, what’s retried, and what’s served meanwhile.',
    },
    operability: {
      JUNIOR: 'Names a metric that would show trouble.',
      SENIOR: 'Says what’s measured, what wakes somebody at night, and how a change is rolled out and rolled back.',
    },
    'trade-offs': {
      JUNIOR: 'Names an alternative to one decision, and why they didn’t take it.',
      SENIOR: 'Says what each big decision costs, and when the opposite would be right.',
    },
  },
  knowledge: {
    accuracy: {
      JUNIOR: 'Gives the key point in their own words, and says where they’re not sure.',
      SENIOR: 'Gives every key point unprompted and precisely, and says where knowing ends and guessing begins.',
    },
    depth: {
      JUNIOR: 'Says why that’s so, and gives an example.',
      SENIOR: 'Adds limits, costs and exceptions unprompted, and draws on their own work.',
    },
    clarity: {
      JUNIOR: 'Answers in a few full sentences that somebody just as new to the field could follow.',
      SENIOR: 'Gives the answer first, then the reasons, in words that suit the listener.',
    },
  },
  behavioural: {
    'own part': {
      JUNIOR: 'Says what they did themselves, step by step, and what others did.',
      SENIOR: 'Says which decisions were theirs, what stood in the way, and how they brought others along.',
    },
    'specifics and result': {
      JUNIOR: 'Says when it was, how large it was, and how it ended.',
      SENIOR: 'Gives before-and-after figures, and says how they were measured.',
    },
    reflection: {
      JUNIOR: 'Names one thing they’ve done differently since.',
      SENIOR: 'Names what has changed for others too, and what they would still do differently.',
    },
    clarity: {
      JUNIOR: 'Tells it in order, so a stranger could retell it.',
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
