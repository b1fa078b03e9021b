import { clsx } from 'clsx'
import { CallStrip } from '../../../parts/call/CallStrip.tsx'
import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './Panes.module.css'
import { type PartsProps, partProps } from './part.ts'

/** The conversation's pane next to another part of the room. */
export function ChatPart(part: PartsProps) {
  return (
    <section
      {...partProps('chat', part, clsx(classes.chat, part.isWide && [ui.flex, ui.column]))}
      aria-label={texts.chat}
    >
      {part.isWide && <CallStrip isWide />}
      <ChatPane />
    </section>
  )
}
