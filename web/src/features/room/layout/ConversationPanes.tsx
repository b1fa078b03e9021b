import type { ReactNode } from 'react'
import { ChatPane } from '../../../parts/chat/ChatPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import classes from './ConversationPanes.module.css'
import { ProblemHead } from './ProblemHead.tsx'
import type { PartsProps } from './part.ts'

/**
 * A conversation in the middle of the window, with the problem at its head. In a narrow window it shares the place with the tools,
 * which a button opens: there are no tabs.
 */
export function ConversationPanes({ isWide, view, tools }: PartsProps & { tools: ReactNode }) {
  return (
    <div className={classes.panes} data-layout={isWide ? 'wide' : 'narrow'}>
      <div className={classes.talk} hidden={!isWide && view === 'tools'}>
        <section className={classes.problem} data-part="problem" aria-label={texts.problem}>
          <ProblemHead isWide={isWide} />
        </section>
        <section className={classes.chat} data-part="chat" aria-label={texts.chat}>
          <ChatPane />
        </section>
      </div>
      {tools}
    </div>
  )
}
