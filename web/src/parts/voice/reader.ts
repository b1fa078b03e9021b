import type { ChatMessage } from '@greenroom/shared/session'
import type { ReplyDraft } from '../../session/replyDrafts.ts'
import { sentencesFrom, spokenText } from './sentences.ts'

type Heard = { messages: readonly ChatMessage[]; drafts: readonly ReplyDraft[]; awaited: string | null }

/**
 * Passes the interviewer's words to `say` as they arrive, sentence by sentence, each once. Earlier words aren't read
 * out.
 */
export function createReader({ say, hush }: { say: (sentences: readonly string[]) => void; hush: () => void }) {
  let seen: number | null = null
  let reply: { id: string; attempt: number; said: string } | null = null

  function draftGrew({ messageId, attempt, pieces }: ReplyDraft): void {
    if (reply?.id !== messageId || reply.attempt !== attempt) {
      if (reply?.id === messageId) hush()
      reply = { id: messageId, attempt, said: '' }
    }
    const text = spokenText(withoutGap(pieces))
    const { sentences, upTo } = sentencesFrom(text, reply.said.length, false)
    reply.said = text.slice(0, upTo)
    if (sentences.length > 0) say(sentences)
  }

  function wasSaid({ id, message }: ChatMessage): void {
    const text = spokenText(message)
    const known = reply?.id === id ? reply.said : ''
    if (!text.startsWith(known)) hush()
    const { sentences } = sentencesFrom(text, text.startsWith(known) ? known.length : 0, true)
    if (sentences.length > 0) say(sentences)
    reply = null
  }

  return {
    follow({ messages, drafts, awaited }: Heard): void {
      const from = seen ?? messages.length
      seen = messages.length
      for (const message of messages.slice(from)) if (message.sender === 'interviewer') wasSaid(message)
      const draft = awaited === null ? undefined : drafts.find(({ messageId }) => messageId === awaited)
      if (draft !== undefined) draftGrew(draft)
    },
  }
}

/** The text up to the first missing piece; the complete reply has the rest. */
function withoutGap(pieces: ReplyDraft['pieces']): string {
  let text = ''
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece === undefined) return text
    text += piece
  }
  return text
}
