import { type GeneralAct, type TalkAct, talkActs } from './talkActs.ts'
import { isOffTalk, type TalkLabel } from './talkModel/talkModel.ts'

/** Acts that share an answer. The interviewer gives that answer if it's unclear which of these acts was meant. */
export type TalkFamily = { general: GeneralAct; acts: readonly TalkAct[] }

export const talkFamilies: readonly TalkFamily[] = [
  {
    general: 'someFeeling',
    acts: [
      ...(['nervous', 'panicking', 'blankMind', 'feelsWatched', 'feelsStupid', 'imposter', 'failedBefore'] as const),
      ...(['rusty', 'overwhelmed', 'embarrassed', 'painfulStory', 'closeToTears', 'thinksFailing'] as const),
      ...(['muchAtStake', 'unwell', 'tired', 'badDay', 'frustrated', 'hatesInterviews', 'tooHard'] as const),
      ...(['sorrySlow', 'notThisKind', 'impairment'] as const),
    ],
  },
  {
    general: 'someJoy',
    acts: ['relieved', 'proud', 'excited', 'jokes', 'laughs', 'enjoying', 'lucky', 'smallRemark', 'storyRemark'],
  },
  {
    general: 'someComplaint',
    acts: [
      ...(['unfair', 'stupidQuestion', 'notLikeWork', 'timeTooShort', 'notListening', 'repeatsItself'] as const),
      ...(['tooManyQuestions', 'badlyWorded', 'insult', 'tooCold', 'unhelpful', 'ignoredMe', 'alreadySaid'] as const),
      ...(['contradicts', 'misunderstood', 'mineIsRight', 'testsWrong', 'taskWrong', 'expectedWrong'] as const),
      ...(['slowReply', 'freeWork', 'crowdedScreen', 'straightTalk', 'pointOfQuestion'] as const),
    ],
  },
  {
    general: 'someDoubt',
    acts: [
      ...(['doubt', 'justGuessing', 'mixesUp', 'onlyRead', 'maybeOverkill', 'doesItCount'] as const),
      ...(['contradictsSelf', 'roughWork', 'mayBreak', 'disagrees', 'otherMethod', 'offQuestion'] as const),
      ...(['lineLooksOff', 'seesBug', 'takesBack', 'correction', 'forgotName'] as const),
    ],
  },
  {
    general: 'someVerdict',
    acts: [
      ...(['howAmIDoing', 'onRightTrack', 'answeredYou', 'feedback', 'result', 'scoreNow', 'hireMe'] as const),
      ...(['checkPlan', 'checkCode', 'willItWork', 'amIRight', 'whatMissed', 'costRight', 'goodEnough'] as const),
      ...(['betterWay', 'doYouAgree', 'wouldYouDoSo', 'guesses', 'strongCandidates', 'passMark'] as const),
    ],
  },
  {
    general: 'someJob',
    acts: ['aboutJob', 'aboutPay', 'aboutTeam', 'aboutStack', 'aboutPlace', 'hearBack', 'howManyRounds', 'hireMe'],
  },
  { general: 'someAccident', acts: talkActs.accident.filter((act) => act !== 'cutOff') },
  {
    general: 'someTask',
    acts: [
      ...([
        'repeatTask',
        'taskSimpler',
        'weakLanguage',
        'repeatLast',
        'rephraseLast',
        'slower',
        'whereIsTask',
      ] as const),
      ...(['missesPoint', 'sayBack', 'whichReading', 'explainExample'] as const),
    ],
  },
  {
    general: 'someScope',
    acts: [
      ...talkActs.task.filter((act) => act.startsWith('scope')),
      ...(['mayAssume', 'whatInput', 'whatOutput', 'readRight', 'checkWording', 'whichPart'] as const),
    ],
  },
  { general: 'someRule', acts: talkActs.allowed.filter((act) => act.startsWith('may') || act.startsWith('own')) },
]

/** Finds the strongest family among the readings of a clause, and its total probability. */
export function familyOf(
  guesses: readonly { label: TalkLabel; probability: number }[],
): { family: TalkFamily; probability: number } | null {
  const [strongest] = talkFamilies
    .map((family) => ({
      family,
      probability: guesses
        .filter(({ label }) => !isOffTalk(label) && family.acts.includes(label))
        .reduce((sum, { probability }) => sum + probability, 0),
    }))
    .sort((one, other) => other.probability - one.probability)
  return strongest ?? null
}

/** Families that get one reply per message, however many of their acts it has. All other acts get separate replies. */
const answeredOnce: readonly GeneralAct[] = [
  'someFeeling',
  'someJoy',
  'someComplaint',
  'someDoubt',
  'someVerdict',
  'someJob',
]

/** Whether one answer fits both acts. */
export const isTheSame = (one: TalkAct, other: TalkAct): boolean =>
  one === other ||
  talkFamilies.some(
    ({ general, acts }) =>
      answeredOnce.includes(general) && [one, other].every((act) => act === general || acts.includes(act)),
  )
