import { Button, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { clsx } from 'clsx'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { BoardView } from '../../../parts/board/BoardView.tsx'
import { useBoard } from '../../../parts/room/roomContext.ts'
import { ProblemBand } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './BoardPane.module.css'
import { ShapeList } from './list/ShapeList.tsx'
import { SharedBoardContext, useConnectedBoard } from './sharedBoard.ts'
import { boardTexts as texts } from './texts.ts'

/** Sets the font path, which the library reads while it loads. */
function loadCanvas(): Promise<{ default: ComponentType }> {
  window.EXCALIDRAW_ASSET_PATH = '/excalidraw/'
  return import('./BoardCanvas.tsx')
}

/** The whiteboard, as a canvas or as a list of its shapes. */
export function BoardPane() {
  const [view, setView] = useState<'canvas' | 'list'>('canvas')
  const [attempt, setAttempt] = useState(() => ({ Canvas: lazy(loadCanvas), number: 0 }))
  const problem = useBoard(({ problem }) => problem)
  const shared = useConnectedBoard()
  const { ref, width } = useElementSize()
  const [wasSeen, setWasSeen] = useState(false)
  // A canvas mounted while hidden has no size and can't position its view.
  if (width > 0 && !wasSeen) setWasSeen(true)
  const retry = () => setAttempt(({ number }) => ({ Canvas: lazy(loadCanvas), number: number + 1 }))
  const { Canvas, number } = attempt
  return (
    <SharedBoardContext value={shared}>
      <div ref={ref} className={clsx(ui.flex, ui.column, ui.grow, ui.shrinks, ui.lowers, ui.anchor)}>
        <div className={clsx(ui.fixed, classes.views)}>
          <SegmentedControl
            size="xs"
            aria-label={texts.views}
            value={view}
            onChange={(value) => setView(value === 'list' ? 'list' : 'canvas')}
            data={[
              { value: 'canvas', label: texts.canvas },
              { value: 'list', label: texts.list },
            ]}
          />
        </div>
        {problem !== null && <ProblemBand>{texts.notSaved(problem)}</ProblemBand>}
        <div className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, classes.part)} hidden={view !== 'canvas'}>
          {wasSeen && (
            <LoadFailure key={number} retry={retry}>
              <Suspense fallback={<Waiting />}>
                <Canvas />
              </Suspense>
            </LoadFailure>
          )}
        </div>
        {view === 'list' && (
          <div className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, classes.part)}>
            <ShapeList />
          </div>
        )}
      </div>
    </SharedBoardContext>
  )
}

/** Shows the board's content immediately. Drawing starts once the library has loaded. */
function Waiting() {
  const elements = useBoard(({ elements }) => elements)
  return (
    <div className={clsx(ui.flex, ui.column, ui.grow, ui.lowers, ui.surface)}>
      <p role="status" className={clsx(ui.flat, ui.small, ui.quiet, classes.note)}>
        {texts.loading}
      </p>
      {elements.length > 0 && <BoardView elements={elements} />}
    </div>
  )
}

/** The library failed to load; the rest of the room still works. */
class LoadFailure extends Component<{ retry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={clsx(ui.inset24, ui.body)} role="alert">
        <p>{texts.failed}</p>
        <Button size="sm" onClick={this.props.retry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
}

declare global {
  interface Window {
    EXCALIDRAW_ASSET_PATH?: string | string[] | undefined
  }
}
