import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import { type ModelUsage, modelUsageOfBoth } from '@greenroom/shared/session'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatRequest, ChatResponse } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { wordCount } from '../../reading/plainWords.ts'
import { sentencesIn } from '../../reading/sentences.ts'
import { scope } from '../../reading/talk/talkActs.ts'
import { heardOut, type Speech } from '../speech.ts'
import { fromCheck } from './checks.ts'
import type { DeckPlace } from './deckPlace.ts'
import { deckLeak, withoutAuthored } from './deckRules.ts'
import { echoOf } from './echo.ts'
import { formOfTurn } from './form/formOfTurn.ts'
import type { Said, SpeechRules } from './heldToRules.ts'
import { isAside, isLastWord } from './lastWord.ts'
import { findLeak } from './leakCheck.ts'
import { hasMaterial } from './material.ts'
import { fromHints } from './offering.ts'
import { fromProposal } from './proposing.ts'
import type { InterviewerCall, InterviewerProvider, Turn } from './provider.ts'
import { writtenBy } from './scripted/board.ts'
import { boxesSpokenOf } from './scripted/boxesSpokenOf.ts'
import { respondToDeck } from './scripted/deck.ts'
import { partAfter } from './scripted/design/partClock.ts'
import { sayIn } from './scripted/say.ts'
import { replyToTalk } from './scripted/talk/talk.ts'
import { respondInTutorial } from './scripted/tutorial.ts'
import { type SpokenBy, spokenByRules } from './spokenByRules.ts'
import { fromFacts } from './tracing.ts'
import { prepareTurn } from './turn.ts'
import { brokenRule, isOfLength, maxWords } from './turnRules.ts'
import type { TutorialPlace } from './tutorialPlace.ts'
import { tellsVerdict, wantsVerdict } from './verdictRule.ts'

export type { InterviewerCall } from './provider.ts'

export type Interviewer = {
  /**
   * Streams the interviewer's next message. Never sends text that breaks a rule, whatever the provider comes up with.
   * @throws the provider's failure, or the reason of `signal`
   */
  speak(call: InterviewerCall, request: ChatRequest, context: { signal: AbortSignal; requestId: string }): Speech
  /** Like `speak`, for callers that only want the whole reply. */
  answer(
    call: InterviewerCall,
    request: ChatRequest,
    context: { signal: AbortSignal; requestId: string },
  ): Promise<ChatResponse>
}

/** A message's intent, and which reader found it. */
export type MessageRead = { requestId: string; intent: Intent; readBy: string }

/**
 * Creates an interviewer that speaks through a provider and enforces the rules: intents, hint ladder, conduct, leak
 * check.
 */
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
  /** The spoken questions; none if this is left out. */
  spoken?: SpokenBank | undefined
  provider: InterviewerProvider
  now: () => number
  logger: FastifyBaseLogger
  /** Called with each reply that broke a rule. */
  onFault?: (fault: string) => void
  /** Called with each message that was read. */
  onRead?: ((read: MessageRead) => void) | undefined
}): Interviewer {
  const echoes = echoOf(provider.instructions ?? [])

  async function* speak(
    call: InterviewerCall,
    request: ChatRequest,
    { signal, requestId }: { signal: AbortSignal; requestId: string },
  ): Speech {
    const asRead = await prepareTurn(call, request, { bank, spoken })
    if (asRead.readBy !== null) onRead({ requestId, intent: asRead.intent, readBy: asRead.readBy })
    let usage: ModelUsage | null = null
    const onUsage = (counted: ModelUsage) => {
      usage = usage === null ? counted : modelUsageOfBoth(usage, counted)
    }
    const onHints = asRead.hint === null ? fromHints(asRead) : null
    const judged =
      onHints !== null || toldIn(asRead, provider) === null
        ? null
        : await provider.judged?.(asRead, signal, { requestId, onUsage })
    const turn = judged ?? asRead
    let said: Pick<Said, 'message' | 'accepted' | 'points'> & Partial<Pick<Said, 'fault' | 'isTrimmed'>>
    const told = onHints ?? toldIn(turn, provider)
    if (told !== null) {
      // Offers and reports about runs have our own words, so no provider is called.
      said = { message: told.message, accepted: told.accepted, points: null }
      yield said.message
    } else if (turn.hint === null) {
      const findsWords = provider.findsWords?.(turn) === true
      const spokenBy: SpokenBy = {
        reply: (stop, listener) => provider.reply(turn, stop, { requestId, onUsage, listener }),
        rules: { ...rulesOf(turn, echoes), ...(findsWords ? formOfTurn(turn) : {}) },
        heedsListener: findsWords,
        onFault(fault) {
          logger.warn({ requestId, provider: provider.name, call, fault }, 'a reply broke a rule')
          onFault(fault)
        },
      }
      said = yield* spokenByRules(spokenBy, signal)
    } else {
      // A hint is the author's text or a fact from running the code, so no provider is called.
      said = { message: turn.hint.text, accepted: null, points: null }
      yield said.message
    }
    const response: ChatResponse = {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: new Date(now()).toISOString(),
      message: said.message,
      candidatesAnswerWasAccepted: call === 'reply' && said.accepted === true && isBelieved(turn, said),
      interviewersClassificationOfCandidatesIntent: call === 'reply' ? turn.intent : 'unknown',
      ...(told?.proposes === undefined ? {} : { proposes: told.proposes }),
      ...(told?.traced === undefined ? {} : { traced: told.traced }),
      ...designPartIn(turn, said.message),
      ...boxesIn(turn, said.message),
      ...(told?.check === undefined ? {} : { check: told.check }),
      ...(told?.namedInput === undefined ? {} : { namedInput: told.namedInput }),
      ...hintIn(turn),
      ...(isAside(turn) && !isLastWord(turn) ? { aside: true as const } : {}),
      ...judgementIn(turn, said),
    }
    return { response, usage }
  }

  return { speak, answer: async (...asked) => (await heardOut(speak(...asked))).response }
}

/**
 * Replies that never come from a provider: an offer, a fact from running the code, or a check. Null if the provider
 * should word the reply.
 */
const toldIn = (turn: Turn, provider: InterviewerProvider) =>
  turn.hint === null ? (fromProposal(turn) ?? fromFacts(turn) ?? fromTalk(turn, provider) ?? fromCheck(turn)) : null

/**
 * Answers questions about the interview from facts, in our own words; null for any other message. Leaves questions
 * about the task to a language model, if there is one, because it answers them better.
 */
function fromTalk(
  turn: Turn,
  provider: InterviewerProvider,
): {
  message: string
  accepted: null
  proposes?: undefined
  traced?: undefined
  namedInput?: undefined
  check?: undefined
} | null {
  if (provider.findsWords?.(turn) === true && turn.talk.acts.some(({ act }) => scope.includes(act))) return null
  const reply = replyToTalk(turn)
  return reply === null ? null : { message: reply.text, accepted: null }
}

/** Returns the design's current part after this reply; nothing for other questions. */
function designPartIn(turn: Turn, message: string): Pick<ChatResponse, 'designPart'> {
  const designPart = partAfter(turn, message)
  return designPart === null ? {} : { designPart }
}

/** Returns the boxes on the candidate's board that this reply mentions; nothing if it mentions none. */
function boxesIn(turn: Turn, message: string): Pick<ChatResponse, 'pointsAt'> {
  const pointsAt = boxesSpokenOf(turn, message)
  return pointsAt.length === 0 ? {} : { pointsAt }
}

/** Returns the rung that the reply gives or offers; null if the candidate asked for one and none is left. */
function hintIn({ hint, hints, intent }: Turn): Pick<ChatResponse, 'hint' | 'namedInput'> {
  if (hint !== null) {
    const { rung, namedInput } = hint
    return { hint: { rung, isGiven: true }, ...(namedInput === undefined ? {} : { namedInput }) }
  }
  if (hints?.isOffered && hints.next !== null) return { hint: { rung: hints.next.rung, isGiven: false } }
  return hints !== null && intent === 'request_for_hint' ? { hint: null } : {}
}

/**
 * Whether to believe the acceptance that came with a reply. If a provider breaks a rule, its acceptance isn't trusted
 * either, but anything that the authors settled still counts. If a reply was only too long or asked a second question,
 * it is complete without its end.
 */
const isBelieved = (
  { deck, tutorial }: Turn,
  { fault, isTrimmed }: Partial<Pick<Said, 'fault' | 'isTrimmed'>>,
): boolean =>
  (fault ?? null) === null || deck !== null || tutorial !== null || (isTrimmed === true && isOfLength(fault))

/**
 * Returns the judgement to send with a reply: the provider's, or else the reader's. There is none if the reply had to
 * be replaced, or if the candidate is only fishing for the right answer. There is none without authored material
 * either.
 */
function judgementIn(
  turn: Turn,
  said: Pick<Said, 'points'> & Partial<Pick<Said, 'fault' | 'isTrimmed'>>,
): Pick<ChatResponse, 'judgement'> {
  const judgement = said.points ?? turn.judgement
  if (turn.call !== 'reply' || !isBelieved(turn, said) || judgement.length === 0 || wantsVerdict(turn)) return {}
  return { judgement: [...judgement] }
}

const rulesOf = (turn: Turn, echoes: (text: string) => boolean): SpeechRules => ({
  faultOf: (text, accepted) => (echoes(text) ? 'notes' : faultOf(text, turn, accepted)),
  acceptedBy(judgement) {
    // A statement is true or false, whatever a provider thinks.
    if (turn.deck !== null) return turn.deck.isRight
    if (turn.tutorial !== null) return turn.tutorial.isRight
    if (turn.intent !== 'attempt_to_answer_question') return null
    // An answer that we can't judge is never accepted.
    if (!hasMaterial(turn) || wantsVerdict(turn)) return false
    return judgement === undefined ? undefined : (judgement ?? false)
  },
  instead: () => inPlaceOf(turn),
  // We have to see the whole reply, because only a match with the author's whole text shows that the words aren't the
  // provider's own.
  onlyAsWhole: turn.deck !== null || turn.tutorial !== null,
  maxWords,
})

/** Returns the rule a reply breaks, or null. */
function faultOf(text: string, turn: Turn, accepted: boolean | null): string | null {
  const mayAsk = !isLastWord(turn)
  if (turn.deck !== null) return faultOfDeck(text, turn, turn.deck)
  if (turn.tutorial !== null) return faultInTutorial(text, turn.tutorial)
  const known = {
    challenge: turn.challenge ?? turn.spoken,
    rungReached: turn.hintRung,
    saidByCandidate: toldByCandidate(turn),
    statement: turn.statement,
  }
  const leak = findLeak(text, known)
  if (leak === null && wantsVerdict(turn)) {
    // If the candidate listed several options, a reply that names one would choose it for them.
    const chooses = findLeak(text, { ...known, saidByCandidate: '' }) !== null
    if (chooses || tellsVerdict(text, turn)) return 'verdict_on_guess'
  }
  const authored = turn.challenge?.approaches.flatMap(({ response }) => [response, ...sentencesIn(response)]) ?? []
  return leak ?? brokenRule(text, { testResults: turn.testResults, accepted, mayAsk, authored })
}

/**
 * Returns everything the candidate has said about this question and, in a design, drawn and written. A reply may repeat
 * all of it.
 */
const toldByCandidate = (turn: Turn): string =>
  [
    ...turn.aboutThisQuestion.filter(({ sender }) => sender === 'candidate').map(({ message }) => message),
    ...(turn.spoken === null ? [] : [writtenBy(turn, turn.spoken)]),
  ].join('\n')

/**
 * Returns the rule a reply in a deck breaks, or null. The author's words are fine once it is their turn, whatever they
 * look like, but not before.
 */
function faultOfDeck(text: string, turn: Turn, deck: DeckPlace): string | null {
  const ahead = deckLeak(text, deck)
  if (ahead !== null) return ahead
  const own = withoutAuthored(text, deck)
  const nothingElse = { challenge: null, rungReached: 0, saidByCandidate: '', statement: '' }
  const mayAsk = turn.step !== 'wrap_up' && !deck.isOver
  if (wordCount(text) > maxWords) return 'too_long'
  return findLeak(own, nothingElse) ?? brokenRule(own, { testResults: null, accepted: deck.isRight, mayAsk })
}

/**
 * Returns the rule a reply in a tutorial breaks, or null. The author's words are always fine, whatever they look like.
 */
function faultInTutorial(text: string, { tutorial, isRight }: TutorialPlace): string | null {
  if (wordCount(text) > maxWords) return 'too_long'
  const own = tutorial.steps
    .flatMap(({ question, answer, whenStuck }) => [question, answer, whenStuck])
    .reduce((rest, words) => rest.replace(words, ''), text)
    .trim()
  return own === '' ? null : brokenRule(own, { testResults: null, accepted: isRight, mayAsk: false })
}

/** Returns plain words that break no rule, to say in place of a reply that did. */
function inPlaceOf(turn: Turn): string {
  const say = sayIn(turn)
  if (turn.deck !== null) return respondToDeck(turn, turn.deck, say)
  if (turn.tutorial !== null) return respondInTutorial(turn, turn.tutorial, say)
  if (turn.call === 'opening' || turn.call === 'skipQuestion') return say('presentUntitled')
  if (isLastWord(turn)) return say('closeAgain')
  return say(wantsVerdict(turn) ? 'chooseYourself' : 'instead')
}
