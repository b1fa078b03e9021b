import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import type { ModelUsage } from '@greenroom/shared/session'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatRequest, ChatResponse } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { wordCount } from '../../reading/plainWords.ts'
import { sentencesIn } from '../../reading/sentences.ts'
import { heardOut, type Speech } from '../speech.ts'
import type { DeckPlace } from './deckPlace.ts'
import { deckLeak, withoutAuthored } from './deckRules.ts'
import { echoOf } from './echo.ts'
import type { Said, SpeechRules } from './heldToRules.ts'
import { isLastWord } from './lastWord.ts'
import { findLeak } from './leakCheck.ts'
import type { InterviewerCall, InterviewerProvider, Turn } from './provider.ts'
import { writtenBy } from './scripted/board.ts'
import { respondToDeck } from './scripted/deck.ts'
import { sayIn } from './scripted/say.ts'
import { respondInTutorial } from './scripted/tutorial.ts'
import { spokenByRules } from './spokenByRules.ts'
import { fromFacts } from './tracing.ts'
import { prepareTurn } from './turn.ts'
import { brokenRule, mostWords } from './turnRules.ts'
import type { TutorialPlace } from './tutorialPlace.ts'
import { tellsVerdict, wantsVerdict } from './verdictRule.ts'

export type { InterviewerCall } from './provider.ts'

export type Interviewer = {
  /**
   * The interviewer's next words while they are found. Nothing that breaks a rule leaves here, whatever the provider says.
   * @throws whatever the provider failed with, or the reason of `signal`
   */
  speak(call: InterviewerCall, request: ChatRequest, context: { signal: AbortSignal; requestId: string }): Speech
  /** The same, for those who want nothing but the end. */
  answer(
    call: InterviewerCall,
    request: ChatRequest,
    context: { signal: AbortSignal; requestId: string },
  ): Promise<ChatResponse>
}

/** What a message was taken for, and the name of the reader that took it so. */
export type MessageRead = { requestId: string; intent: Intent; readBy: string }

/** An interviewer that speaks through a provider and is held to the rules: intents, hint ladder, conduct, leak check. */
export function createInterviewer({
  bank,
  spoken,
  provider,
  now,
  logger,
  onFault = () => {},
  onRead = () => {},
}: {
  bank: ChallengeBank
  /** The questions that are answered in words; none where it is missing. */
  spoken?: SpokenBank | undefined
  provider: InterviewerProvider
  now: () => number
  logger: FastifyBaseLogger
  /** Told of each reply that broke a rule. */
  onFault?: (fault: string) => void
  /** Told of each message that was read. */
  onRead?: ((read: MessageRead) => void) | undefined
}): Interviewer {
  const echoes = echoOf(provider.instructions ?? [])

  async function* speak(
    call: InterviewerCall,
    request: ChatRequest,
    { signal, requestId }: { signal: AbortSignal; requestId: string },
  ): Speech {
    const turn = prepareTurn(call, request, { bank, spoken })
    if (turn.readBy !== null) onRead({ requestId, intent: turn.intent, readBy: turn.readBy })
    let usage: ModelUsage | null = null
    let said: Pick<Said, 'message' | 'accepted' | 'points' | 'fault'>
    const told = turn.hint === null ? fromFacts(turn) : null
    if (told !== null) {
      // What a program does is told as it was seen: no provider is asked for it.
      said = { message: told.message, accepted: told.accepted, points: null, fault: null }
      yield said.message
    } else if (turn.hint === null) {
      const onUsage = (counted: ModelUsage) => {
        usage = counted
      }
      const reply = (stop: AbortSignal) => provider.reply(turn, stop, { requestId, onUsage })
      said = yield* spokenByRules(reply, rulesOf(turn, echoes), signal)
    } else {
      // A hint is the authored rung and nothing else: no provider is asked for it.
      said = { message: turn.hint.text, accepted: null, points: null, fault: null }
      yield said.message
    }
    if (said.fault !== null) {
      logger.warn(
        { requestId, provider: provider.name, call, fault: said.fault },
        'a reply broke a rule and was replaced',
      )
      onFault(said.fault)
    }
    const response: ChatResponse = {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: new Date(now()).toISOString(),
      message: said.message,
      candidatesAnswerWasAccepted: call === 'reply' && said.accepted === true && isBelieved(turn, said),
      interviewersClassificationOfCandidatesIntent: call === 'reply' ? turn.intent : 'unknown',
      ...(told?.traced === undefined ? {} : { traced: told.traced }),
      ...judgementIn(turn, said),
    }
    return { response, usage }
  }

  return { speak, answer: async (...asked) => (await heardOut(speak(...asked))).response }
}

/** Whoever breaks a rule is not believed in what they accept either; what an author has settled holds, whoever speaks. */
const isBelieved = (turn: Turn, { fault }: Pick<Said, 'fault'>): boolean => fault === null || turn.deck !== null

/**
 * The judgement that goes with a reply: the provider's, else the reader's. None where the words had to be replaced, where somebody only
 * wants to be told which answer is right, and where there is no authored material to judge by.
 */
function judgementIn(turn: Turn, { points, fault }: Pick<Said, 'points' | 'fault'>): Pick<ChatResponse, 'judgement'> {
  const judgement = points ?? turn.judgement
  if (turn.call !== 'reply' || !isBelieved(turn, { fault }) || judgement.length === 0 || wantsVerdict(turn)) return {}
  return { judgement: [...judgement] }
}

const rulesOf = (turn: Turn, echoes: (text: string) => boolean): SpeechRules => ({
  faultOf: (text, accepted) => (echoes(text) ? 'notes' : faultOf(text, turn, accepted)),
  acceptedBy(judgement) {
    // Whether a statement is true is no matter of opinion.
    if (turn.deck !== null) return turn.deck.isRight
    if (turn.tutorial !== null) return turn.tutorial.isRight
    if (turn.intent !== 'attempt_to_answer_question') return null
    if (wantsVerdict(turn)) return false
    return judgement === undefined ? undefined : (judgement ?? false)
  },
  instead: () => inPlaceOf(turn),
  // The author's words are told apart from a provider's by being there as a whole.
  onlyAsWhole: turn.deck !== null || turn.tutorial !== null,
})

/** Why a reply may not be said, or null. */
function faultOf(text: string, turn: Turn, accepted: boolean | null): string | null {
  const mayAsk = !isLastWord(turn)
  if (turn.deck !== null) return faultOfDeck(text, turn, turn.deck)
  if (turn.tutorial !== null) return faultInTutorial(text, turn.tutorial)
  const leak = findLeak(text, {
    challenge: turn.challenge ?? turn.spoken,
    rungReached: turn.hintRung,
    saidByCandidate: toldByCandidate(turn),
    statement: turn.statement,
  })
  if (leak === null && wantsVerdict(turn) && tellsVerdict(text, turn)) return 'verdict_on_guess'
  const authored = turn.challenge?.approaches.flatMap(({ response }) => [response, ...sentencesIn(response)]) ?? []
  return leak ?? brokenRule(text, { testResults: turn.testResults, accepted, mayAsk, authored })
}

/** What the candidate has said to this question, and of a design what they drew and wrote down: it is no secret to them. */
const toldByCandidate = (turn: Turn): string =>
  [
    ...turn.aboutThisQuestion.filter(({ sender }) => sender === 'candidate').map(({ message }) => message),
    ...(turn.spoken === null ? [] : [writtenBy(turn, turn.spoken)]),
  ].join('\n')

/** On a deck every word of its author may be said in its turn, whatever it looks like, and none before. */
function faultOfDeck(text: string, turn: Turn, deck: DeckPlace): string | null {
  const ahead = deckLeak(text, deck)
  if (ahead !== null) return ahead
  const own = withoutAuthored(text, deck)
  const nothingElse = { challenge: null, rungReached: 0, saidByCandidate: '', statement: '' }
  const mayAsk = turn.step !== 'wrap_up' && !deck.isOver
  if (wordCount(text) > mostWords) return 'too_long'
  return findLeak(own, nothingElse) ?? brokenRule(own, { testResults: null, accepted: deck.isRight, mayAsk })
}

/** In a tutorial what its author wrote may be said, whatever it looks like. */
function faultInTutorial(text: string, { tutorial, isRight }: TutorialPlace): string | null {
  if (wordCount(text) > mostWords) return 'too_long'
  const own = tutorial.steps
    .flatMap(({ question, answer, whenStuck }) => [question, answer, whenStuck])
    .reduce((rest, words) => rest.replace(words, ''), text)
    .trim()
  return own === '' ? null : brokenRule(own, { testResults: null, accepted: isRight, mayAsk: false })
}

/** Plain words that break no rule. */
function inPlaceOf(turn: Turn): string {
  const say = sayIn(turn)
  if (turn.deck !== null) return respondToDeck(turn, turn.deck, say)
  if (turn.tutorial !== null) return respondInTutorial(turn, turn.tutorial, say)
  if (turn.call === 'opening' || turn.call === 'skipQuestion') return say('presentUntitled')
  if (isLastWord(turn)) return say('closeAgain')
  return say(wantsVerdict(turn) ? 'chooseYourself' : 'instead')
}
