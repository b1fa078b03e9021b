import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'
import { type Answer, type AnswerTo, alone, thenBack } from './answer.ts'

export const answersToGoingOn: Record<TalkActOf<'goingOn'>, AnswerTo> = {
  whereToStart: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'testing') return alone(say('testsRunNow'))
    if (s.at === 'writing') return alone(say('startWriting'))
    if (s.at === 'asking') return thenBack(say('startAnswering'))
    return alone(say(s.at === 'proposing' ? 'startWhereSure' : startOf(s)))
  },
  mayStart: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'testing') return alone(say('testsRunNow'))
    if (s.at === 'asking' || s.at === 'writing') return alone(say('yesGoOn'))
    return alone(say(s.maySpeakOfCode && s.work === 'code' && !s.isAccepted ? 'yesStartPlan' : 'yesStart'))
  },
  whatNow: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'testing') return alone(say('testsRunNow'))
    if (s.at === 'writing') return alone(`${say('keepCoding')} ${say(handInOf(s))}`)
    if (s.at === 'asking') return thenBack(say('answerNext'))
    if (s.at === 'proposing') return alone(say(s.isAccepted && s.maySpeakOfCode ? 'codeNow' : 'goOnWithIt'))
    return alone(say(startOf(s)))
  },
  whoseTurn: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'testing') return alone(say('testsRunNow'))
    return s.at === 'writing' ? alone(say('notWaiting')) : thenBack(say('yourTurn'))
  },
  mayContinue: (s, say) =>
    alone(say(s.at === 'closing' ? 'goOnOrClose' : s.at === 'testing' ? 'testsRunNow' : 'yesGoOn')),
  isThatEnough: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'writing') return alone(say('enoughCode'))
    if (s.at === 'asking') return thenBack(say('enoughOnThat'))
    if (!s.hasProposed) return thenBack(say('fewSentences'))
    return alone(say(s.isAccepted ? 'enoughToGoOn' : 'enoughButWhy'))
  },
  anythingElseNeeded: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'writing') return alone(say('onlyTheCode'))
    if (s.at === 'testing') return alone(say('testsRunNow'))
    if (s.at === 'asking') return thenBack(say('onlyMyQuestion'))
    if (s.isAccepted && s.maySpeakOfCode) return alone(`${say('nothingMore')} ${say('codeNow')}`)
    return alone(say(s.hasProposed ? 'onlyTheWhy' : 'onlyYourIdea'))
  },
  whichOfTwo: (_s, say) => alone(say('pickOne')),
  requirementsOrParts: (_s, say) => alone(say('requirementsFirst')),
  proofOrCost: (_s, say) => alone(say('whyThenCost')),
  shortOrLong: (_s, say) => thenBack(say('shortFirst')),
  broadOrDeep: (_s, say) => thenBack(say('broadFirst')),
  happyOrFailures: (_s, say) => alone(say('happyPathFirst')),
  polishOrHandIn: (s, say) =>
    s.at === 'asking' || s.at === 'closing'
      ? thenBack(say('noPolishNow'))
      : alone(withTime(say(s.maySpeakOfCode ? 'coreFirst' : 'answerAsItIs'), s, say)),
  summaryOrSkipped: (s, say) => alone(withTime(say('skippedFirst'), s, say)),
  whichDeeper: (s, say) =>
    s.at === 'asking' && s.openQuestion !== '' ? thenBack(say('whereIAsked')) : alone(say('deepWhereHard')),
  deeperOrOn: (s, say) => {
    if (s.at === 'closing') return alone(`${say('onFromHere')} ${wayOn(s, say)}`)
    if (s.isPractice && s.at === 'asking') return alone(`${say('talkShortly')} ${wayOn(s, say)}`)
    if (s.at === 'asking') return thenBack(say('stayForMine'))
    return alone(say('onNotDeeper'))
  },
  codeOrWords: (s, say) => {
    if (s.turn.challengeType === 'explain_code') return thenBack(say('meaningFirst'))
    if (!s.maySpeakOfCode)
      return thenBack(say(s.turn.challengeType === 'system_design' ? 'wordsAndBoard' : 'wordsOnly'))
    if (s.at === 'asking' || s.at === 'closing') return thenBack(say('wordsEnough'))
    return s.at === 'writing' ? alone(say('inCode')) : thenBack(say('wordsThenCode'))
  },
  bothOrOne: (_s, say) => thenBack(say('bothBriefly')),
  fixOrGoOn: (s, say) => alone(withTime(say('fixIfSmall'), s, say)),
  silentWhileTyping: (s, say) => (s.at === 'writing' ? thenBack(say('silenceIsFine')) : alone(say('silenceIsFine'))),
  mayCode: (s, say) => {
    if (!s.maySpeakOfCode) return thenBack(say('noCodeHere'))
    if (s.at === 'asking' || s.at === 'closing' || s.at === 'testing') return thenBack(say('noMoreCode'))
    if (s.at === 'writing') return alone(say('alreadyCoding'))
    if (s.work === 'takeHome' || s.isAccepted) return alone(say(s.isAccepted ? 'codeNow' : 'codeAnyTime'))
    return alone(say(s.hasProposed ? 'planBitMore' : 'codeAfterPlan'))
  },
  jumpAhead: (s, say) => {
    if (s.at === 'asking') return thenBack(say('mineFirst'))
    if (s.at === 'closing') return closed(s, say)
    if (s.maySpeakOfCode) return alone(say(s.isAccepted || s.at === 'writing' ? 'yesGoOn' : 'codeAfterPlan'))
    return alone(say('jumpYes'))
  },
  myOrder: (s, say) => (s.at === 'asking' ? alone(say('orderFineAsked')) : alone(say('orderFine'))),
  finished: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'testing') return alone(say('testsRunNow'))
    if (s.at === 'asking') return alone(`${say('leaveItThere')} ${wayOn(s, say)}`.trim())
    if (s.at === 'writing' || !s.maySpeakOfCode) return alone(`${say('allRight')} ${say(handInOf(s))}`)
    return alone(say(s.isAccepted ? 'planDone' : 'planHeard'))
  },
  nothingToAdd: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'asking') return alone(`${say('leaveItThere')} ${wayOn(s, say)}`.trim())
    if (s.work === 'story' && !s.hasProposed) return alone(say('nearestCase'))
    if (s.at === 'writing' || !s.maySpeakOfCode) return alone(`${say('leaveItThere')} ${say(handInOf(s))}`)
    return alone(say(s.isAccepted ? 'planDone' : 'planHeard'))
  },
  howToHandIn: (s, say) => {
    if (s.at === 'asking' || s.at === 'closing') return alone(`${say('alreadyIn')} ${wayOn(s, say)}`.trim())
    return thenBack(say(handInOf(s)))
  },
  handInNow: (s, say) => {
    if (s.at === 'asking' || s.at === 'closing') return alone(`${say('alreadyIn')} ${wayOn(s, say)}`.trim())
    if (s.at === 'writing' || s.work === 'takeHome') return alone(say('whenChecked', { button: buttonOf(s) }))
    return s.maySpeakOfCode ? thenBack(say('nothingToHandIn')) : alone(say('whenComplete', { button: buttonOf(s) }))
  },
  whatHandInDoes: (s, say) =>
    thenBack(
      say(
        s.work === 'deck'
          ? 'deckGoesOn'
          : !s.maySpeakOfCode
            ? 'finishedRules'
            : s.turn.room?.codeRuns === true
              ? 'submitRules'
              : 'doneRules',
      ),
    ),
  isItSaved: (_s, say) => thenBack(say('savedAnyway')),
  skipCost: (s, say) =>
    thenBack(
      say(
        s.turn.room?.isTrial === true
          ? 'noSkipInTrial'
          : s.work === 'deck'
            ? 'passRules'
            : s.isPractice
              ? 'skipInPractice'
              : 'skipRules',
      ),
    ),
  otherTopic: (s, say) => {
    if (s.at === 'closing') return closed(s, say)
    if (s.at === 'asking' && s.work !== 'deck') return alone(`${say('leaveThisPoint')} ${wayOn(s, say)}`.trim())
    return thenBack(say(s.work === 'design' ? 'otherPartOfDesign' : 'otherPartOfIt'))
  },
  howToMoveOn: (s, say) =>
    s.at === 'asking' || s.at === 'closing' || s.work === 'deck'
      ? alone(wayOn(s, say))
      : thenBack(s.isPractice ? say('onInPractice') : say(handInOf(s))),
  wantsToStop: (s, say) =>
    alone(
      `${say('ofCourseStop')} ${say(s.isPractice ? 'stopPractice' : s.at === 'closing' ? 'endInMenuShort' : 'endInMenu')}`,
    ),
  howToEnd: (s, say) => alone(say(s.isPractice ? 'stopPractice' : 'endInMenu')),
  leavingCost: (s, say) =>
    thenBack(say(s.isPractice ? 'stopPractice' : s.turn.room?.isTrial === true ? 'leavingTrial' : 'leavingIsScored')),
  mayComeBack: (s, say) => thenBack(say(s.isPractice ? 'backInPractice' : 'leaveAndReturn')),
}

const startOf = (s: Situation) =>
  s.isAccepted && s.maySpeakOfCode
    ? 'codeNow'
    : (
        {
          code: 'startCode',
          takeHome: 'startTakeHome',
          design: 'startDesign',
          story: 'startStory',
          deck: 'startDeck',
          words: 'startWords',
          tutorial: 'startWords',
        } as const
      )[s.work]

/** Says how the interview continues if there is nothing left to ask. */
const closed = (s: Situation, say: Say): Answer => alone(`${say('enoughForMe')} ${wayOn(s, say)}`.trim())

const handInOf = (s: Situation) =>
  s.work === 'deck'
    ? 'deckGoesOn'
    : !s.maySpeakOfCode
      ? 'handInByFinished'
      : s.turn.room?.codeRuns === true
        ? 'handInBySubmit'
        : 'handInByDone'

const buttonOf = (s: Situation): string =>
  !s.maySpeakOfCode ? 'I’m finished' : s.turn.room?.codeRuns === true ? 'Submit' : 'Done coding'

/** Says how the interview continues once a question is answered. */
function wayOn(s: Situation, say: Say): string {
  const { room } = s.turn
  if (s.work === 'deck') return say('deckGoesOn')
  if (s.work === 'tutorial' || room === null) return ''
  if (s.isPractice) return say('onInPractice')
  if (room.next !== null) return say('onByNext')
  return say(s.maySpeakOfCode ? 'endInMenuShort' : 'onByFinished')
}

const withTime = (text: string, s: Situation, say: Say): string =>
  s.minutesLeft === null ? text : `${text} ${say('minutesLeft', { minutes: s.minutesLeft })}`
