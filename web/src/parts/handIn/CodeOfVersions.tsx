import { currentCode, questionsOf, type Session } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { CodeView } from '../replay/CodeView.tsx'
import { changedLines, differingLines } from '../replay/changedLines.ts'
import { useRoom } from '../room/roomContext.ts'
import { Comparison } from './Comparison.tsx'
import classes from './Frozen.module.css'
import { HandInBand } from './HandInBand.tsx'
import { type HandInTab, HandInTabs } from './HandInTabs.tsx'
import { handInTexts as texts } from './texts.ts'
import type { HandInView } from './useHandIn.ts'

/** The editor under its header. After a hand-in, tabs switch between the editor and the handed-in versions. */
export function CodeOfVersions(props: {
  view: HandInView
  /** Header before a hand-in, and while it can still be undone. */
  header: ReactNode
  /** Shown next to the versions. */
  aside: ReactNode
  /** Renders the editor, marking these lines. */
  editor: (differing: ReadonlySet<number>) => ReactNode
}) {
  const { view, header, aside, editor } = props
  const { versions, counted } = view
  const written = useRoom(({ state }) => writtenOf(state))
  const language = useRoom(({ state }) => state?.programmingLanguage)
  const [tab, setTab] = useState<HandInTab>('editor')
  const [isComparing, setComparing] = useState(false)
  const latest = versions.at(-1)?.handInId
  // Bring the editor back to the front after a new hand-in, on another question, and on returning to coding.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what it follows
  useEffect(() => {
    setTab('editor')
    setComparing(false)
  }, [latest, view.isLocked, view.isSketch])
  const change = useMemo(
    () =>
      written === null || counted === undefined || language !== counted.programmingLanguage
        ? null
        : { ...changedLines(counted.code, written), lines: differingLines(counted.code, written) },
    [counted, written, language],
  )
  const showsVersions = counted !== undefined && !view.isLocked
  const front = showsVersions ? versions.find(({ handInId }) => handInId === tab) : undefined
  const differing = change === null ? null : change.lines
  const compares = showsVersions && isComparing && front === undefined && differing !== null && differing > 0
  const inFront = front?.handInId ?? 'editor'
  return (
    <>
      {showsVersions ? (
        <HandInTabs view={view} tab={inFront} onChange={setTab}>
          {aside}
        </HandInTabs>
      ) : (
        header
      )}
      {showsVersions && (
        <HandInBand view={view} tab={inFront} differing={differing} isComparing={compares} onCompare={setComparing} />
      )}
      {front !== undefined && (
        <div className={clsx(ui.grid, ui.grow, ui.lowers)}>
          <CodeView
            code={front.code}
            language={front.programmingLanguage}
            highlight={null}
            label={texts.codeHandedIn}
          />
        </div>
      )}
      {compares && (
        <div className={clsx(ui.grow, ui.lowers, ui.inset14by20, ui.page, ui.scrolls, classes.comparison)}>
          <Comparison
            earlier={counted.code}
            current={written ?? ''}
            texts={{ compare: texts.comparison, same: texts.same, added: texts.added, removed: texts.removed }}
          />
        </div>
      )}
      {/* The editor stays mounted, so that its undo history survives. */}
      <div
        className={
          front === undefined && !compares ? clsx(ui.column, ui.grow, ui.lowers, classes.editor) : classes.away
        }
      >
        {editor(showsVersions && change !== null ? change.added : none)}
      </div>
    </>
  )
}

const none: ReadonlySet<number> = new Set()

/** The editor's stored text; null if there is none. */
const writtenOf = (state: Session | null): string | null => {
  const question = state === null ? undefined : questionsOf(state).at(-1)
  return state === null || question === undefined ? null : currentCode(question, state.programmingLanguage)
}
