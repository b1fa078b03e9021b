import type { ChatRequest, ChatResponse } from '@greenroom/shared'
import type { ChallengeBank, SpokenBank } from '@greenroom/shared/content'
import type { FastifyBaseLogger } from 'fastify'
import type { DeckPlace } from './deckPlace.ts'
import { deckLeak, withoutAuthored } from './deckRules.ts'
import { findLeak } from './leakCheck.ts'
import { wordCount } from './plainWords.ts'
import type { InterviewerCall, InterviewerProvider, Turn } from './provider.ts'
import { respondToDeck } from './scripted/deck.ts'
import { sayIn } from './scripted/say.ts'
import { prepareTurn } from './turn.ts'
import { brokenRule, mostWords } from './turnRules.ts'

export type { InterviewerCall } from './provider.ts'

export type Interviewer = {
  /** The interviewer's next words. Nothing that breaks a rule leaves here, whatever the provider said. */
  answer(
    call: InterviewerCall,
    request: ChatRequest,
    context: { signal: AbortSignal; requestId: string },
  ): Promise<ChatResponse>
}

/** An interviewer that speaks through a provider and is held to the rules: intents, hint ladder, conduct, leak check. */
export function createInterviewer({
  bank,
  spoken,
  provider,
  now,
  logger,
}: {
  bank: ChallengeBank
  /** The questions that are answered in words; none where it is missing. */
  spoken?: SpokenBank | undefined
  provider: InterviewerProvider
  now: () => number
  logger: FastifyBaseLogger
}): Interviewer {
  return {
    async answer(call, request, { signal, requestId }) {
      const turn = prepareTurn(call, request, { bank, spoken })
      const { text, accepted } = await spokenBy(turn, provider, signal)
      const fault = faultOf(text, turn, accepted)
      if (fault !== null)
        logger.warn({ requestId, provider: provider.name, call, fault }, 'a reply broke a rule and was replaced')
      return {
        sender: 'interviewer',
        recipient: 'candidate',
        time_sent: new Date(now()).toISOString(),
        message: fault === null ? text : inPlaceOf(turn),
        candidatesAnswerWasAccepted: call === 'reply' && accepted === true,
        interviewersClassificationOfCandidatesIntent: call === 'reply' ? turn.intent : 'unknown',
      }
    },
  }
}

/** What the turn comes to. A hint is the authored rung and nothing else: no provider is asked for it. */
async function spokenBy(
  turn: Turn,
  provider: InterviewerProvider,
  signal: AbortSignal,
): Promise<{ text: string; accepted: boolean | null }> {
  if (turn.hint !== null) return { text: turn.hint.text, accepted: null }
  let text = ''
  let accepted: boolean | null = null
  for await (const piece of provider.reply(turn, signal)) {
    if (piece.type === 'text') text += piece.text
    else accepted = piece.candidatesAnswerWasAccepted
  }
  // Whether a statement is true is no matter of opinion.
  if (turn.deck !== null) return { text: text.trim(), accepted: turn.deck.isRight }
  return { text: text.trim(), accepted: turn.intent === 'attempt_to_answer_question' ? (accepted ?? false) : null }
}

/** Why a reply may not be said, or null. */
function faultOf(text: string, turn: Turn, accepted: boolean | null): string | null {
  if (turn.hint !== null && text === turn.hint.text) return null
  const mayAsk = turn.step !== 'wrap_up' || turn.call !== 'reply'
  if (turn.deck !== null) return faultOfDeck(text, turn, turn.deck)
  const leak = findLeak(text, {
    challenge: turn.challenge ?? turn.spoken,
    rungReached: turn.hint?.rung ?? turn.hintRung,
    saidByCandidate: turn.aboutThisQuestion
      .filter(({ sender }) => sender === 'candidate')
      .map(({ message }) => message)
      .join('\n'),
    statement: turn.statement,
  })
  const authored = turn.challenge?.approaches.map(({ response }) => response) ?? []
  return leak ?? brokenRule(text, { testResults: turn.testResults, accepted, mayAsk, authored })
}

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

/** Plain words that break no rule. */
function inPlaceOf(turn: Turn): string {
  const say = sayIn(turn)
  if (turn.deck !== null) return respondToDeck(turn, turn.deck, say)
  if (turn.call === 'opening' || turn.call === 'skipQuestion') return say('presentUntitled')
  return turn.step === 'wrap_up' ? say('closeAgain') : say('instead')
}
