import { chatCallTexts } from '@greenroom/shared/rules'
import {
  type Announced,
  type AskedInterviewer,
  type ChatMessage,
  isCoachReply,
  isSaidByPerson,
  type PutCheck,
} from '@greenroom/shared/session'
import { interviewerAskLabels } from '../../data/sessionLabels.ts'
import { handover, type Turn, turnAt } from '../room/speakers.ts'
import { roomTexts as texts } from '../room/texts.ts'

/** An entry in a conversation. */
export type ChatItem =
  /**
   * `check` if it presents a small case; `isAi` in sessions with a human interviewer; `rung` if that person gave a hint
   * from the ladder.
   */
  | {
      kind: 'interviewer'
      key: string
      name: string
      text: string
      at: number
      check?: PutCheck
      isAi?: boolean
      rung?: number
    }
  | { kind: 'candidate'; key: string; text: string; at: number }
  /** `rung` if it is a hint from the ladder. */
  | { kind: 'coach'; key: string; text: string; at: number; rung?: number }
  /** A request the candidate made to the interviewer with a button. */
  | { kind: 'asked'; key: string; text: string; at: number }
  /** An event; `at` is set if its time matters. */
  | { kind: 'note'; key: string; text: string; at?: number }
  | { kind: 'failure'; key: string; text: string; canAskAgain: boolean }

export type Conversation = {
  messages: readonly ChatMessage[]
  announcements: readonly Announced[]
  asked: readonly AskedInterviewer[]
  /** The interviewers and their questions, in order. */
  turns: readonly Turn[]
  questionCount: number
  /** Whether the latest failure can be retried. */
  canAskAgain: boolean
  /** Whether to include the coach's conversation, for when the coach has no pane. */
  withCoach?: boolean
  /** The human interviewer, besides or instead of the AI. */
  person?: string | null
  hints?: readonly { rung: number; messageId: string }[]
}

const failureTexts: readonly string[] = Object.values(chatCallTexts)

/** Whether a message is between the candidate and the coach, and so hidden from everyone else. */
const isWithCoach = ({ id, sender, recipient }: ChatMessage): boolean =>
  sender === 'interviewerCoach' || recipient === 'interviewerCoach' || (sender === 'system' && isCoachReply(id))

/**
 * Builds the conversation with the interviewer, in order: messages, requests by button, announcements and changes of
 * interviewer.
 */
export function chatItems(conversation: Conversation): ChatItem[] {
  const { messages, turns, questionCount, canAskAgain, withCoach = false, person = null, hints = [] } = conversation
  const isHeard = (message: ChatMessage) => withCoach || !isWithCoach(message)
  const lastFailure = messages.filter(isHeard).findLast(isFailure)
  const betweens = betweensOf(conversation)
  const itemsAfter = (count: number): ChatItem[] =>
    betweens.filter(({ afterMessages }) => afterMessages === count).map(({ item }) => item)
  let asked = turns[0]
  let spokeAi: boolean | null = null
  const items = itemsAfter(0)
  messages.forEach((message, index) => {
    if (isHeard(message)) {
      const turn = turnAt(turns, atOf(message))
      if (turn !== undefined && asked !== undefined && turn.number > asked.number) {
        const text = handover(asked, turn, questionCount)
        if (text !== null) items.push({ kind: 'note', key: `turn-${turn.number}`, text })
        asked = turn
      }
      const item = itemOf(message, turn?.name ?? '', canAskAgain && message === lastFailure)
      if (person === null || item.kind !== 'interviewer') items.push(item)
      else {
        const isAi = !isSaidByPerson(message.id)
        if (spokeAi !== null && isAi !== spokeAi)
          items.push({
            kind: 'note',
            key: `lead-${message.id}`,
            text: isAi ? texts.aiLeads : texts.personLeads(person),
          })
        spokeAi = isAi
        const rung = hints.find(({ messageId }) => messageId === message.id)?.rung
        const name = isAi ? (turn?.ai ?? item.name) : person
        items.push({ ...item, name, isAi, ...(rung === undefined || isAi ? {} : { rung }) })
      }
    }
    items.push(...itemsAfter(index + 1))
  })
  return items
}

/** Entries that go between the messages, each with the number of messages before it. */
function betweensOf({ announcements, asked }: Pick<Conversation, 'announcements' | 'asked'>) {
  const told = announcements.map(({ announcement, message: text, at, afterMessages }) => {
    const item: ChatItem = { kind: 'note', key: `note-${announcement}-${at}`, text, at }
    return { item, at, afterMessages }
  })
  const byButton = asked.map(({ action, replyId, at, afterMessages }) => {
    const item: ChatItem = { kind: 'asked', key: `asked-${replyId}`, text: interviewerAskLabels[action], at }
    return { item, at, afterMessages }
  })
  return [...told, ...byButton].sort((a, b) => a.at - b.at)
}

/** Builds the conversation with the coach; hints show their number. */
export function coachItems(
  messages: readonly ChatMessage[],
  canAskAgain: boolean,
  hints: readonly { rung: number; messageId: string }[] = [],
): ChatItem[] {
  const heard = messages.filter(isWithCoach)
  const lastFailure = heard.findLast(isFailure)
  return heard.map((message) => {
    const item = itemOf(message, '', canAskAgain && message === lastFailure)
    const rung = hints.find(({ messageId }) => messageId === message.id)?.rung
    return item.kind === 'coach' && rung !== undefined ? { ...item, rung } : item
  })
}

function itemOf(message: ChatMessage, name: string, canAskAgain: boolean): ChatItem {
  const { id: key, message: text, sender } = message
  if (isFailure(message)) return { kind: 'failure', key, text, canAskAgain }
  const at = atOf(message)
  switch (sender) {
    case 'system':
      return { kind: 'note', key, text }
    case 'interviewer':
      return {
        kind: 'interviewer',
        key,
        name,
        text,
        at,
        ...(message.check === undefined ? {} : { check: message.check }),
      }
    case 'interviewerCoach':
      return { kind: 'coach', key, text, at }
    case 'candidate':
      return { kind: 'candidate', key, text, at }
  }
}

const atOf = ({ timeSent }: ChatMessage): number => Date.parse(timeSent)

const isFailure = ({ sender, message }: ChatMessage): boolean => sender === 'system' && failureTexts.includes(message)
