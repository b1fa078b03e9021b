import { isAfterCoding } from '@greenroom/shared/rules'
import { plainWords, wordCount } from '../../../../reading/plainWords.ts'
import { sentencesIn } from '../../../../reading/sentences.ts'
import { courtesies } from '../../../../reading/talk/talkActs.ts'
import { isInWords } from '../../material.ts'
import type { Turn } from '../../provider.ts'
import { approachAccepted, earlierAttempts, slotIn } from '../conversation.ts'
import { type Slot, wordingsOf } from '../phrases.ts'

/** The kind of work in progress, in the detail needed for answering talk about the interview. */
export type Work = 'code' | 'takeHome' | 'words' | 'design' | 'story' | 'deck' | 'tutorial'

/** The state of the interview, as facts for answering questions about it. */
export type Situation = {
  turn: Turn
  work: Work
  /**
   * The stage of the question: before any approach, during it, while coding, while tests run, during questions about
   * the answer, or at the end.
   */
  at: 'opening' | 'proposing' | 'writing' | 'testing' | 'asking' | 'closing'
  isAccepted: boolean
  hasProposed: boolean
  minutesLeft: string | null
  /** The interviewer's open question; empty if it makes no sense on its own. */
  openQuestion: string
  isPractice: boolean
  maySpeakOfCode: boolean
  /** Whether the same turn answers other things too, so that each answer should be short. */
  isOneOfSeveral: boolean
}

export function situationOf(turn: Turn): Situation {
  const isAccepted = approachAccepted(turn)
  const hasProposed = earlierAttempts(turn).length > 0
  const work = workOf(turn)
  return {
    turn,
    work,
    at: placeOf(turn, { isAccepted, hasProposed }),
    isAccepted,
    hasProposed,
    minutesLeft: minutesLeftIn(turn),
    openQuestion: openQuestionOf(turn),
    isPractice: turn.room !== null && turn.room.minutes === null,
    maySpeakOfCode: work === 'code' || work === 'takeHome',
    isOneOfSeveral: turn.talk.acts.filter(({ act }) => !courtesies.includes(act)).length > 1 || turn.talk.matter !== '',
  }
}

function workOf(turn: Turn): Work {
  if (turn.deck !== null) return 'deck'
  if (turn.tutorial !== null) return 'tutorial'
  if (!isInWords(turn)) return turn.stage === 'take_home_assessment' ? 'takeHome' : 'code'
  if (turn.challengeType === 'system_design' || turn.challengeType === 'low_level_design') return 'design'
  return isStory(turn) ? 'story' : 'words'
}

/** Whether the question asks about something that happened, as behavioural questions do. */
const isStory = ({ statement }: Turn): boolean =>
  /^(tell me about|describe|give me an example of|think of|talk about) (a|an|some|your|the)? ?(time|situation|moment|mistake|project|case|conflict|decision|disagreement)\b|\btell me about a (time|situation|mistake)\b|\btime when you\b/i.test(
    statement,
  )

function placeOf({ step }: Turn, { hasProposed }: { isAccepted: boolean; hasProposed: boolean }): Situation['at'] {
  if (step === 'testing') return 'testing'
  if (step === 'wrap_up') return 'closing'
  if (step !== null && isAfterCoding(step)) return 'asking'
  if (step === 'coding') return 'writing'
  return hasProposed ? 'proposing' : 'opening'
}

function minutesLeftIn({ minutesLeft, room }: Turn): string | null {
  if (minutesLeft === null || room?.minutes === null) return null
  return inMinutes(minutesLeft)
}

export const inMinutes = (minutes: number): string => (minutes <= 1 ? 'a minute' : `${minutes} minutes`)

const longestRepeated = 26

/** Our questions that only lead back to the work. Repeating them would add nothing. */
const leading: readonly Slot[] = [
  ...([
    'toPlan',
    'toAnswer',
    'toDesign',
    'toStory',
    'toStatement',
    'backToApproach',
    'backToAnswer',
    'acknowledge',
  ] as const),
  ...(['acknowledgeSpoken', 'acknowledgeFollowUp', 'inviteClarification', 'inviteQuestions', 'backOnTrack'] as const),
  ...([
    'askOn',
    'askOnDrawn',
    'unsureOfIt',
    'whatIsMeant',
    'lastAsked',
    'toQuestion',
    'sorryMisread',
    'goOnThen',
    'startStory',
    'notMyChoice',
    'noBlink',
    'luckHasReasons',
    'guessIsFine',
    'readingCounts',
    'simplerLoses',
    'sizeIsNothing',
    'whichHolds',
    'sayWhyItBreaks',
    'showMeWhy',
    'yourReason',
    'compareExactly',
    'readTheError',
    'errorInWords',
    'pointInWords',
  ] as const),
]

/**
 * Returns the interviewer's last question about this task, if it can be repeated: as its author wrote it, or else the
 * sentence they said.
 */
function openQuestionOf(turn: Turn): string {
  const { aboutThisQuestion, challenge, spoken } = turn
  const said = aboutThisQuestion.slice(0, -1).filter(({ sender }) => sender === 'interviewer')
  const asked = said.findLast(({ message }) => message.includes('?') && !leading.some((slot) => asksBy(slot, message)))
  if (asked === undefined) return ''
  const authored = [
    ...(challenge?.edgeCases ?? []),
    ...((challenge ?? spoken)?.followUps ?? []),
    ...(spoken?.points ?? []),
  ].find(({ question }) => question !== null && asked.message.includes(question))?.question
  const sentence =
    sentencesIn(asked.message)
      .findLast((each) => each.trim().endsWith('?'))
      ?.trim() ?? ''
  return [authored ?? '', sentence].find((each) => each !== '' && wordCount(each) <= longestRepeated) ?? ''
}

/** Whether a message ends with this slot, with or without values. */
const asksBy = (slot: Slot, message: string): boolean =>
  slotIn(message, slot) ||
  wordingsOf(slot, 'fair')
    .flat()
    .some((wording) => {
      const [start = ''] = plainWords(wording).split('{')
      return start.length > 3 && wording.includes('{') && plainWords(message).includes(start.trim())
    })
