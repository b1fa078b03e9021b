import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Say } from '../../say.ts'
import { stillOpen } from '../../stillOpen.ts'
import type { Situation } from '../situation.ts'
import { type AnswerTo, alone, hasExamples, thenBack } from './answer.ts'

export const answersToOpinion: Record<TalkActOf<'opinion'>, AnswerTo> = {
  // The candidate asks how the interview is going.
  howAmIDoing: (s, say) =>
    thenBack(`${say(s.isPractice ? 'practiceUnscored' : 'noVerdictYet')} ${progress(s, say)}`.trim()),
  onRightTrack: (s, say) =>
    s.isAccepted && s.maySpeakOfCode
      ? thenBack(say('planStands'))
      : alone(say(checkable(s) ? 'trackOfCase' : 'trackOfWords')),
  answeredYou: (s, say) => (s.at === 'closing' ? alone(say('tookItAsAnswer')) : thenBack(say('tookItAsAnswer'))),
  feedback: (s, say) =>
    alone(say(s.isPractice ? 'feedbackInPractice' : s.at === 'closing' ? 'feedbackSoon' : 'feedbackLater')),
  canFollow: (s, say) => thenBack(say(s.hasProposed || s.at !== 'opening' ? 'followingYou' : 'canHearYou')),
  // The candidate asks about results.
  result: (s, say) => thenBack(say(s.isPractice ? 'practiceUnscored' : 'noResultHere')),
  scoreNow: (s, say) =>
    thenBack(say(s.isPractice ? 'practiceUnscored' : s.at === 'closing' ? 'scoreRightAfter' : 'noScoreNow')),
  hireMe: (s, say) => thenBack(say(s.isPractice ? 'noJobInPractice' : 'noJobBehind')),
  testMeansOut: (s, say) => thenBack(say(s.isPractice ? 'testInPractice' : 'oneTestDecidesNothing')),
  whyFails: (s, say) => alone(whyFails(s, say)),
  whichFailed: (s, say) => {
    const { testResults } = s.turn
    if (testResults === null) return thenBack(say(s.maySpeakOfCode ? 'notTestedYet' : 'noTestsHere'))
    const counted = countOf(testResults, say)
    if (testResults.allTestCasesPassed) return thenBack(`${counted} ${say('noneFails')}`)
    return alone(`${counted} ${say(s.turn.room?.codeRuns === true ? 'visibleOnes' : 'hiddenOnes')}`)
  },
  // The candidate asks for a look at the code.
  checkPlan: (s, say) => {
    if (s.isAccepted && s.maySpeakOfCode) return thenBack(say('planStands'))
    return alone(say(checkable(s) ? 'checkPlanYourself' : 'checkWordsYourself'))
  },
  checkCode: (s, say) => {
    if (!s.maySpeakOfCode) return alone(say('checkWordsYourself'))
    const { testResults } = s.turn
    return testResults === null ? alone(say('askLookLater')) : thenBack(countOf(testResults, say))
  },
  seesBug: (s, say) => alone(say(s.maySpeakOfCode ? 'bugHunt' : 'weakestPart')),
  lineLooksOff: (s, say) =>
    alone(say(s.maySpeakOfCode || s.turn.challengeType === 'explain_code' ? 'traceThatLine' : 'whichPlace')),
  willItWork: (s, say) => {
    if (!s.maySpeakOfCode) return alone(say('checkWordsYourself'))
    const { testResults } = s.turn
    if (testResults !== null) return thenBack(countOf(testResults, say))
    return alone(say(s.turn.room?.codeRuns === true ? 'runTells' : 'traceTells'))
  },
  amIRight: (s, say) =>
    alone(say(s.work === 'deck' ? 'deckTells' : checkable(s) ? 'checkItYourself' : 'checkWordsYourself')),
  whatMissed: (s, say) => {
    if (s.at === 'closing') return alone(say('missedAfter'))
    return alone((s.at === 'asking' ? stillOpen(s.turn, say) : null) ?? say('checkAgainstText'))
  },
  costRight: (s, say) =>
    alone(say(s.maySpeakOfCode || s.turn.challengeType === 'algorizing' ? 'countSteps' : 'checkFigures')),
  goodEnough: (s, say) =>
    alone(say(s.turn.testResults?.allTestCasesPassed === true ? 'goodEnoughForTests' : 'checkTheLimits')),
  betterWay: (s, say) => alone(say(s.maySpeakOfCode ? 'lookForWaste' : 'lookForRoom')),
  // The candidate asks for the interviewer's opinion.
  doYouAgree: (_s, say) => alone(say('stayNeutral')),
  alternative: (_s, say) => alone(say('whatWouldItBuy')),
  yourChoice: (_s, say) => alone(say('notMyChoice')),
  wouldYouDoSo: (s, say) =>
    s.at === 'closing' ? thenBack(say(s.isPractice ? 'editorialOpens' : 'solutionAfter')) : alone(say('noBlink')),
  guesses: (_s, say) => alone(say('noWarmNoCold')),
  solutionLater: (s, say) => (s.isPractice ? thenBack(say('editorialOpens')) : thenBack(say('solutionAfter'))),
  wantsAnswer: (s, say) => {
    if (s.at === 'closing' && !s.isPractice) return alone(say('solutionAfter'))
    if (s.isPractice) return alone(`${say('editorialOpens')} ${smallStep(s, say)}`.trim())
    return alone(`${say('notToldYet')} ${smallStep(s, say)}`)
  },
  // The candidate has doubts.
  doubt: (s, say) =>
    alone(
      say(
        s.at === 'closing'
          ? 'oneLastCheck'
          : s.at === 'writing'
            ? 'doubtWritten'
            : s.work === 'story'
              ? 'doubtStory'
              : s.isAccepted && s.at !== 'asking'
                ? 'doubtAccepted'
                : 'unsureOfIt',
      ),
    ),
  lucky: (s, say) => (s.at === 'closing' ? alone(say('luckAtTheEnd')) : alone(say('luckHasReasons'))),
  justGuessing: (s, say) => alone(say(s.work === 'deck' ? 'guessInDeck' : 'guessIsFine')),
  mixesUp: (_s, say) => alone(say('nameMattersLess')),
  onlyRead: (_s, say) => alone(say('readingCounts')),
  maybeOverkill: (s, say) => alone(say(s.at === 'closing' ? 'overkillAtTheEnd' : 'simplerLoses')),
  doesItCount: (_s, say) => alone(say('sizeIsNothing')),
  contradictsSelf: (_s, say) => alone(say('whichHolds')),
  roughWork: (s, say) => alone(say(s.at === 'writing' ? 'justWriteIt' : 'justSayIt')),
  mayBreak: (s, say) => alone(say(s.at === 'closing' ? 'breakAtTheEnd' : 'sayWhyItBreaks')),
  strangeLanguage: (s, say) => alone(say(s.maySpeakOfCode ? 'strangeToWrite' : 'readTheShape')),
  offQuestion: (s, say) => (s.at === 'closing' ? alone(say('enoughAnyway')) : thenBack(say('oneSentenceThen'))),
  // The candidate disagrees.
  disagrees: (_s, say) => alone(say('showMeWhy')),
  otherMethod: (_s, say) => alone(say('yourReason')),
  expectedWrong: (_s, say) => alone(say('goThroughCase')),
  testsWrong: (s, say) => alone(say(s.maySpeakOfCode ? 'compareExactly' : 'goThroughCase')),
  mineIsRight: (_s, say) => thenBack(say('questionsAreNoVerdict')),
  taskWrong: (s, say) =>
    s.at === 'asking' && s.openQuestion !== ''
      ? alone(say('sorryIMean', { question: s.openQuestion }))
      : alone(say('namePlace')),
  // The candidate asks for help, but not for a hint.
  forgotName: (_s, say) => alone(say('describeInstead')),
  errorMessage: (s, say) =>
    alone(say(!s.maySpeakOfCode ? 'errorInWords' : s.turn.room?.codeRuns === true ? 'readTheError' : 'errorByHand')),
  lost: (s, say) => alone(`${say('lostThen')} ${smallStep(s, say)}`.trim()),
  whereGoing: (_s, say) => thenBack(say('noHiddenPath')),
  missesPoint: (s, say) =>
    alone(say(s.at === 'asking' ? 'pointOfQuestion' : checkable(s) ? 'pointOfTask' : 'pointInWords')),
  walkMe: (s, say) => alone(`${say('youWalkIFollow')} ${smallStep(s, say)}`.trim()),
  howToRead: (s, say) => alone(say(s.turn.challengeType === 'explain_code' ? 'readWithOneInput' : 'readTheTask')),
  startMeOff: (s, say) => alone(`${say('firstMoveYours')} ${smallStep(s, say)}`.trim()),
  teachMe: (s, say) => alone(`${say(s.isPractice ? 'editorialTeaches' : 'noTeaching')} ${smallStep(s, say)}`),
}

const checkable = (s: Situation): boolean => s.maySpeakOfCode && hasExamples(s)

/** Returns a step that is always possible, and isn't a hint. */
function smallStep(s: Situation, say: Say): string {
  if (s.work === 'deck') return say('stepInDeck')
  if (s.at === 'closing') return ''
  if (s.at === 'writing') return say('stepInCode')
  if (s.at === 'asking') return say('stepAsked')
  if (s.work === 'story') return say('stepInStory')
  if (s.work === 'design') return say('stepInDesign')
  return say(checkable(s) ? 'stepOfExample' : 'stepInWords')
}

const countOf = (results: NonNullable<Situation['turn']['testResults']>, say: Say): string =>
  say('codeWasTested', { passed: String(results.passed), total: String(results.total) })

function whyFails({ maySpeakOfCode, turn: { testResults } }: Situation, say: Say): string {
  if (!maySpeakOfCode) return say('noTestsHere')
  if (testResults === null) return say('findTheCase')
  return testResults.allTestCasesPassed ? `${countOf(testResults, say)} ${say('noneFails')}` : say('findTheCase')
}

function progress(s: Situation, say: Say): string {
  if (!s.maySpeakOfCode || s.at === 'asking' || s.at === 'closing' || s.at === 'testing') return ''
  return s.isAccepted ? say('planStands') : s.hasProposed ? say('planOpen') : ''
}
