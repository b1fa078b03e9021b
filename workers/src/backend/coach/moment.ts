import { type ChallengeBank, type ConceptCard, presentable, type SpokenBank } from '@greenroom/shared/content'
import type { ChatRequest } from '@greenroom/shared/wire'
import { plainWords } from '../../reading/plainWords.ts'
import { fittingHint } from '../interviewer/fittingHint.ts'
import { nextRung } from '../interviewer/ladder.ts'
import { isUntouched } from '../interviewer/scripted/conversation.ts'
import { sayIn } from '../interviewer/scripted/say.ts'
import { prepareTurn } from '../interviewer/turn.ts'
import { readCode } from './code/readCode.ts'
import type { CoachMoment, CoachTask, Helper } from './provider.ts'
import { faultOfHelp } from './rules.ts'

/**
 * The kind of request, who should help, and its body (spec §7). `conceptCard` asks for a topic card with a
 * clarification.
 */
export type HelpRequest = { task: CoachTask; helper: Helper; body: ChatRequest; conceptCard: boolean }

export type CoachMaterial = { bank: ChallengeBank; spoken?: SpokenBank | undefined; concepts: readonly ConceptCard[] }

/** Prepares the data for help from a call's body: the conversation as the interviewer sees it, and the parsed code. */
export async function prepareMoment(
  { task, helper, body, conceptCard }: HelpRequest,
  material: CoachMaterial,
): Promise<CoachMoment> {
  const asked = task === 'message' ? { ...body, chatHistory: upToTheWordWithCoach(body.chatHistory) } : body
  const plain = await prepareTurn('opening', body, material)
  // In a deck, a message to the coach doesn't answer a statement.
  const turn =
    task === 'message' && plain.deck === null ? { ...(await prepareTurn('reply', asked, material)), hint: null } : plain
  const { challenge, spoken, step, hintRung, exam, language } = turn
  const stub = challenge === null ? '' : presentable(challenge, language).code_stub
  const code = await readCode(turn.code, stub, language)
  const rung = task === 'hint' && !exam ? nextRung(challenge ?? spoken, { step, hintRung }) : null
  const hint = rung === null ? null : { rung: rung.rung, ...fittingHint(turn, rung, sayIn(turn)) }
  const moment = { task, helper, turn, code, hint, isUntouched: isUntouched(turn) || code.own.length === 0, card: null }
  if (task === 'message') return { ...moment, card: cardAsked(moment, material.concepts) }
  return conceptCard ? { ...moment, card: cardFor(moment, material.concepts) } : moment
}

/**
 * Cuts off the conversation after the candidate's last message to the coach, even if they have written to the
 * interviewer since.
 */
function upToTheWordWithCoach(history: ChatRequest['chatHistory']): ChatRequest['chatHistory'] {
  const last = history.findLastIndex(
    ({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewerCoach',
  )
  return last === -1 ? history : history.slice(0, last + 1)
}

const asksForIdea =
  /\b(what('s| is| are)|explain|how do(es)?|tell me about|remind me|meaning of|when (do|would|should))\b/

/** Returns the card for the idea in the message, unless the card would give something away. */
function cardAsked(moment: Omit<CoachMoment, 'card'>, cards: readonly ConceptCard[]): ConceptCard | null {
  const text = plainWords(moment.turn.message)
  if (!asksForIdea.test(text)) return null
  const named = cards.filter(({ label }) =>
    new RegExp(`\\b${plainWords(label).replace(/s$/, '')}(s|es)?\\b`).test(text),
  )
  return named.find((card) => faultOfHelp(`${card.label}: ${card.card}`, moment) === null) ?? null
}

/**
 * Returns the card for the first of the question's topics that doesn't give anything away yet. If there is none,
 * returns the card on cost, which matters in every solution.
 */
function cardFor(moment: Omit<CoachMoment, 'card'>, cards: readonly ConceptCard[]): ConceptCard | null {
  const topics = [...((moment.turn.challenge ?? moment.turn.spoken)?.concepts ?? []), 'complexity', 'communication']
  for (const topic of topics) {
    const card = cards.find(({ concept }) => concept === topic)
    if (card !== undefined && faultOfHelp(`${card.label}. ${card.card} ${card.noticedBy}`, moment) === null) return card
  }
  return null
}
