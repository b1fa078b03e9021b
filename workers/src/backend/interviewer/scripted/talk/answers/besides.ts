import type { TalkActOf } from '../../../../../reading/talk/talkActs.ts'
import type { Situation } from '../situation.ts'
import { type AnswerTo, thenBack } from './answer.ts'

const isTrial = ({ turn }: Situation): boolean => turn.room?.isTrial === true
const isUnscored = ({ isPractice, turn }: Situation): boolean => isPractice || turn.room?.isScored === false

const hearBack: AnswerTo = (s, say) => thenBack(say(isUnscored(s) ? 'noWordToWaitFor' : 'cardNotCall'))

const howManyRounds: AnswerTo = (s, say) => {
  const { room } = s.turn
  if (room === null || s.isPractice) return thenBack(say('onlyTheyPlan'))
  if (room.questions === 1) return thenBack(say('onlyThisOne'))
  return thenBack(say('roundsHere', { number: String(room.question), count: String(room.questions) }))
}

const howScored: AnswerTo = (s, say) =>
  thenBack(say(isUnscored(s) ? 'nothingScored' : s.work === 'deck' ? 'howDeckScored' : 'howScored'))

const feedbackWhen: AnswerTo = (s, say) => thenBack(say(isUnscored(s) ? 'noCardInPractice' : 'cardAtTheEnd'))

const retake: AnswerTo = (s, say) => thenBack(say(isTrial(s) ? 'trialOnceADay' : 'practiseAgain'))

const spellingCounts: AnswerTo = (s, say) => thenBack(say(s.maySpeakOfCode ? 'spellingInCode' : 'spellingIsFree'))

const countsAnywhere: AnswerTo = (s, say) => thenBack(say(isUnscored(s) ? 'countsNowhere' : 'countsForYou'))

const levelNames = { JUNIOR: 'junior', SENIOR: 'senior' } as const

export const answersToBesides: Record<TalkActOf<'besides'>, AnswerTo> = {
  aboutJob: (s, say, clause) => {
    if (/\b(salary|pay|pays|compensation|benefits|equity|stock options|bonus|vacation|earn)\b/i.test(clause))
      return thenBack(say('noPayHere'))
    if (/\b(remote|office|visas?|hybrid|relocation)\b/i.test(clause)) return thenBack(say('noOfficeHere'))
    if (/\b(stack|languages?|technolog\w+|tools?|codebase)\b/i.test(clause))
      return thenBack(say(s.maySpeakOfCode ? 'noStackCode' : 'noStackHere'))
    if (/\b(team|culture|manager|colleagues|work.life)\b/i.test(clause)) return thenBack(say('noTeamHere'))
    return thenBack(say('noJobHere'))
  },
  aboutPay: (_s, say) => thenBack(say('noPayHere')),
  aboutTeam: (_s, say) => thenBack(say('noTeamHere')),
  aboutStack: (s, say) => thenBack(say(s.maySpeakOfCode ? 'noStackCode' : 'noStackHere')),
  aboutPlace: (_s, say) => thenBack(say('noOfficeHere')),
  hearBack,
  howManyRounds,
  countsAnywhere,
  howScored,
  feedbackWhen,
  strongCandidates: (_s, say) => thenBack(say('strongCandidates')),
  smallTalkCounts: (_s, say) => thenBack(say('asideIsFree')),
  spellingCounts,
  speedCounts: (s, say) => thenBack(say(s.minutesLeft === null ? 'slowIsFine' : 'slowWithinClock')),
  passMark: (s, say) => thenBack(say(isUnscored(s) ? 'nothingToPass' : 'noPassMark')),
  retake,
  aboutProcess: (s, say, clause) => {
    if (/\b(retake|again)\b/i.test(clause)) return retake(s, say, clause)
    if (/\b(see|recruiters?|visible)\b/i.test(clause) && !/\b(i|my) (see|get)\b/i.test(clause))
      return thenBack(say(isUnscored(s) ? 'onlyYouPractise' : 'onlyYouSee'))
    if (/\b(strong|good|better|best) candidate\b/i.test(clause)) return thenBack(say('strongCandidates'))
    if (/\b(spelling|grammar|typos?|accent)\b/i.test(clause)) return spellingCounts(s, say, clause)
    if (/\bsmall talk|against me|take off\b/i.test(clause)) return thenBack(say('asideIsFree'))
    if (/\bhear back|decision\b/i.test(clause)) return hearBack(s, say, clause)
    if (/\b(need to pass|pass mark)\b/i.test(clause)) return thenBack(say('noPassMark'))
    if (/\b(feedback|report|results?|scorecard|see my score)\b/i.test(clause)) return feedbackWhen(s, say, clause)
    if (/\b(count|counted|affect|matter|scored|graded)\b/i.test(clause)) return countsAnywhere(s, say, clause)
    if (/\b(scor|evaluat|criteria|look for|weigh|assess|judg|grad|rubric)/i.test(clause))
      return howScored(s, say, clause)
    return thenBack(say('processHere'))
  },
  whoAreYou: (_s, say, clause) => thenBack(say(/\bname\b|\bcall you\b/i.test(clause) ? 'myName' : 'iAmAProgram')),
  whichModel: (s, say) => thenBack(say(s.turn.mayUseModel ? 'modelMaybe' : 'noModelHere')),
  yourName: (_s, say) => thenBack(say('myName')),
  aboutYou: (_s, say) => thenBack(say('noLifeOfMine')),
  yourFavourite: (_s, say) => thenBack(say('noTasteOfMine')),
  doYouTire: (_s, say) => thenBack(say('neverTired')),
  yourOpinion: (_s, say) => thenBack(say('noViewOfMine')),
  solvedThis: (_s, say) => thenBack(say('onlyAskIt')),
  offTopic: (_s, say, clause) => {
    if (/\b(joke|poem|limerick)\b/i.test(clause)) return thenBack(say('shortJoke'))
    if (/\b(election|president|politics)\b/i.test(clause)) return thenBack(say('noPolitics'))
    if (/\b(homework|translate|capital of)\b/i.test(clause)) return thenBack(say('onlyThisWork'))
    return thenBack(say(/\bcover letter\b/i.test(clause) ? 'cvRule' : 'notHere'))
  },
  joke: (_s, say) => thenBack(say('shortJoke')),
  politics: (_s, say) => thenBack(say('noPolitics')),
  homework: (_s, say) => thenBack(say('onlyThisWork')),
  cvAdvice: (_s, say) => thenBack(say('cvRule')),
  negotiating: (_s, say) => thenBack(say('negotiateRule')),
  otherCompanies: (_s, say) => thenBack(say('noSecretsOfOthers')),
  howToPractise: (_s, say) => thenBack(say('littleAndOften')),
  whatToRead: (s, say) => thenBack(say(isUnscored(s) ? 'readTheShaky' : 'readTheCard')),
  whyAsk: (_s, say) => thenBack(say('whyIAsk')),
  pointOfQuestion: (s, say) => thenBack(say(s.work === 'story' ? 'pointOfStories' : 'pointOfIt')),
  trickQuestion: (_s, say) => thenBack(say('noTrick')),
  askedForReal: (_s, say) => thenBack(say('kindIsReal')),
  productCost: (s, say) => thenBack(say(isTrial(s) ? 'trialIsFree' : s.isPractice ? 'practiceCost' : 'tokensKept')),
  reportProblem: (s, say) => thenBack(say(isTrial(s) ? 'reportByContact' : 'reportIt')),
  otherInterviewer: (_s, say) => thenBack(say('chooseNextTime')),
  whatLevel: (s, say) =>
    thenBack(isTrial(s) ? say('anyLevel') : say('levelChosen', { level: levelNames[s.turn.level] })),
  partialCounts: (s, say) =>
    thenBack(say(isUnscored(s) ? 'nothingScored' : s.maySpeakOfCode ? 'partsOfCodeCount' : 'partsOfAnswerCount')),
  needsAccount: (s, say) =>
    thenBack(say(s.work === 'design' ? 'coreFeaturesFirst' : isTrial(s) ? 'noAccountNeeded' : 'accountIsThere')),
}
