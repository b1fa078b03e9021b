import type { ReactNode } from 'react'
import { ProblemPane } from '../../../parts/problem/ProblemPane.tsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import { ChatPart } from './ChatPart.tsx'
import { PaneRow } from './PaneRow.tsx'
import classes from './Panes.module.css'
import { ProblemPart } from './ProblemPart.tsx'
import type { PartsProps } from './part.ts'

/** A program to read, with space for long lines, and the conversation next to it. */
export function ReadingPanes({ isWide, view, tools }: PartsProps & { tools: ReactNode }) {
  const part = { isWide, view }
  return (
    <PaneRow
      id="reading"
      isWide={isWide}
      usual="50"
      widthLabel={texts.problemWidth}
      left={
        <ProblemPart {...part} className={classes.read}>
          <ProblemPane />
        </ProblemPart>
      }
      right={<ChatPart {...part} />}
      tools={tools}
    />
  )
}
