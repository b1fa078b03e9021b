import '@excalidraw/excalidraw/index.css'
import { CaptureUpdateAction, Excalidraw } from '@excalidraw/excalidraw'
import type { ExcalidrawElement } from '@excalidraw/excalidraw/element/types'
import type { AppState, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types'
import { useComputedColorScheme } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBoard, useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import classes from './BoardCanvas.module.css'
import { BoardTools } from './BoardTools.tsx'
import { boardFont, boardFontSize } from './list/newElements.ts'
import { type CanvasView, PointedAt } from './PointedAt.tsx'
import { createSceneReader, sceneOf, sceneShowing } from './sceneElements.ts'
import { boardTexts as texts } from './texts.ts'
import { type BoardTool, isBoardTool } from './tools.ts'
import { usePointedAt } from './usePointedAt.ts'
import { useTyping } from './useTyping.ts'

/** Clean lines, letters from our own server, and the page's own ground. */
const appState = {
  currentItemRoughness: 0,
  currentItemStrokeWidth: 2,
  currentItemFontFamily: boardFont,
  currentItemFontSize: boardFontSize,
  viewBackgroundColor: 'transparent',
} as const

const nothingToSave = {
  canvasActions: {
    changeViewBackgroundColor: false,
    clearCanvas: false,
    export: false,
    loadScene: false,
    saveAsImage: false,
    saveToActiveFile: false,
    toggleTheme: false,
  },
  tools: { image: false },
} as const

const noticeMs = 10_000

/** The canvas. What stands on it belongs to who draws; what comes from elsewhere comes in beside it. */
export default function BoardCanvas() {
  const { board } = useRoomAccess()
  const revision = useBoard(({ revision }) => revision)
  const readOnly = useRoom(({ state, role }) => state?.phase !== 'IN_PROGRESS' || role === 'observer')
  const theme = useComputedColorScheme('light')
  const [api, setApi] = useState<ExcalidrawImperativeAPI | null>(null)
  const [tool, setTool] = useState<BoardTool>('selection')
  // The library takes no tool before it shows its scene: one that was chosen earlier waits for that.
  const [isUp, setIsUp] = useState(false)
  const chosenEarly = useRef<BoardTool | null>(null)
  const [view, setView] = useState<CanvasView>({ scrollX: 0, scrollY: 0, zoom: 1 })
  const pointed = usePointedAt()
  const elements = useBoard(({ elements }) => elements)
  const [tookOff, setTookOff] = useState(false)
  const place = useRef<HTMLElement>(null)
  const read = useMemo(createSceneReader, [])
  const shownRevision = useRef(board.store.getState().revision)
  const initialData = useMemo(
    () => ({ elements: sceneOf(board.store.getState().elements), appState, scrollToContent: true }),
    [board],
  )

  useEffect(() => {
    if (api === null || shownRevision.current === revision) return
    shownRevision.current = revision
    const { elements, source } = board.store.getState()
    api.updateScene({
      elements: sceneShowing(elements, api.getSceneElementsIncludingDeleted(), source === 'list'),
      // What one changed in the list can be undone here; what somebody else drew cannot.
      captureUpdate: source === 'list' ? CaptureUpdateAction.IMMEDIATELY : CaptureUpdateAction.NEVER,
    })
    if (source === 'opened') api.history.clear()
  }, [api, board, revision])

  const drawn = useCallback(
    (scene: readonly ExcalidrawElement[], { activeTool, scrollX, scrollY, zoom: { value: zoom } }: AppState) => {
      setIsUp(true)
      setView((seen) =>
        seen.scrollX === scrollX && seen.scrollY === scrollY && seen.zoom === zoom ? seen : { scrollX, scrollY, zoom },
      )
      if (chosenEarly.current !== null) return
      if (isBoardTool(activeTool.type)) setTool(activeTool.type)
      else api?.setActiveTool({ type: 'selection' })
      // What came meanwhile is shown first: a scene without it would remove it.
      if (shownRevision.current !== board.store.getState().revision) return
      const { elements, unsupported } = read(scene)
      if (unsupported.length > 0) {
        setTookOff(true)
        api?.updateScene({
          elements: sceneShowing(elements, api.getSceneElementsIncludingDeleted(), false),
          captureUpdate: CaptureUpdateAction.NEVER,
        })
      }
      board.draw(elements)
    },
    [api, board, read],
  )

  useEffect(() => {
    if (!isUp || api === null || chosenEarly.current === null) return
    const type = chosenEarly.current
    chosenEarly.current = null
    api.setActiveTool({ type })
  }, [api, isUp])

  const choose = (type: BoardTool) => {
    if (isUp && api !== null) return api.setActiveTool({ type })
    chosenEarly.current = type
    setTool(type)
  }

  useTyping(place, readOnly ? null : api)

  useEffect(() => {
    if (!tookOff) return
    const timer = setTimeout(() => setTookOff(false), noticeMs)
    return () => clearTimeout(timer)
  }, [tookOff])

  const press = (key: string, shiftKey = false) => {
    const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
    const keys = { key, code: 'KeyZ', shiftKey, ctrlKey: !isMac, metaKey: isMac, bubbles: true, cancelable: true }
    place.current?.querySelector('.excalidraw')?.dispatchEvent(new KeyboardEvent('keydown', keys))
  }

  return (
    <div className={classes.canvas}>
      {!readOnly && (
        <BoardTools
          tool={tool}
          onTool={choose}
          actions={{
            undo: () => press('z'),
            redo: () => press('z', true),
            fit: () => api?.scrollToContent(undefined, { fitToViewport: true, maxZoom: 1, viewportZoomFactor: 0.9 }),
          }}
        />
      )}
      <section ref={place} className={classes.scene} data-theme={theme} aria-label={texts.canvasLabel}>
        <Excalidraw
          excalidrawAPI={setApi}
          initialData={initialData}
          onChange={drawn}
          theme={theme}
          viewModeEnabled={readOnly}
          handleKeyboardGlobally={false}
          validateEmbeddable={false}
          aiEnabled={false}
          UIOptions={nothingToSave}
        />
        <PointedAt elements={elements} ids={pointed} view={view} />
      </section>
      <p role="status" className={classes.notice}>
        {tookOff && texts.unsupported}
      </p>
    </div>
  )
}
