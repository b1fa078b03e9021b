import type { CommitView, ScorecardLine } from '@greenroom/shared/session'
import type { ExperienceLevel } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Place } from '../../parts/replay/evidence.ts'
import ui from '../../ui/primitives.module.css'
import { LineRow } from './LineRow.tsx'
import classes from './Lines.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Above this many rows, each gets at most two lines, so that all stay visible. */
const maxAtLength = 4
/** This many rows fill the height of the replay next to them. */
const fewestToFill = 4

/**
 * The dimensions, weakest first, since they have the most to gain; those without evidence come last. When one is open,
 * the others show only their headers.
 */
export function Lines(props: {
  lines: readonly ScorecardLine[]
  level: ExperienceLevel
  /** Lines of last time's scorecard, or null. */
  before: readonly ScorecardLine[] | null
  commits: readonly CommitView[] | undefined
  startedAt: number | null
  chosen: string | null
  /** Null if there is no replay to jump to. */
  onChoose: ((key: string, place: Place | null) => void) | null
  /** Content above the rows, leaving less space for them; null for none. */
  above?: ReactNode | null
  /** Extra content below a line. */
  beneath?: ((line: ScorecardLine) => ReactNode) | undefined
}) {
  const [opened, setOpened] = useState<string | null>(null)
  const lines = props.lines.toSorted((one, other) => (one.score ?? 5) - (other.score ?? 5))
  const shown = lines.some(({ dimension }) => dimension === opened) ? opened : null
  return (
    <section
      className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.lines)}
      aria-label={texts.dimensions}
      data-short={lines.length > maxAtLength}
      data-tight={props.above !== undefined && props.above !== null}
      data-full={lines.length >= fewestToFill || shown !== null}
    >
      {props.above}
      {lines.map((line) => (
        <LineRow
          key={line.dimension}
          line={line}
          level={props.level}
          was={props.before?.find(({ dimension }) => dimension === line.dimension)?.score ?? null}
          commits={props.commits}
          startedAt={props.startedAt}
          chosen={props.chosen}
          state={shown === null ? 'closed' : shown === line.dimension ? 'opened' : 'shrunk'}
          onToggle={() => setOpened(shown === line.dimension ? null : line.dimension)}
          onChoose={props.onChoose}
          beneath={props.beneath?.(line)}
        />
      ))}
    </section>
  )
}
