import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import { openProposal } from '@greenroom/shared/session'
import { plainWords } from '../../../src/reading/plainWords.ts'
import { chanceOf } from '../chance.ts'
import { checkIn, replyToCheck } from '../checkReplies.ts'
import { type HeardTurn, type HeldInterview, holdInterview, type InterviewPlan } from '../holdInterview.ts'
import { answering, approachOf, clarifying, programOf, proposing } from '../lines.ts'
import type { Subject } from '../subject.ts'
import { type Heard, type Move, type Persona, say, type Talk } from '../talk.ts'
import type { TalkRound, TalkUtterance } from './talkItems.ts'

type Setting = Parameters<typeof holdInterview>[1]

/** An utterance in its situation, and its result. */
export type HeardUtterance = {
  utterance: TalkUtterance
  /** The interviewer's message before it. */
  asked: string
  reply: string
  intent: HeardTurn['intent']
  /** The things that this utterance changed although only an answer may change them. */
  moved: readonly string[]
}

/** The ids of questions for each kind of round. The utterances of a set take turns using them. */
const questionsOf: Record<TalkRound, readonly string[]> = {
  coding_telephone: ['fire-drill', 'pool-passes'],
  coding_on_site: ['longest-calm-stretch', 'hall-for-hire'],
  take_home: ['fire-drill', 'backstage-doors'],
  practice: ['tea-for-everyone', 'fire-drill'],
  timed_coding: ['pool-passes', 'longest-calm-stretch'],
  knowledge: ['two-bookings-one-seat', 'answers-in-the-wrong-order', 'fast-line-slow-page'],
  explain_code: ['small-cache', 'counting-the-shelves'],
  algorizing: ['floor-to-meet-on', 'swapping-neighbours'],
  low_level_design: ['parcel-lockers', 'offers-at-the-till'],
  system_design: ['lost-and-found', 'quiz-for-a-whole-country'],
  behavioural: ['a-mistake-in-production', 'two-good-engineers-disagree'],
  trial: ['two-bookings-one-seat', 'answers-in-the-wrong-order'],
}

/** The id of a spoken question, used for a kind of question that interviews don't present (yet). */
const inPlace = 'check-that-kills'

function settingsOf(round: TalkRound): Pick<InterviewPlan, 'settings' | 'assessmentType' | 'trial'> {
  const common = { interviewerPersonality: 'fair', timeLimitInMinutes: 30 } as const
  switch (round) {
    case 'coding_telephone':
      return { settings: { ...common, interviewStage: 'telephone' } }
    case 'take_home':
      return { settings: { ...common, interviewStage: 'take_home_assessment', timeLimitInMinutes: 60 } }
    case 'practice':
      return { settings: { ...common, interviewStage: 'on_site' }, assessmentType: 'not_an_assessment' }
    case 'timed_coding':
      return { settings: { ...common, interviewStage: 'on_site' }, assessmentType: 'timed_coding' }
    case 'trial':
      return { settings: { ...common, interviewStage: 'on_site', timeLimitInMinutes: 5 }, trial: true }
    default:
      return { settings: { ...common, interviewStage: 'on_site' } }
  }
}

/** Says each utterance in a separate room, after reaching its situation with the answers the authors expect. */
export async function hearTalk(utterances: readonly TalkUtterance[], setting: Setting): Promise<HeardUtterance[]> {
  const heard: HeardUtterance[] = []
  for (const [index, utterance] of utterances.entries()) heard.push(await hear(utterance, index, setting))
  return heard
}

async function hear(utterance: TalkUtterance, index: number, setting: Setting): Promise<HeardUtterance> {
  const questions = questionsOf[utterance.round]
  const wanted = questions[index % questions.length] ?? inPlace
  const isThere = setting.subject.bank.get(wanted) !== undefined || setting.subject.spoken.get(wanted) !== undefined
  const challengeId = isThere ? wanted : inPlace
  const hold = (answers: number) => holdInterview(planFor(utterance, challengeId, answers, setting.subject), setting)
  // To reach the closing step, first play the question once, because the room decides how many answers a question
  // takes.
  const untilClosed = utterance.step === 'closing' ? answersIn(await hold(maxAnswers)) : maxAnswers
  const held = await hold(untilClosed)
  const turn = held.turns.find(({ said, call }) => call === 'reply' && said === utterance.text)
  if (turn === undefined) throw new Error(`${utterance.id} was not answered: ${held.refused.join(', ')}`)
  const before = held.turns[held.turns.indexOf(turn) - 1]
  return { utterance, asked: before?.text ?? '', reply: turn.text, intent: turn.intent, moved: movedBy(turn, held) }
}

const maxAnswers = 6

/** Returns how many further answers were given before the question closed. */
const answersIn = ({ turns }: HeldInterview): number => {
  const own = turns.filter(({ call, question, said }) => call === 'reply' && question === 1 && said !== null)
  const answers = own.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  return Math.max(1, answers.some(({ closes }) => closes) ? answers.length - 1 : 2)
}

/**
 * Returns which of these things an utterance changed: the step, the hint rung, or whether an answer is accepted. Small
 * talk may change none of them.
 */
function movedBy(turn: HeardTurn, { turns, commits }: HeldInterview): string[] {
  const answered = commits.findIndex((commit) =>
    commit.events.some((event) => event.type === 'MessageSent' && event.message === turn.said),
  )
  const later = commits.slice(answered, answered + 2).flatMap(({ events }) => events)
  const next = turns[turns.indexOf(turn) + 1]
  const stepIn = (events: typeof later) => events.findLast((event) => event.type === 'StepChanged')?.step
  const stepBefore = stepIn(commits.slice(0, answered).flatMap(({ events }) => events))
  const stepAfter = stepIn(later) ?? stepBefore
  return [
    ...(stepAfter === stepBefore ? [] : [`step to ${stepAfter}`]),
    ...(turn.rungAfter > turn.rungBefore ? [`rung ${turn.rungAfter}`] : []),
    ...(turn.accepted === true ? ['accepted'] : []),
    ...(turn.closes || (next !== undefined && next.question !== turn.question) ? ['closed the question'] : []),
  ]
}

function planFor(
  { id, round, step, text }: TalkUtterance,
  challengeId: string,
  answers: number,
  subject: Subject,
): InterviewPlan {
  const material = materialOf(challengeId, subject)
  function* goThere({ words, state }: Heard): Talk {
    const lead = 'solutions' in material ? throughCode(material, step, answers) : throughWords(material, step, answers)
    let heard: Heard = { words, state }
    let next = lead.next(heard)
    while (next.done !== true) {
      heard = yield next.value
      if (heard.state.question.number > 1) return
      next = lead.next(heard)
    }
    yield say(text)
  }
  function* talk(_material: unknown, { first }: { first: Heard }): Talk {
    if (first.state.question.number === 1) yield* goThere(first)
  }
  const persona: Persona = { name: 'talks', who: '', coding: talk, inWords: talk, *inStatements() {} }
  return {
    ...{ id, persona, candidateName: 'Robin Vega', challengeId, seed: id, talksOnWhenOffered: true },
    ...settingsOf(round),
  }
}

/** The moves that lead to a step of a coding question. */
function* throughCode(
  challenge: Challenge,
  step: TalkUtterance['step'],
  answers: number,
): Generator<Move, void, Heard> {
  const chance = chanceOf(challenge.id)
  if (step === 'opening') return
  yield say(clarifying(challenge, chance))
  if (step === 'clarifying') return
  const first = approachOf(challenge, 'brute_force') ?? approachOf(challenge, 'wrong')
  if (step === 'approach') {
    yield say(first === undefined ? 'I would look at each element once.' : proposing(first, chance))
    return
  }
  const best = approachOf(challenge, 'optimal', 'acceptable')
  if (best !== undefined) {
    const { words } = yield say(`${proposing(best, chance)} That takes ${best.time} time.`)
    const check = checkIn(words, challenge)
    if (check !== null) yield say(replyToCheck(check, true, chance))
  }
  yield { do: 'write', code: programOf(challenge, 'optimal') }
  if (step === 'coding') return
  let heard = yield { do: 'done' }
  if (step === 'after_hand_in') return
  const times = step === 'answered' || step === 'follow_up' ? 1 : answers
  for (let count = 0; count < times; count += 1) {
    if (openProposal(heard.state) !== null) return
    heard = yield say(answering(challenge, heard.words))
  }
}

/** The moves that lead to a step of a spoken question: the first point, then the others, then the authors' answers. */
function* throughWords(
  question: SpokenQuestion,
  step: TalkUtterance['step'],
  answers: number,
): Generator<Move, void, Heard> {
  if (step === 'opening') return
  const asks = question.clarifications[0]
  yield say(asks === undefined ? 'Can I ask you something about it first?' : `What about this: ${asks.signs[0] ?? ''}?`)
  if (step === 'clarifying') return
  const points = question.points.filter(({ weight }) => weight === 'essential').map(({ point }) => point)
  yield say(`I think this is a part of it: ${points[0] ?? 'it depends on the order'}.`)
  if (step === 'approach') return
  let heard = yield say(`${points.join('. ')}.`)
  if (step === 'coding' || step === 'after_hand_in' || step === 'answered') return
  const times = step === 'follow_up' ? 1 : answers
  for (let count = 0; count < times; count += 1) {
    if (openProposal(heard.state) !== null) return
    const asked = question.followUps.find((each) => plainWords(heard.words).includes(plainWords(each.question)))
    heard = yield say(asked?.goodAnswer ?? points[count % Math.max(1, points.length)] ?? 'It depends on the load.')
  }
}

function materialOf(id: string, { bank, spoken }: Subject): Challenge | SpokenQuestion {
  const material = bank.get(id) ?? spoken.get(id)
  if (material === undefined) throw new Error(`${id} is no question.`)
  return material
}
