import { Button, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { BoardView } from '../../../parts/board/BoardView.tsx'
import { useBoard } from '../../../parts/room/roomContext.ts'
import { ProblemBand } from '../../../ui/Problem.tsx'
import classes from './BoardPane.module.css'
import { ShapeList } from './list/ShapeList.tsx'
import { boardTexts as texts } from './texts.ts'

/** The library reads when it is loaded where its fonts are. */
function loadCanvas(): Promise<{ default: ComponentType }> {
  window.EXCALIDRAW_ASSET_PATH = '/excalidraw/'
  return import('./BoardCanvas.tsx')
}

/** The whiteboard, as a canvas or as a list of its shapes. */
export function BoardPane() {
  const [view, setView] = useState<'canvas' | 'list'>('canvas')
  const [attempt, setAttempt] = useState(() => ({ Canvas: lazy(loadCanvas), number: 0 }))
  const problem = useBoard(({ problem }) => problem)
  const { ref, width } = useElementSize()
  const [wasSeen, setWasSeen] = useState(false)
  // A canvas that was made where nobody sees it has no size, and would not know where to begin.
  if (width > 0 && !wasSeen) setWasSeen(true)
  const retry = () => setAttempt(({ number }) => ({ Canvas: lazy(loadCanvas), number: number + 1 }))
  const { Canvas, number } = attempt
  return (
    <div ref={ref} className={classes.pane}>
      <div className={classes.views}>
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
      <div className={classes.part} hidden={view !== 'canvas'}>
        {wasSeen && (
          <LoadFailure key={number} retry={retry}>
            <Suspense fallback={<Waiting />}>
              <Canvas />
            </Suspense>
          </LoadFailure>
        )}
      </div>
      {view === 'list' && (
        <div className={classes.part}>
          <ShapeList />
        </div>
      )}
    </div>
  )
}

/** What stands on the board is shown at once; drawing follows when the library is there. */
function Waiting() {
  const elements = useBoard(({ elements }) => elements)
  return (
    <div className={classes.waiting}>
      <p role="status" className={classes.note}>
        {texts.loading}
      </p>
      {elements.length > 0 && <BoardView elements={elements} />}
    </div>
  )
}

/** The library could not be fetched: the rest of the room goes on. */
class LoadFailure extends Component<{ retry: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className={classes.failed} role="alert">
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
