import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Say } from '../../say.ts'
import { inMinutes, type Situation } from '../situation.ts'
import { type AnswerTo, alone, thenBack } from './answer.ts'

export const answersToTime: Record<TalkActOf<'time'>, AnswerTo> = {
  timeLeft: (s, say) => thenBack(timeLeft(s, say)),
  onSchedule: (s, say) => thenBack(onSchedule(s, say)),
  timeAlert: (s, say) => thenBack(say(s.isPractice ? 'noClock' : 'alertsByRoom')),
  whereClock: (s, say) => thenBack(s.isPractice ? say('noClock') : joined(say('clockOnScreen'), minutesLeft(s, say))),
  timeTotal: (s, say) => thenBack(timeTotal(s, say)),
  clockStarted: (s, say) =>
    thenBack(s.isPractice ? say('noClock') : joined(say('clockCountsReading'), minutesLeft(s, say))),
  timeForThis: (s, say) => thenBack(timeForThis(s, say)),
  pacing: (s, say) => thenBack(s.isPractice ? say('noClockToPace') : joined(say(paceSlot(s)), minutesLeft(s, say))),
  needsMinutes: (s, say, clause) => thenBack(needsMinutes(s, say, clause)),
  moreTime: (s, say) =>
    thenBack(
      s.isPractice
        ? say('noClock')
        : joined(say('noMoreTime'), minutesLeft(s, say), s.at === 'writing' ? say('handInWhatWorks') : ''),
    ),
  stopClock: (s, say) => thenBack(s.isPractice ? say('noClock') : joined(say('clockWontStop'), minutesLeft(s, say))),
  unfinished: (s, say) =>
    thenBack(
      say(
        s.isPractice
          ? 'unfinishedInPractice'
          : s.maySpeakOfCode && s.at !== 'asking'
            ? 'unfinishedIsFine'
            : 'saidCounts',
      ),
    ),
  accommodation: (s, say) => thenBack(s.isPractice ? say('noClock') : say('extraTimeInSettings')),
  lateHandIn: (s, say) => thenBack(s.isPractice ? say('noClock') : joined(say('clockDecides'), minutesLeft(s, say))),
  whenEnds: (s, say) =>
    thenBack(s.isPractice ? say('endsWhenYouLike') : joined(say('endsWithClock'), minutesLeft(s, say))),
  questionCount: (s, say) => thenBack(countOfQuestions(s, say)),
  followUpCount: (s, say) => thenBack(say(s.work === 'deck' ? 'deckHasNoFollowUps' : 'followUpsDepend')),
  whatNext: (s, say) => thenBack(whatNext(s, say)),
  howItWorks: (s, say) => thenBack(say(planSlot(s))),
  pause: (s, say) => alone(say(s.isPractice ? 'breakInPractice' : 'breakThen')),
  thinkTime: (_s, say) => alone(say('takeYourTime')),
  comeBackLater: (_s, say) => alone(say('comeBackYes')),
  earlierQuestion: (s, say) => thenBack(say(s.turn.room?.questions === 1 ? 'onlyThisQuestion' : 'questionsInOrder')),
}

const numbers = 'one two three four five six seven eight nine ten'.split(' ')

const tens: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 }

function minutesNamed(clause: string): number | null {
  const [, word = ''] = /\b(\w+) (?:more )?min(?:ute)?s\b/i.exec(clause) ?? []
  if (/^\d+$/.test(word)) return Number(word)
  const plain = word.toLowerCase()
  return tens[plain] ?? (numbers.includes(plain) ? numbers.indexOf(plain) + 1 : null)
}

function timeLeft(s: Situation, say: Say): string {
  if (s.isPractice) return say('noClock')
  if (s.minutesLeft === null) return say('clockOnScreen')
  return say('minutesLeft', { minutes: s.minutesLeft })
}

const minutesLeft = (s: Situation, say: Say): string =>
  s.minutesLeft === null ? '' : say('minutesLeft', { minutes: s.minutesLeft })

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join(' ')

function timeTotal(s: Situation, say: Say): string {
  if (s.isPractice) return say('noClock')
  const total = s.turn.room?.minutes ?? null
  if (total === null || s.minutesLeft === null) return timeLeft(s, say)
  const isTrial = s.turn.room?.isTrial === true
  return say(isTrial ? 'trialMinutes' : 'minutesLeftOf', { minutes: s.minutesLeft, total: inMinutes(total) })
}

function timeForThis(s: Situation, say: Say): string {
  if (s.isPractice) return say('noClock')
  if (s.minutesLeft === null) return say('clockOnScreen')
  const { room } = s.turn
  const isShared = room !== null && room.question < room.questions
  return say(isShared ? 'sharedMinutes' : 'allMinutesForThis', { minutes: s.minutesLeft })
}

const fewMinutes = 4

/** Says how much time and work are left, without judging the candidate's pace. */
function onSchedule(s: Situation, say: Say): string {
  if (s.isPractice) return say('noClockToPace')
  if (s.minutesLeft === null || s.turn.minutesLeft === null) return say('clockOnScreen')
  const values = { minutes: s.minutesLeft }
  if (s.turn.minutesLeft <= fewMinutes) return say('fewMinutesLeft', values)
  if (s.at === 'asking' || s.at === 'closing') return say('onlyQuestionsToCome', values)
  if (s.work === 'design') return say('designToCome', values)
  if (!s.maySpeakOfCode) return say('answerToCome', values)
  return say(s.at === 'writing' || s.at === 'testing' ? 'checkToCome' : 'codeToCome', values)
}

function needsMinutes(s: Situation, say: Say, clause: string): string {
  if (s.isPractice) return say('noClock')
  const wanted = minutesNamed(clause)
  if (s.minutesLeft === null || s.turn.minutesLeft === null) return say('clockOnScreen')
  if (wanted === null) return timeLeft(s, say)
  return say(wanted <= s.turn.minutesLeft ? 'thatFits' : 'tooLong', { minutes: s.minutesLeft })
}

const paceSlot = (s: Situation) =>
  s.work === 'design' ? 'paceDesign' : !s.maySpeakOfCode ? 'paceWords' : s.at === 'writing' ? 'paceCode' : 'pacePlan'

function countOfQuestions({ turn: { room } }: Situation, say: Say): string {
  if (room === null) return say('nothingNext')
  if (room.questions === 1) return say('oneQuestion')
  const values = { number: String(room.question), count: String(room.questions) }
  return say(room.question === room.questions ? 'lastOfAll' : 'questionOf', values)
}

const kindNames: Readonly<Record<string, string>> = {
  coding: 'a coding question',
  knowledge: 'a knowledge question',
  system_design: 'a system design',
  low_level_design: 'a design of classes',
  explain_code: 'some code to explain',
  algorizing: 'an algorithm in words',
  truth_or_despair: 'a set of true or false statements',
  behavioural: 'a question about your own work',
}

const planSlot = (s: Situation) =>
  s.work === 'takeHome'
    ? 'planTakeHome'
    : s.work === 'design'
      ? 'planDesign'
      : s.work === 'deck'
        ? 'planDeck'
        : s.isPractice
          ? 'planPractice'
          : s.maySpeakOfCode
            ? 'planCode'
            : 'planWords'

/** Says what comes next: after the question, the next kind of question; before that, the remaining steps. */
function whatNext(s: Situation, say: Say): string {
  const { room } = s.turn
  if (room === null || s.isPractice) return say(planSlot(s))
  // A design has to go through its own parts first.
  if (s.work === 'design' && s.at !== 'closing') return say('planDesign')
  if (room.next !== null) return say('nextIs', { next: kindNames[room.next] ?? 'another question' })
  return s.at === 'asking' || s.at === 'closing' ? say('nothingNext') : say(planSlot(s))
}
