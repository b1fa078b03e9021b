import { type ChallengeBank, type ConceptCard, presentable, type SpokenBank } from '@greenroom/shared/content'
import type { ChatRequest } from '@greenroom/shared/wire'
import { nextRung } from '../interviewer/ladder.ts'
import { isUntouched } from '../interviewer/scripted/conversation.ts'
import { prepareTurn } from '../interviewer/turn.ts'
import { readCode } from './code/readCode.ts'
import type { CoachMoment, CoachTask, Helper } from './provider.ts'
import { faultOfHelp } from './rules.ts'

/** What is asked, of whom, and with which body (spec §7). `conceptCard` asks for a card on the topic beside a clarification. */
export type HelpRequest = { task: CoachTask; helper: Helper; body: ChatRequest; conceptCard: boolean }

export type CoachMaterial = { bank: ChallengeBank; spoken?: SpokenBank | undefined; concepts: readonly ConceptCard[] }

/** Prepares the moment of help from a call's body: the interviewer's own view of the conversation, and the code read line by line. */
export function prepareMoment({ task, helper, body, conceptCard }: HelpRequest, material: CoachMaterial): CoachMoment {
  const asked = task === 'message' ? { ...body, chatHistory: upToTheWordWithCoach(body.chatHistory) } : body
  const plain = prepareTurn('opening', body, material)
  // On a deck a word with the coach answers no statement.
  const turn =
    task === 'message' && plain.deck === null ? { ...prepareTurn('reply', asked, material), hint: null } : plain
  const { challenge, spoken, step, hintRung, exam, language } = turn
  const stub = challenge === null ? '' : presentable(challenge, language).code_stub
  const code = readCode(turn.code, stub, language)
  const hint =
    task === 'hint' && !exam ? nextRung(challenge ?? spoken, { intent: 'request_for_hint', step, hintRung }) : null
  const moment = { task, helper, turn, code, hint, isUntouched: isUntouched(turn) || code.own.length === 0, card: null }
  return conceptCard ? { ...moment, card: cardFor(moment, material.concepts) } : moment
}

/** What the coach answers is the candidate's last word to the coach, whatever was said to the interviewer since. */
function upToTheWordWithCoach(history: ChatRequest['chatHistory']): ChatRequest['chatHistory'] {
  const last = history.findLastIndex(
    ({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewerCoach',
  )
  return last === -1 ? history : history.slice(0, last + 1)
}

/** The card of the first topic of the question that gives nothing away yet; else the one on what every solution has, its cost. */
function cardFor(moment: Omit<CoachMoment, 'card'>, cards: readonly ConceptCard[]): ConceptCard | null {
  const topics = [...((moment.turn.challenge ?? moment.turn.spoken)?.concepts ?? []), 'complexity', 'communication']
  for (const topic of topics) {
    const card = cards.find(({ concept }) => concept === topic)
    if (card !== undefined && faultOfHelp(`${card.label}. ${card.card} ${card.noticedBy}`, moment) === null) return card
  }
  return null
}
