import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types'
import { type RefObject, useEffect } from 'react'

/** Shapes that can hold text. */
const wordy: readonly string[] = ['rectangle', 'ellipse', 'diamond', 'arrow', 'text']

/**
 * Sends letters typed on the canvas into the selected shape, opening its text. They do nothing else: the library would
 * take single letters and digits as shortcuts that no button advertises.
 */
export function useTyping(place: RefObject<HTMLElement | null>, api: ExcalidrawImperativeAPI | null): void {
  useEffect(() => {
    const canvas = place.current
    if (canvas === null || api === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTyped(event) || isField(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (selectedWithWords(api)) writeInto(canvas, event.key)
    }
    canvas.addEventListener('keydown', onKeyDown, { capture: true })
    return () => canvas.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [place, api])
}

/** Whether the key types a single character rather than issuing a command. Space pans the canvas. */
const isTyped = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isComposing

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

function selectedWithWords(api: ExcalidrawImperativeAPI): boolean {
  const { selectedElementIds } = api.getAppState()
  const selected = api.getSceneElements().filter(({ id }) => selectedElementIds[id])
  const [only] = selected
  return only !== undefined && selected.length === 1 && wordy.includes(only.type)
}

/** Opens the selected shape's text by sending Enter, then types the letter at its end. */
function writeInto(canvas: HTMLElement, letter: string): void {
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  canvas.querySelector('.excalidraw')?.dispatchEvent(new KeyboardEvent('keydown', enter))
  const field = canvas.querySelector<HTMLTextAreaElement>('textarea.excalidraw-wysiwyg')
  if (field === null) return
  field.focus()
  field.setRangeText(letter, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter, inputType: 'insertText' }))
}
