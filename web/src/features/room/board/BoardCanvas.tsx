import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import '@excalidraw/excalidraw/index.css'
import { CaptureUpdateAction, Excalidraw } from '@excalidraw/excalidraw'
import type { ExcalidrawElement } from '@excalidraw/excalidraw/element/types'
import type { AppState, ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types'
import { type BoardElement, boardAfter, boardChange, isEmptyChange, newsOf } from '@greenroom/shared/session'
import { useComputedColorScheme } from '@mantine/core'
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { SharedBar } from '../../../parts/collab/SharedBar.tsx'
import { useBoard, useRoomAccess } from '../../../parts/room/roomContext.ts'
import classes from './BoardCanvas.module.css'
import { BoardTools } from './BoardTools.tsx'
import { boardFont, boardFontSize } from './list/newElements.ts'
import { type CanvasView, PointedAt } from './PointedAt.tsx'
import { createSceneReader, sceneOf, sceneShowing } from './sceneElements.ts'
import { SharedBoardContext, useMayOnlyLook } from './sharedBoard.ts'
import { boardTexts as texts } from './texts.ts'
import { type BoardTool, isBoardTool } from './tools.ts'
import { usePointedAt } from './usePointedAt.ts'
import { useFollowedPointer, usePointers, usePointersOnCanvas } from './usePointers.ts'
import { useTyping } from './useTyping.ts'

/** Clean lines, a font from our server, and the page's background. */
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
/** The maximum number of selected shapes shown to others. */
const maxSelectedTold = 20

/** The canvas. It owns its content while its user draws, and merges in remote changes. */
export default function BoardCanvas() {
  const { board } = useRoomAccess()
  const revision = useBoard(({ revision }) => revision)
  const readOnly = useMayOnlyLook()
  const shared = useContext(SharedBoardContext)
  const connection = shared === 'none' ? null : shared
  const theme = useComputedColorScheme('light')
  const [api, setApi] = useState<ExcalidrawImperativeAPI | null>(null)
  const [tool, setTool] = useState<BoardTool>('selection')
  // The library ignores tool changes until it has rendered its scene, so an earlier choice waits here.
  const [isUp, setIsUp] = useState(false)
  const chosenEarly = useRef<BoardTool | null>(null)
  const [view, setView] = useState<CanvasView>({ scrollX: 0, scrollY: 0, zoom: 1 })
  const pointed = usePointedAt()
  const elements = useBoard(({ elements }) => elements)
  const [tookOff, setTookOff] = useState(false)
  const place = useRef<HTMLElement>(null)
  const read = useMemo(createSceneReader, [])
  const shownRevision = useRef(board.store.getState().revision)
  /** The last state that canvas and board agreed on. */
  const agreed = useRef<readonly BoardElement[]>(board.store.getState().elements)
  const pointers = usePointers(connection)
  usePointersOnCanvas(api, pointers)
  const [followedId, setFollowedId] = useState<string | null>(null)
  useFollowedPointer(api, pointers.find(({ participant }) => participant.id === followedId)?.at ?? null)
  const initialData = useMemo(
    () => ({ elements: sceneOf(board.store.getState().elements), appState, scrollToContent: true }),
    [board],
  )

  useEffect(() => {
    if (api === null || shownRevision.current === revision) return
    // Merge local strokes first, so that a stroke under the pointer doesn't revert to what the others have.
    const own = boardChange(agreed.current, read(api.getSceneElements()).elements)
    const before = board.store.getState()
    const news = before.source === 'elsewhere' ? newsOf(own, before.elements) : { changed: [], removed: [] }
    if (!isEmptyChange(news)) board.draw(boardAfter(before.elements, news))
    shownRevision.current = revision
    const { elements, source } = board.store.getState()
    agreed.current = elements
    api.updateScene({
      elements: sceneShowing(elements, api.getSceneElementsIncludingDeleted(), source === 'list'),
      // Changes made in the user's own list can be undone here; other people's drawing can't.
      captureUpdate: source === 'list' ? CaptureUpdateAction.IMMEDIATELY : CaptureUpdateAction.NEVER,
    })
    if (source === 'opened') api.history.clear()
  }, [api, board, read, revision])

  const drawn = useCallback(
    (scene: readonly ExcalidrawElement[], { activeTool, scrollX, scrollY, zoom: { value: zoom } }: AppState) => {
      setIsUp(true)
      setView((seen) =>
        seen.scrollX === scrollX && seen.scrollY === scrollY && seen.zoom === zoom ? seen : { scrollX, scrollY, zoom },
      )
      if (chosenEarly.current !== null) return
      if (isBoardTool(activeTool.type)) setTool(activeTool.type)
      else api?.setActiveTool({ type: 'selection' })
      // Wait until newer changes have been rendered: this scene doesn't have them, and reading it would remove them.
      if (shownRevision.current !== board.store.getState().revision) return
      const { elements, unsupported } = read(scene)
      if (unsupported.length > 0) {
        setTookOff(true)
        api?.updateScene({
          elements: sceneShowing(elements, api.getSceneElementsIncludingDeleted(), false),
          captureUpdate: CaptureUpdateAction.NEVER,
        })
      }
      agreed.current = elements
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

  const point = (at: { x: number; y: number } | null) => {
    if (connection === null) return
    const selected = Object.keys(api?.getAppState().selectedElementIds ?? {}).slice(0, maxSelectedTold)
    connection.awareness.setLocalState({ pointer: at, selected })
  }

  return (
    <>
      {connection !== null && (
        <SharedBar
          shared={connection}
          of="board"
          people={pointers.map(({ participant }) => participant)}
          followedId={followedId}
          onFollow={setFollowedId}
        />
      )}
      <div className={clsx(ui.grid, ui.grow, ui.lowers, classes.canvas)}>
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
        <section
          ref={place}
          className={clsx(ui.lowers, ui.surface, ui.clipped, ui.anchor, classes.scene)}
          data-theme={theme}
          aria-label={texts.canvasLabel}
          onPointerLeave={() => point(null)}
          // Starting to draw stops following someone else.
          onPointerDown={() => setFollowedId(null)}
        >
          <Excalidraw
            excalidrawAPI={setApi}
            initialData={initialData}
            onChange={drawn}
            onPointerUpdate={({ pointer: { x, y } }) => point({ x, y })}
            isCollaborating={connection !== null}
            theme={theme}
            viewModeEnabled={readOnly}
            handleKeyboardGlobally={false}
            validateEmbeddable={false}
            aiEnabled={false}
            UIOptions={nothingToSave}
          />
          <PointedAt elements={elements} ids={pointed} view={view} />
        </section>
        <p role="status" className={clsx(ui.flat, ui.small, ui.warn, ui.warnGround, classes.notice)}>
          {tookOff && texts.unsupported}
        </p>
      </div>
    </>
  )
}
