import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Slot } from '../../phrases.ts'
import type { Situation } from '../situation.ts'
import { type AnswerTo, alone, thenBack } from './answer.ts'
import { closingNote, wordAndStep } from './smallStep.ts'

/** Answers with one true sentence, then leads back to the work. */
const word =
  (slot: Slot): AnswerTo =>
  (_s, say) =>
    thenBack(say(slot))

/** Says whether the clock runs while the candidate is away. */
const clockOf = (s: Situation): Slot => (s.isPractice ? 'noClockRuns' : 'clockRunsOn')

const thanksFor =
  (slot: Slot): AnswerTo =>
  (s, say) =>
    s.at === 'closing' ? alone(`${say(slot)} ${say(closingNote(s))}`) : thenBack(say(slot))

const wayOut = (s: Situation): Slot =>
  !s.isPractice ? 'endByButton' : s.maySpeakOfCode ? 'closePracticeByMenu' : 'closeByMenu'

export const answersToPeople: Record<TalkActOf<'people'>, AnswerTo> = {
  greeting: (s, say) => thenBack(say('greetBack', { you: s.turn.candidateName })),
  howAreYou: word('howIAm'),
  doingWell: word('goodToHear'),
  introducesThemselves: (s, say) => thenBack(say('niceToKnow', { you: s.turn.candidateName })),
  otherName: (s, say) => thenBack(say(s.turn.candidateName === '' ? 'noNameHere' : 'otherNameHeard')),
  tellsBackground: word('backgroundHeard'),
  tellsPlace: word('placeHeard'),
  asksWhereFrom: word('fromNowhere'),
  firstInterview: word('firstTime'),
  offersIntro: word('noIntroNeeded'),
  weather: word('weatherWord'),
  drinkFood: word('enjoyTheCup'),
  storyRemark: word('storyWord'),
  oldTimes: word('reunion'),
  jokes: word('goodOne'),
  laughs: word('smiles'),
  smallRemark: word('remark'),
  enjoying: thanksFor('gladYouLikeIt'),
  complimentsInterviewer: thanksFor('thanksForThat'),
  excited: word('goodEnergy'),
  wishMeLuck: word('goodLuck'),
  knowsIt: (_s, say) => thenBack(say('thanksForSaying')),

  nervous: wordAndStep('calm'),
  panicking: wordAndStep('breathe'),
  blankMind: wordAndStep('blankPasses'),
  feelsWatched: (s, say) => thenBack(say(s.maySpeakOfCode ? 'noEyesOnCode' : 'noEyesOnYou')),
  feelsStupid: wordAndStep('notStupid'),
  imposter: wordAndStep('manyFeelThat'),
  failedBefore: wordAndStep('failingHurts'),
  rusty: wordAndStep('rusty'),
  overwhelmed: wordAndStep('onePieceOnly'),
  embarrassed: wordAndStep('noShame'),
  painfulStory: (s, say) => alone(say(s.work === 'story' ? 'hardToTell' : 'hardToTellElsewhere')),
  closeToTears: (s, say) =>
    s.isPractice && s.maySpeakOfCode && s.at === 'asking'
      ? alone(`${say('tearsWord')} ${say('practiceStep')}`)
      : alone(`${say('tearsWord')} ${say('stopOrSmall')}`),
  thinksFailing: wordAndStep('nothingIsLost'),
  muchAtStake: word('onlyRehearsal'),
  unwell: word('unwell'),
  tired: (s, say) =>
    s.at === 'closing' ? alone(`${say('tiredAtTheEnd')} ${say(closingNote(s))}`) : thenBack(say('tiredWord')),
  hungry: (s, say) => alone(`${say('eatFirst')} ${say(clockOf(s))}`),
  noise: word('disturbed'),
  impairment: (s, say) =>
    thenBack(s.isPractice || s.turn.room?.isTrial === true ? say('yourOwnPace') : say('yourOwnPaceAndTime')),
  badDay: (_s, say) => alone(say('sorryForYou')),
  relieved: thanksFor('goodForYou'),
  proud: thanksFor('enjoyThat'),
  bored: word('notBoredLong'),

  frustrated: wordAndStep('hearFrustration'),
  tooHard: (s, say) => thenBack(say(s.work === 'deck' ? 'hardStatement' : 'hardIndeed')),
  tooEasy: word('thenBeQuick'),
  unfair: (s, say) =>
    thenBack(say(s.at === 'closing' ? 'complaintAtTheEnd' : s.work === 'deck' ? 'wordForWord' : 'noMalice')),
  stupidQuestion: word('theOneWeHave'),
  notLikeWork: word('notLikeWork'),
  timeTooShort: (s, say) => {
    if (s.isPractice) return thenBack(say('noClockToFear'))
    if (s.work === 'deck') return thenBack(say('tightDeck'))
    if (s.turn.room?.isTrial === true) return thenBack(say('trialIsShort'))
    return thenBack(s.minutesLeft === null ? say('tight') : say('tightWithMinutes', { minutes: s.minutesLeft }))
  },
  notListening: (_s, say) => alone(say('shouldListen')),
  repeatsItself: (_s, say) => alone(say('soundAlike')),
  tooManyQuestions: (s, say) => thenBack(say(s.maySpeakOfCode ? 'whyManyQuestions' : 'whyManyFollowUps')),
  badlyWorded: (s, say) => {
    if (s.at === 'asking' && s.openQuestion !== '') return alone(say('sorryIMean', { question: s.openQuestion }))
    return alone(say(s.work === 'design' ? 'openOnPurpose' : 'couldBePlainer'))
  },
  freeWork: (s, say) => alone(`${say('yourOwnTime')} ${say(wayOut(s))}`),
  crowdedScreen: (s, say) =>
    thenBack(say(s.maySpeakOfCode ? 'onlyTextAndEditor' : s.work === 'design' ? 'onlyChatAndBoard' : 'onlyTheField')),
  straightTalk: (s, say) => thenBack(say(s.isPractice ? 'plainInPractice' : 'plainInTheEnd')),
  insult: (_s, say) => alone(say('sorryForThat')),
  curses: word('letItOut'),
  tooCold: word('notMeantColdly'),
  unhelpful: (s, say) =>
    alone(
      say(
        s.turn.exam
          ? 'whatWouldHelpExam'
          : s.maySpeakOfCode && s.at !== 'asking' && s.at !== 'closing'
            ? 'whatWouldHelp'
            : 'whatWouldHelpInWords',
      ),
    ),
  hatesInterviews: word('oddRitual'),
  notThisKind: (s, say) => thenBack(say(s.work === 'story' ? 'honestOne' : 'weakSpotIsFine')),

  apology: word('noNeedToBeSorry'),
  sorryEnglish: word('languageIsFine'),
  sorrySlow: word('noHurryHere'),
  sorryRambling: word('ramblingIsFine'),
  sorryQuestions: (_s, say) => alone(say('askFreely')),
  sorryRude: word('noOffence'),
  thanks: (s, say) =>
    s.at === 'closing'
      ? alone(`${say('welcomeToo', { you: s.turn.candidateName })} ${say(closingNote(s))}`)
      : alone(`${say('welcome')} ${say(s.at === 'writing' ? 'toCode' : 'goOnWhenReady')}`),
  thanksKind: (s, say) =>
    s.at === 'closing'
      ? alone(`${say('gladItWasEasier')} ${say(closingNote(s))}`)
      : alone(`${say('gladItWasEasier')} ${say(s.at === 'writing' ? 'toCode' : 'goOnWhenReady')}`),
  clearedUp: (s, say) =>
    s.at === 'closing' ? alone(`${say('gladItsClear')} ${say(closingNote(s))}`) : thenBack(say('gladItsClear')),
  learnedSomething: thanksFor('gladForThat'),
  goodbye: (s, say) => {
    const bye = say('goodbye', { you: s.turn.candidateName })
    if (s.at === 'closing') return alone(`${bye} ${say(closingNote(s))}`)
    return alone(`${bye} ${say(wayOut(s))}`)
  },

  acknowledges: () => thenBack(''),
  selfTalk: () => thenBack(''),
  noQuestions: (s, say) => thenBack(say(s.at === 'asking' || s.at === 'closing' ? 'nothingOpen' : 'clearThen')),
  ready: word('readyThen'),
  isBack: word('backAgain'),
  lostThread: (s, say) =>
    s.openQuestion === ''
      ? alone(say('pickUpThread'))
      : alone(`${say('pickUpQuestion')} ${say('lastAsked', { question: s.openQuestion })}`),
  quiet: (_s, say) => alone(say('quietThen')),
  stillHere: (_s, say) => alone(say('noWordNeeded')),
  letMeFinish: (_s, say) => alone(say('goOnSorry')),
}
