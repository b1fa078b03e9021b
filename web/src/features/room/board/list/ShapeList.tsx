import { type BoardElement, namesOf, outlineOf } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useBoard, useRoomAccess } from '../../../../parts/room/roomContext.ts'
import ui from '../../../../ui/primitives.module.css'
import { useMayOnlyLook } from '../sharedBoard.ts'
import { boardTexts as texts } from '../texts.ts'
import { usePointedAt } from '../usePointedAt.ts'
import { AddShape } from './AddShape.tsx'
import { ConnectShapes } from './ConnectShapes.tsx'
import { added, connected, type Kind, moved, removed, renamed, tiedTo } from './editBoard.ts'
import classes from './ShapeList.module.css'
import { ShapeRow } from './ShapeRow.tsx'

/** The board as an editable list: the same data as the canvas, for keyboards, screen readers and small windows. */
export function ShapeList() {
  const { board } = useRoomAccess()
  const elements = useBoard(({ elements }) => elements)
  const readOnly = useMayOnlyLook()
  const pointed = usePointedAt()
  const [told, setTold] = useState('')
  const addField = useRef<HTMLInputElement>(null)
  const outline = outlineOf(elements)
  const names = namesOf(outline)
  const nameOf = (id: string | null) => (id === null ? texts.nothing : (names.get(id) ?? texts.nothing))
  const things = [
    ...outline.shapes.map(({ id, label, kind }) => ({ id, words: label, kind: kind as Kind })),
    ...outline.texts.map(({ id, text }) => ({ id, words: text, kind: 'text' as const })),
  ]

  const take = (next: BoardElement[], words: string) => {
    board.change(next)
    setTold(words)
  }
  const add = (kind: Kind, words: string) =>
    take(added(elements, kind, words).board, texts.wasAdded(words === '' ? texts.kinds[kind] : words))
  const connect = (from: string, to: string, words: string) =>
    take(connected(elements, from, to, words).board, texts.wasConnected(nameOf(from), nameOf(to)))
  const remove = (id: string, name: string) => {
    take(removed(elements, id), texts.wasRemoved(name, tiedTo(elements, id).length))
    addField.current?.focus()
  }
  const move = (id: string, dx: number, dy: number) => {
    const next = moved(elements, id, dx, dy)
    const place = next.find((element) => element.id === id)
    take(next, texts.wasMoved(nameOf(id), Math.round(place?.x ?? 0), Math.round(place?.y ?? 0)))
  }

  return (
    <div className={clsx(ui.flex, ui.column, ui.gap20, ui.grow, ui.lowers, ui.scrolls, ui.anchor, classes.list)}>
      {!readOnly && <AddShape onAdd={add} field={addField} />}
      {!readOnly && (
        <ConnectShapes things={things.map(({ id }) => ({ value: id, label: nameOf(id) }))} onConnect={connect} />
      )}
      <section aria-labelledby="board-shapes">
        <h2 id="board-shapes" className={clsx(ui.flat, ui.large, ui.lineAbove, classes.title)}>
          {texts.shapesTitle}
        </h2>
        {things.length === 0 && <p className={clsx(ui.body, ui.quiet, classes.empty)}>{texts.nothingYet}</p>}
        <ul className={clsx(ui.unmarked, ui.bare, ui.after8)}>
          {things.map(({ id, words, kind }) => (
            <ShapeRow
              key={id}
              kind={kind}
              name={nameOf(id)}
              words={words}
              place={placeOf(elements, id)}
              readOnly={readOnly}
              isPointedAt={pointed.includes(id)}
              onRename={(next) => board.change(renamed(elements, id, next))}
              onMove={(dx, dy) => move(id, dx, dy)}
              onRemove={() => remove(id, nameOf(id))}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="board-connections">
        <h2 id="board-connections" className={clsx(ui.flat, ui.large, ui.lineAbove, classes.title)}>
          {texts.connectionsTitle}
        </h2>
        {outline.links.length === 0 && <p className={clsx(ui.body, ui.quiet, classes.empty)}>{texts.noConnections}</p>}
        <ul className={clsx(ui.unmarked, ui.bare, ui.after8)}>
          {outline.links.map(({ id, from, to, label }) => (
            <ShapeRow
              key={id}
              kind="arrow"
              name={texts.connection(nameOf(from), nameOf(to))}
              words={label}
              place={null}
              readOnly={readOnly}
              onRename={(next) => board.change(renamed(elements, id, next))}
              onRemove={() => remove(id, texts.connection(nameOf(from), nameOf(to)))}
            />
          ))}
        </ul>
        {outline.strokes > 0 && (
          <p className={clsx(ui.body, ui.quiet, classes.empty)}>{texts.strokes(outline.strokes)}</p>
        )}
      </section>
      <p role="status" className={clsx(ui.oneLine, ui.clipped, ui.over, classes.told)}>
        {told}
      </p>
    </div>
  )
}

function placeOf(elements: readonly BoardElement[], id: string): { x: number; y: number } | null {
  const element = elements.find((each) => each.id === id)
  return element === undefined ? null : { x: Math.round(element.x), y: Math.round(element.y) }
}
