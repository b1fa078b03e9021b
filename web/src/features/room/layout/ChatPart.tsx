import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import classes from './Panes.module.css'
import { type PartsProps, partProps } from './part.ts'

/** The place of the conversation beside something else. */
export function ChatPart(part: PartsProps) {
  return (
    <section {...partProps('chat', part, classes.chat)} aria-label={texts.chat}>
      <ChatPane />
    </section>
  )
}
