import { useElementSize } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Pane, PaneDivider, Panes } from '../../../parts/panes/Panes.tsx'
import { ProblemPane } from '../../../parts/problem/ProblemPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { ChatPart } from './ChatPart.tsx'
import { PaneRow } from './PaneRow.tsx'
import classes from './Panes.module.css'
import { ProblemPart } from './ProblemPart.tsx'
import { type PartsProps, partProps } from './part.ts'

/** The problem above the conversation on the left, the editor or whiteboard next to them, then the tools. */
export function WritingPanes(
  props: PartsProps & {
    work: ReactNode
    workLabel: string
    tools: ReactNode
    /** Shown instead of the problem's text. */
    problem?: ReactNode
    /** Whether two people talk here. A call then sits above their conversation, and both need more space. */
    isShared?: boolean
  },
) {
  const { isWide, view, work, workLabel, tools, problem, isShared = false } = props
  const part = { isWide, view }
  const content = useElementSize()
  const left = (
    <Panes id={isShared ? 'column-shared' : 'column'} direction="column" isWide={isWide}>
      {/* Never taller than its text, so that the conversation gets the rest of the height. */}
      <Pane
        id="column-problem"
        usual={isShared ? '38' : '58'}
        min="15"
        max={content.height > 0 ? content.height : '75'}
      >
        <ProblemPart {...part} className={classes.problem}>
          <div ref={content.ref}>{problem ?? <ProblemPane pinsExample />}</div>
        </ProblemPart>
      </Pane>
      {isWide && <PaneDivider label={texts.problemHeight} />}
      <Pane id="column-chat" min={isShared ? '45' : '25'}>
        <ChatPart {...part} />
      </Pane>
    </Panes>
  )
  const right = (
    <section {...partProps('code', part, classes.code)} aria-label={workLabel}>
      {work}
    </section>
  )
  return (
    <PaneRow
      id="writing"
      isWide={isWide}
      usual="30"
      widthLabel={texts.leftWidth}
      left={left}
      right={right}
      tools={tools}
    />
  )
}
