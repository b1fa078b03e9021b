import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Situation } from '../situation.ts'
import { type AnswerTo, alone, thenBack } from './answer.ts'

type Accident = TalkActOf<'accident'>

const isHandedIn = ({ at }: Situation): boolean => at === 'asking' || at === 'testing' || at === 'closing'

const handedInByMistake: AnswerTo = (s, say) => {
  if (s.work === 'deck') return thenBack(say('verdictStays'))
  if (!s.maySpeakOfCode || !isHandedIn(s)) return thenBack(say('noUndoNeeded'))
  if (s.isPractice) return thenBack(say('submitAnew'))
  return thenBack(say(s.turn.room?.mayCodeAgain === true ? 'undoHandIn' : 'undoNoMore'))
}

const hintByMistake: AnswerTo = (s, say) =>
  thenBack(say(s.turn.exam ? 'noHintTaken' : s.isPractice ? 'hintStaysFree' : 'hintStays'))

const skippedByMistake: AnswerTo = (s, say) => thenBack(say(s.isPractice ? 'skipStaysFree' : 'skipStays'))

const runBroken: AnswerTo = (s, say) =>
  thenBack(say(!s.maySpeakOfCode ? 'nothingRunsInWords' : s.turn.room?.codeRuns === true ? 'runHelp' : 'runsAtHandIn'))

const clockBroken: AnswerTo = (s, say) =>
  thenBack(
    s.isPractice
      ? say('noClockToBreak')
      : s.minutesLeft === null
        ? say('clockUnknown')
        : say('clockOnMySide', { minutes: s.minutesLeft }),
  )

const lostWork: AnswerTo = (s, say) =>
  thenBack(say(s.maySpeakOfCode ? 'workIsKept' : s.work === 'design' ? 'drawingIsKept' : 'wordsAreKept'))

const gotMyCode: AnswerTo = (s, say) => {
  if (!s.maySpeakOfCode) return thenBack(say('noCodeNeeded'))
  if (s.turn.code.trim() === '') return thenBack(say('noCodeArrived'))
  return thenBack(say(isHandedIn(s) ? 'codeIsIn' : 'workArrived'))
}

export const answersToAccident: Record<Accident, AnswerTo> = {
  misSent: (_s, say, clause) => {
    if (/\b(wrong (window|chat|person|tab)|(some|any)(one|body) else|wasn't for you|was for my)\b/i.test(clause))
      return thenBack(say('notForMe'))
    if (/\b(typos?|autocorrect)\b/i.test(clause)) return thenBack(say('readPastTypos'))
    if (/\b(delete|edit|unsend)\b/i.test(clause)) return alone(say('newerCounts'))
    if (/\bpasted?\b/i.test(clause)) return alone(say('pasteAnew'))
    if (/\b(too (early|soon)|(wasn't|not) (finished|done))\b/i.test(clause)) return alone(say('sendTheRest'))
    return thenBack(say('ignored'))
  },
  wrongRecipient: (_s, say) => thenBack(say('notForMe')),
  sentTooEarly: (_s, say) => alone(say('sendTheRest')),
  typo: (_s, say) => thenBack(say('readPastTypos')),
  dictation: (_s, say) => thenBack(say('dictationSlips')),
  pastedWrong: (_s, say) => alone(say('pasteAnew')),
  editMessage: (_s, say) => alone(say('newerCounts')),
  correction: (_s, say) => thenBack(say('corrected')),
  takesBack: (_s, say) => alone(say('struckGoAnew')),
  cutOff: (_s, say) => alone(say('goOnThen')),
  misClicked: (s, say, clause) => {
    if (/\b(hint|help)\b/i.test(clause)) return hintByMistake(s, say, clause)
    if (/\bskip/i.test(clause)) return skippedByMistake(s, say, clause)
    if (/\b(reload|refresh|closed? the)/i.test(clause)) return thenBack(say('welcomeBack'))
    if (/\b(done|submi|hand|finish|undo|take back)/i.test(clause)) return handedInByMistake(s, say, clause)
    return thenBack(say('noHarmDone'))
  },
  handedInByMistake,
  skippedByMistake,
  hintByMistake,
  technical: (s, say, clause) => {
    if (/\b(hear|sound|audio|echo)\b/i.test(clause)) return thenBack(say('allInWriting'))
    if (/\b(mic|microphone|voice)\b/i.test(clause)) return thenBack(say('typeInstead'))
    if (/\b(font|dark|zoom|bigger|resize|shortcut)\b/i.test(clause)) return thenBack(say('displayHelp'))
    if (/\b(clock|timer)\b/i.test(clause)) return clockBroken(s, say, clause)
    if (/\b(whiteboard|board|canvas)\b/i.test(clause)) return thenBack(say('boardHelp'))
    if (/\b(battery|charger)\b/i.test(clause)) return thenBack(say('carryOnElsewhere'))
    if (/\b(disconnected|dropped|died|i lost)\b/i.test(clause)) return thenBack(say('welcomeBack'))
    return thenBack(say('theirSide'))
  },
  cameBack: (_s, say) => thenBack(say('welcomeBack')),
  connectionBad: (s, say) => thenBack(say(s.minutesLeft === null ? 'ifItDrops' : 'ifItDropsClock')),
  editorBroken: (s, say) => thenBack(say(s.maySpeakOfCode ? 'editorHelp' : 'editorNotNeeded')),
  runBroken,
  boardBroken: (s, say) => thenBack(say(s.turn.challengeType === 'system_design' ? 'boardHelp' : 'boardNotNeeded')),
  clockBroken,
  micBroken: (_s, say) => thenBack(say('typeInstead')),
  cantHear: (_s, say) => thenBack(say('allInWriting')),
  batteryLow: (s, say) => thenBack(say(s.turn.room?.isTrial === true ? 'fetchTheCharger' : 'carryOnElsewhere')),
  displaySettings: (_s, say) => thenBack(say('displayHelp')),
  cantFind: (s, say) =>
    thenBack(
      say(s.maySpeakOfCode ? 'placesCode' : s.turn.challengeType === 'system_design' ? 'placesBoard' : 'placesWords'),
    ),
  secondTab: (_s, say) => thenBack(say('bothTabs')),
  lostWork,
  ping: (s, say, clause) => {
    if (/\bcode\b/i.test(clause) && s.maySpeakOfCode) return gotMyCode(s, say, clause)
    if (/\b(hear|audible|mic|mike|testing)\b/i.test(clause)) return thenBack(say('iReadYou'))
    return thenBack(
      say(
        /\b(message|that|it|answer)\b.*\b(through|arrive)|\bget (that|my)\b/i.test(clause)
          ? 'messageArrived'
          : 'iAmHere',
      ),
    )
  },
  gotMyCode,
  gotMyMessage: (_s, say) => thenBack(say('messageArrived')),
  hearsMe: (_s, say) => thenBack(say('iReadYou')),
  misunderstood: (_s, say, clause) => {
    if (/\b(previous|earlier|last) question\b|\bfor the (one|question) before\b/i.test(clause))
      return thenBack(say('wasForEarlier'))
    if (/\b(repeat(ing)? yourself|answered twice|said (that|it) (already|twice))\b/i.test(clause))
      return thenBack(say('saidItTwice'))
    if (/\b(ignor\w+|answer my question|my question|i asked)\b/i.test(clause)) return alone(say('sorryPassedOver'))
    if (/\b(contradict\w*|something different)\b/i.test(clause)) return alone(say('textOverMe'))
    if (/\b(already|before|asked? (this|that|again)|just (told|said)|covered)\b/i.test(clause))
      return alone(say('sorryAskedTwice'))
    return alone(say('sorryMisread'))
  },
  alreadySaid: (_s, say) => alone(say('sorryAskedTwice')),
  forEarlier: (_s, say) => thenBack(say('wasForEarlier')),
  answeredTwice: (_s, say) => thenBack(say('saidItTwice')),
  ignoredMe: (_s, say) => alone(say('sorryPassedOver')),
  contradicts: (_s, say) => alone(say('textOverMe')),
  slowReply: (_s, say) => thenBack(say('sorryForTheWait')),
  declinesHelp: (_s, say) => alone(say('allYours')),
}
