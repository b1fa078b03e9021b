/** Acts, grouped by the facts that their replies are based on. */
export const talkActs = {
  people: [
    ...(['greeting', 'howAreYou', 'doingWell', 'introducesThemselves', 'otherName', 'tellsBackground'] as const),
    ...(['tellsPlace', 'asksWhereFrom', 'firstInterview', 'offersIntro', 'weather', 'drinkFood'] as const),
    ...(['storyRemark', 'oldTimes', 'jokes', 'laughs', 'smallRemark', 'enjoying', 'complimentsInterviewer'] as const),
    ...(['excited', 'wishMeLuck', 'nervous', 'panicking', 'blankMind', 'feelsWatched', 'feelsStupid'] as const),
    ...(['imposter', 'failedBefore', 'rusty', 'overwhelmed', 'embarrassed', 'painfulStory', 'closeToTears'] as const),
    ...(['thinksFailing', 'muchAtStake', 'unwell', 'tired', 'hungry', 'noise', 'impairment', 'badDay'] as const),
    ...(['relieved', 'proud', 'bored', 'frustrated', 'tooHard', 'tooEasy', 'unfair', 'stupidQuestion'] as const),
    ...(['notLikeWork', 'timeTooShort', 'notListening', 'repeatsItself', 'tooManyQuestions', 'badlyWorded'] as const),
    ...(['insult', 'curses', 'tooCold', 'unhelpful', 'hatesInterviews', 'notThisKind', 'apology'] as const),
    ...(['sorryEnglish', 'sorrySlow', 'sorryRambling', 'sorryQuestions', 'sorryRude', 'thanks'] as const),
    ...(['thanksKind', 'clearedUp', 'learnedSomething', 'goodbye', 'acknowledges', 'noQuestions', 'ready'] as const),
    ...(['isBack', 'selfTalk', 'lostThread', 'quiet', 'stillHere', 'letMeFinish', 'knowsIt'] as const),
    ...(['freeWork', 'crowdedScreen', 'straightTalk'] as const),
  ],
  time: [
    ...(['timeLeft', 'timeTotal', 'timeForThis', 'moreTime', 'pause', 'thinkTime'] as const),
    ...(['questionCount', 'whatNext', 'comeBackLater', 'earlierQuestion'] as const),
    ...(['onSchedule', 'timeAlert', 'whereClock', 'clockStarted', 'pacing', 'needsMinutes', 'stopClock'] as const),
    ...(['unfinished', 'accommodation', 'lateHandIn', 'whenEnds', 'followUpCount', 'howItWorks'] as const),
  ],
  task: [
    ...(['repeatTask', 'taskSimpler', 'weakLanguage', 'repeatLast', 'rephraseLast', 'slower'] as const),
    ...(['whereIsTask', 'whereToAnswer', 'wantsExample', 'explainExample', 'sayBack', 'readRight'] as const),
    ...(['checkWording', 'whichReading', 'whichPart', 'whichVersion', 'whatInput', 'whatOutput'] as const),
    ...(['scopeSize', 'scopeScale', 'scopeLoad', 'scopeRegion', 'scopeTargets', 'scopeFeatures'] as const),
    ...(['scopeEmpty', 'scopeInvalid', 'scopeDuplicates', 'scopeTies', 'scopeCase', 'scopeNegative'] as const),
    ...(['scopeNothing', 'scopeOrder', 'scopeNumbers', 'scopeInPlace', 'scopeThreads', 'scopeRunLimits'] as const),
    ...(['mayAssume'] as const),
  ],
  allowed: [
    ...(['mayLanguage', 'switchLanguage', 'languageVersion', 'mayRun', 'mayDebug', 'mayLibrary'] as const),
    ...(['mayImports', 'ownVersion', 'mayServices', 'mayLookUp', 'mayDocs', 'aiTools', 'forgotSyntax'] as const),
    ...(['syntaxMatters', 'ownTools', 'howToSpeak', 'mayPaper', 'mayAsk', 'askingCosts', 'hintPolicy'] as const),
    ...(['mayPseudocode', 'mayStub', 'codeNeeded', 'mayEdit', 'resubmit', 'switchApproach', 'changeAnswer'] as const),
    ...(['mayDraw', 'seesBoard', 'typeOrTalk', 'ownLanguage', 'howDetailed', 'answerFormat', 'costWanted'] as const),
    ...(['wantsNumbers', 'maySimple', 'mustBeFast', 'scopeOfCode', 'codeComments', 'writeTests'] as const),
    ...(['errorHandling', 'naming', 'helpers', 'mainFunction', 'howTested', 'testResult', 'failingTest'] as const),
    ...(['recorded', 'seesScreen', 'whoReads', 'dataKept', 'watched', 'storyRules', 'storyOld'] as const),
    ...(['storyUnpaid', 'storySecret', 'storyTeam', 'storyUnlived', 'storyBadEnd', 'storyTwice', 'mayProof'] as const),
  ],
  goingOn: [
    ...(['whereToStart', 'mayStart', 'whatNow', 'whoseTurn', 'mayContinue', 'isThatEnough'] as const),
    ...([
      'anythingElseNeeded',
      'whichOfTwo',
      'requirementsOrParts',
      'proofOrCost',
      'shortOrLong',
      'broadOrDeep',
    ] as const),
    ...(['happyOrFailures', 'polishOrHandIn', 'summaryOrSkipped', 'whichDeeper', 'deeperOrOn', 'codeOrWords'] as const),
    ...(['bothOrOne', 'fixOrGoOn', 'silentWhileTyping', 'mayCode', 'jumpAhead', 'myOrder'] as const),
    ...(['finished', 'nothingToAdd', 'howToHandIn', 'handInNow', 'whatHandInDoes', 'isItSaved'] as const),
    ...(['skipCost', 'howToMoveOn', 'wantsToStop', 'howToEnd', 'leavingCost', 'mayComeBack'] as const),
    'otherTopic',
  ],
  opinion: [
    ...(['howAmIDoing', 'onRightTrack', 'answeredYou', 'feedback', 'canFollow', 'result'] as const),
    ...(['scoreNow', 'hireMe', 'testMeansOut', 'whyFails', 'whichFailed', 'checkPlan'] as const),
    ...(['checkCode', 'seesBug', 'lineLooksOff', 'willItWork', 'amIRight', 'whatMissed'] as const),
    ...(['costRight', 'goodEnough', 'betterWay', 'doYouAgree', 'alternative', 'yourChoice'] as const),
    ...(['wouldYouDoSo', 'guesses', 'solutionLater', 'wantsAnswer', 'doubt', 'lucky'] as const),
    ...(['justGuessing', 'mixesUp', 'onlyRead', 'maybeOverkill', 'doesItCount', 'contradictsSelf'] as const),
    ...(['roughWork', 'mayBreak', 'strangeLanguage', 'offQuestion', 'disagrees', 'otherMethod'] as const),
    ...(['expectedWrong', 'testsWrong', 'mineIsRight', 'taskWrong', 'forgotName', 'errorMessage'] as const),
    ...(['lost', 'whereGoing', 'missesPoint', 'walkMe', 'startMeOff', 'teachMe'] as const),
    'howToRead',
  ],
  accident: [
    ...(['misSent', 'wrongRecipient', 'sentTooEarly', 'typo', 'dictation', 'pastedWrong', 'editMessage'] as const),
    ...(['correction', 'takesBack', 'cutOff', 'misClicked', 'handedInByMistake', 'skippedByMistake'] as const),
    ...(['hintByMistake', 'technical', 'cameBack', 'connectionBad', 'editorBroken', 'runBroken'] as const),
    ...(['boardBroken', 'clockBroken', 'micBroken', 'cantHear', 'batteryLow', 'displaySettings'] as const),
    ...(['cantFind', 'secondTab', 'lostWork', 'ping', 'gotMyCode', 'gotMyMessage', 'hearsMe'] as const),
    ...(['misunderstood', 'alreadySaid', 'forEarlier', 'answeredTwice', 'ignoredMe', 'contradicts'] as const),
    ...(['slowReply', 'declinesHelp'] as const),
  ],
  besides: [
    ...(['aboutJob', 'aboutPay', 'aboutTeam', 'aboutStack', 'aboutPlace', 'hearBack', 'howManyRounds'] as const),
    ...(['countsAnywhere', 'howScored', 'feedbackWhen', 'strongCandidates'] as const),
    ...(['smallTalkCounts', 'spellingCounts', 'speedCounts', 'passMark', 'retake'] as const),
    ...(['aboutProcess', 'whoAreYou', 'whichModel', 'yourName', 'aboutYou', 'yourFavourite'] as const),
    ...(['doYouTire', 'yourOpinion', 'solvedThis', 'offTopic', 'joke', 'politics', 'homework'] as const),
    ...(['cvAdvice', 'negotiating', 'otherCompanies', 'howToPractise', 'whatToRead', 'whyAsk'] as const),
    ...(['pointOfQuestion', 'trickQuestion', 'askedForReal', 'productCost', 'reportProblem'] as const),
    ...(['otherInterviewer', 'whatLevel', 'partialCounts', 'needsAccount'] as const),
  ],
} as const

/**
 * Acts that are clearly of one kind, but hard to tell apart any further. There are no training examples for these,
 * because each covers several acts.
 */
export const generalActs = [
  ...(['someFeeling', 'someJoy', 'someComplaint', 'someDoubt', 'someVerdict', 'someJob', 'someAccident'] as const),
  ...(['someTask', 'someScope', 'someRule', 'unclear'] as const),
] as const
export type GeneralAct = (typeof generalActs)[number]

/**
 * Anything that a candidate does when talking about the interview rather than the question: ask for time, apologise,
 * ask to hear the task again.
 */
export type TalkAct = (typeof talkActs)[keyof typeof talkActs][number] | GeneralAct

/** The acts of one group. */
export type TalkActOf<Group extends keyof typeof talkActs> = (typeof talkActs)[Group][number]

/** Acts with training examples. */
export const learnedActs: readonly Exclude<TalkAct, GeneralAct>[] = Object.values(talkActs).flat()

/** Acts that go with anything and don't mean anything by themselves. */
export const fillers: readonly TalkAct[] = ['selfTalk', 'acknowledges']

/** Acts that people put before and after other things. */
export const light: readonly TalkAct[] = [
  ...fillers,
  ...(['apology', 'thanks', 'greeting', 'ready', 'enjoying', 'laughs', 'misSent', 'thinkTime'] as const),
]

/** Acts that don't get a separate answer if the message also asks something else. */
export const courtesies: readonly TalkAct[] = [
  ...(['greeting', 'howAreYou', 'doingWell', 'introducesThemselves', 'otherName', 'tellsPlace', 'weather'] as const),
  ...(['drinkFood', 'oldTimes', 'jokes', 'laughs', 'smallRemark', 'storyRemark', 'enjoying', 'excited'] as const),
  ...(['apology', 'sorryEnglish', 'sorrySlow', 'sorryRambling', 'sorryQuestions', 'sorryRude', 'thanks'] as const),
  ...(['thanksKind', 'clearedUp', 'learnedSomething', 'noQuestions', 'ready', 'isBack', 'curses', 'typo'] as const),
]

/** Feelings that the interviewer answers with a kind word before anything else. */
export const feelings: readonly TalkAct[] = [
  ...(['nervous', 'panicking', 'blankMind', 'feelsWatched', 'feelsStupid', 'imposter', 'failedBefore'] as const),
  ...(['rusty', 'overwhelmed', 'embarrassed', 'painfulStory', 'closeToTears', 'thinksFailing', 'unwell'] as const),
  ...(['tired', 'impairment', 'badDay', 'frustrated', 'insult', 'tooCold', 'unhelpful', 'notListening'] as const),
  'someFeeling',
]

/** Retractions, doubts and objections. They are only an answer if they say something about the question. */
export const stances: readonly TalkAct[] = [
  ...(['doubt', 'lucky', 'justGuessing', 'mixesUp', 'onlyRead', 'maybeOverkill', 'doesItCount'] as const),
  ...(['contradictsSelf', 'roughWork', 'mayBreak', 'strangeLanguage', 'offQuestion', 'disagrees'] as const),
  ...(['otherMethod', 'expectedWrong', 'testsWrong', 'mineIsRight', 'taskWrong', 'correction'] as const),
  ...(['takesBack', 'misunderstood', 'forEarlier', 'alreadySaid', 'finished', 'nothingToAdd'] as const),
  'someDoubt',
]

/** Acts that say there is nothing to add. */
export const nothingMore: readonly TalkAct[] = ['finished', 'nothingToAdd', 'noQuestions']

/** Acts that say goodbye or that there is nothing more to say. */
export const leave: readonly TalkAct[] = [
  ...nothingMore,
  ...(['goodbye', 'thanks', 'thanksKind', 'clearedUp', 'learnedSomething'] as const),
]

/** Acts close to a wish for help. If the words are explicit, the act becomes that wish. */
export const helping: readonly TalkAct[] = [
  ...(['startMeOff', 'lost', 'walkMe', 'teachMe', 'wantsAnswer', 'whereToStart', 'skipCost', 'howToMoveOn'] as const),
]

/** Questions about the task itself that its authors didn't address. */
export const scope: readonly TalkAct[] = [
  ...talkActs.task.filter((act) => act.startsWith('scope')),
  ...(['mayAssume', 'whatInput', 'whatOutput', 'explainExample', 'checkWording', 'readRight', 'sayBack'] as const),
  ...(['whichReading', 'whichPart', 'taskSimpler', 'rephraseLast'] as const),
]
