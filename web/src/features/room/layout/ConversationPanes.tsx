import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CallStrip } from '../../../parts/call/CallStrip.tsx'
import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './ConversationPanes.module.css'
import { ProblemHead } from './ProblemHead.tsx'
import type { PartsProps } from './part.ts'

/**
 * A centred conversation with the problem above it. There are no tabs: in a narrow window, a button swaps the
 * conversation for the tools.
 */
export function ConversationPanes({ isWide, view, tools }: PartsProps & { tools: ReactNode }) {
  return (
    <div className={clsx(ui.grid, ui.grow, ui.lowers, classes.panes)} data-layout={isWide ? 'wide' : 'narrow'}>
      <div
        className={clsx(ui.flex, ui.column, ui.shrinks, ui.lowers, classes.talk)}
        hidden={!isWide && view === 'tools'}
      >
        <section className={clsx(ui.flex, ui.lowers, classes.problem)} data-part="problem" aria-label={texts.problem}>
          <ProblemHead isWide={isWide} />
        </section>
        <section
          id={isWide ? undefined : 'room-panel-chat'}
          className={clsx(ui.flex, ui.column, ui.lowers, classes.chat)}
          data-part="chat"
          aria-label={texts.chat}
        >
          {isWide && <CallStrip isWide />}
          <ChatPane />
        </section>
      </div>
      {tools}
    </div>
  )
}
