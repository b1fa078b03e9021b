import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { plainWords } from '../../../../../reading/plainWords.ts'
import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Slot } from '../../phrases.ts'
import type { Situation } from '../situation.ts'
import { type AnswerTo, alone, thenBack } from './answer.ts'

export const answersToAllowed: Record<TalkActOf<'allowed'>, AnswerTo> = {
  mayLanguage: (s, say, clause) => {
    if (!s.maySpeakOfCode) return thenBack(say('languageInWords'))
    const language = languageOf(s)
    if (s.turn.room?.languageLocked === true) return thenBack(say('languageLocked', { language }))
    const isIt = new RegExp(`(^|[^a-z])${language.replaceAll(/[+#]/g, '\\$&').toLowerCase()}($|[^a-z+#])`).test(
      plainWords(clause),
    )
    return thenBack(say(isIt ? 'languageIs' : 'languageOpen', { language }))
  },
  switchLanguage: (s, say) => {
    if (!s.maySpeakOfCode) return thenBack(say('languageInWords'))
    const slot =
      s.turn.room?.languageLocked === true ? 'languageLocked' : isHandedIn(s) ? 'languageIsIn' : 'switchAbove'
    return thenBack(say(slot, { language: languageOf(s) }))
  },
  languageVersion: (s, say) =>
    thenBack(
      say(
        s.maySpeakOfCode
          ? 'versionOfCode'
          : s.turn.challengeType === 'explain_code'
            ? 'readsAsItDoes'
            : 'versionYouKnow',
      ),
    ),
  mayRun: (s, say) => thenBack(say(runSlot(s))),
  mayDebug: (s, say) => {
    if (!s.maySpeakOfCode) return thenBack(say('nothingToRun'))
    return thenBack(say(s.turn.room?.codeRuns === true ? 'printsAreShown' : 'traceByHand'))
  },
  mayLibrary: (s, say) => thenBack(say(s.maySpeakOfCode ? 'libraryYes' : 'libraryInWords')),
  mayImports: (s, say) => thenBack(say(s.maySpeakOfCode ? 'importsCount' : 'noCodeHere')),
  ownVersion: (s, say) => thenBack(say(s.maySpeakOfCode ? 'useTheirs' : 'libraryInWords')),
  mayServices: (s, say) => thenBack(say(s.work === 'design' ? 'readyMadeIsFine' : 'libraryInWords')),
  mayLookUp: (_s, say) => thenBack(say('lookUpNo')),
  mayDocs: (s, say) => thenBack(say(s.work === 'takeHome' || s.isPractice ? 'docsAreFine' : 'docsRather')),
  aiTools: (_s, say) => thenBack(say('noAiHelp')),
  forgotSyntax: (s, say) => thenBack(say(s.maySpeakOfCode ? 'syntaxIsFine' : 'nameNotNeeded')),
  syntaxMatters: (s, say) => thenBack(say(s.maySpeakOfCode ? 'mustRunInTheEnd' : 'noSyntaxHere')),
  ownTools: (s, say) => thenBack(say(s.maySpeakOfCode ? 'ownEditorForCode' : 'ownTools')),
  howToSpeak: (s, say) => thenBack(say(s.at === 'writing' ? 'wordNowAndThen' : 'aloudIsWelcome')),
  mayPaper: (_s, say) => thenBack(say('paperIsFine')),
  mayAsk: (_s, say) => alone(say('askAway')),
  askingCosts: (_s, say) => thenBack(say('askingIsFree')),
  hintPolicy: (s, say) =>
    thenBack(say(s.turn.exam ? 'hintsNotHere' : s.isPractice ? 'hintsFreeInPractice' : 'hintRules')),
  mayPseudocode: (s, say) => thenBack(say(s.maySpeakOfCode ? 'pseudoFirst' : 'pseudoInWords')),
  mayStub: (s, say) => thenBack(say(s.maySpeakOfCode ? 'stubForNow' : 'leaveOutAndSay')),
  codeNeeded: (s, say) => thenBack(say(codeSlot(s))),
  mayEdit: (s, say) => {
    if (!s.maySpeakOfCode) return thenBack(say(s.work === 'deck' ? 'statementIsSettled' : 'editAnswer'))
    if (s.isPractice) return thenBack(say('editInPractice'))
    if (isHandedIn(s)) return thenBack(say(s.turn.room?.mayCodeAgain === true ? 'editAgain' : 'editNoMore'))
    return thenBack(say('editYes'))
  },
  resubmit: (s, say) => {
    if (!s.maySpeakOfCode) return thenBack(say(s.work === 'deck' ? 'statementIsSettled' : 'editAnswer'))
    if (s.isPractice) return thenBack(say('submitAgainAnyTime'))
    if (isHandedIn(s)) return thenBack(say(s.turn.room?.mayCodeAgain === true ? 'againDoesNoHarm' : 'editNoMore'))
    return thenBack(say('onceAfterHandIn'))
  },
  switchApproach: (s, say) =>
    thenBack(say(s.maySpeakOfCode && isHandedIn(s) && !s.isPractice ? 'otherWayInWords' : 'switchIsFine')),
  changeAnswer: (s, say) => thenBack(say(s.work === 'deck' ? 'statementIsSettled' : 'editAnswer')),
  mayDraw: (s, say) => thenBack(say(s.turn.challengeType === 'system_design' ? 'drawYes' : 'drawIfYouLike')),
  seesBoard: (s, say) =>
    thenBack(
      say(
        s.turn.board !== ''
          ? 'boardIsSeen'
          : s.turn.challengeType === 'system_design'
            ? 'nothingDrawnYet'
            : 'noBoardHere',
      ),
    ),
  typeOrTalk: (_s, say) => thenBack(say('typeOrTalk')),
  ownLanguage: (_s, say) => thenBack(say('englishPlease')),
  howDetailed: (s, say) => thenBack(say(detailSlot(s))),
  answerFormat: (s, say) => thenBack(say(s.work === 'story' ? 'bulletsForStory' : 'bulletsAreFine')),
  costWanted: (s, say) =>
    thenBack(say(s.maySpeakOfCode || s.turn.challengeType === 'algorizing' ? 'costWanted' : 'costIfItMatters')),
  wantsNumbers: (s, say) => thenBack(say(s.work === 'story' ? 'vagueNumbers' : 'roughNumbers')),
  maySimple: (s, say) =>
    thenBack(say(s.work === 'design' ? 'simpleDesign' : s.maySpeakOfCode ? 'simpleFirst' : 'plainIdeaFirst')),
  mustBeFast: (s, say) =>
    thenBack(say(s.maySpeakOfCode ? 'limitsDecideSpeed' : s.work === 'design' ? 'simpleDesign' : 'betterIfYouCan')),
  scopeOfCode: (s, say) => thenBack(say(s.maySpeakOfCode ? 'scopeOfCode' : 'noCodeHere')),
  codeComments: (s, say) => thenBack(say(s.maySpeakOfCode ? 'commentsOptional' : 'noCodeHere')),
  writeTests: (s, say) =>
    thenBack(say(s.work === 'takeHome' ? 'testsIfYouLike' : s.maySpeakOfCode ? 'noTestsToWrite' : 'noCodeHere')),
  errorHandling: (s, say) =>
    thenBack(say(s.maySpeakOfCode ? 'noErrorHandling' : s.work === 'design' ? 'invalidInDesign' : 'noCodeHere')),
  naming: (s, say) =>
    thenBack(
      say(
        s.maySpeakOfCode
          ? 'namesReadable'
          : s.work === 'design'
            ? 'namesInDesign'
            : s.turn.challengeType === 'explain_code'
              ? 'namesOfOthers'
              : 'noCodeHere',
      ),
    ),
  helpers: (s, say) => thenBack(say(s.maySpeakOfCode ? 'helpersYes' : 'noCodeHere')),
  mainFunction: (s, say) => thenBack(say(s.maySpeakOfCode ? 'functionOnly' : 'noCodeHere')),
  howTested: (s, say) => thenBack(say(testsSlot(s))),
  testResult: (s, say) => {
    const results = s.turn.testResults
    if (!s.maySpeakOfCode) return thenBack(say('nothingToRun'))
    if (results === null) return thenBack(say(s.at === 'testing' ? 'testsAreRunning' : testsSlot(s)))
    return thenBack(say('testsSaid', { passed: String(results.passed), total: String(results.total) }))
  },
  failingTest: (s, say) => {
    const results = s.turn.testResults
    if (!s.maySpeakOfCode) return thenBack(say('nothingToRun'))
    if (results === null) return thenBack(say(s.at === 'testing' ? 'testsAreRunning' : testsSlot(s)))
    return thenBack(say(results.allTestCasesPassed ? 'noTestFails' : 'testsSecret'))
  },
  recorded: (_s, say) => thenBack(say('nothingRecorded')),
  seesScreen: (s, say) => thenBack(say(s.maySpeakOfCode ? 'iSeeYourWork' : 'iSeeYourWords')),
  whoReads: (s, say) => thenBack(say(s.turn.room?.isTrial === true ? 'trialIsAnonymous' : 'whoSees')),
  dataKept: (s, say) => thenBack(say(s.turn.room?.isTrial === true ? 'trialIsDeleted' : 'keptUntilDeleted')),
  watched: (_s, say) => thenBack(say('nobodyWatches')),
  storyRules: (s, say) => thenBack(say(s.work === 'story' ? 'anyRealCase' : 'caseIfItHelps')),
  storyOld: (_s, say) => thenBack(say('oldIsFine')),
  storyUnpaid: (_s, say) => thenBack(say('unpaidIsFine')),
  storySecret: (_s, say) => thenBack(say('stayVague')),
  storyTeam: (_s, say) => thenBack(say('teamButYou')),
  storyUnlived: (_s, say) => thenBack(say('nearestCase')),
  storyBadEnd: (_s, say) => thenBack(say('badEndIsFine')),
  storyTwice: (_s, say) => thenBack(say('oneCaseEach')),
  mayProof: (_s, say) => thenBack(say('noFullProof')),
}

const languageOf = (s: Situation): string => programmingLanguageLabels[s.turn.language]

const isHandedIn = ({ at }: Situation): boolean => at === 'asking' || at === 'closing' || at === 'testing'

const runSlot = (s: Situation): Slot =>
  !s.maySpeakOfCode ? 'nothingToRun' : s.turn.room?.codeRuns === true ? 'runYes' : 'runNo'

const codeSlot = (s: Situation): Slot => {
  if (s.work === 'takeHome') return 'takeHomeIsCode'
  return s.maySpeakOfCode
    ? 'codeInTheEnd'
    : s.turn.challengeType === 'low_level_design'
      ? 'classesInWords'
      : 'noCodeHere'
}

const detailSlot = (s: Situation): Slot => {
  if (s.work === 'design') return 'detailDesign'
  if (s.work === 'story') return 'detailStory'
  if (s.work === 'deck') return 'detailDeck'
  return s.maySpeakOfCode && s.at !== 'asking' ? 'detailCode' : 'detailWords'
}

const testsSlot = (s: Situation): Slot => {
  if (!s.maySpeakOfCode) return 'nothingToRun'
  return s.turn.room?.codeRuns === true ? 'testsOnSubmit' : 'testsLater'
}
