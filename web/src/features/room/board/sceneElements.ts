import { isInvisiblySmallElement, restoreElements } from '@excalidraw/excalidraw'
import type { ExcalidrawElement, OrderedExcalidrawElement } from '@excalidraw/excalidraw/element/types'
import { type BoardElement, boardElementSchema, maxPoints } from '@greenroom/shared/session'

/** Rounds away digits that no screen can show. */
const rounded = (value: number): number => Math.round(value * 100) / 100

const roundedFields = ['x', 'y', 'width', 'height'] as const

/** Converts a drawn element to its stored form; null if boards don't support its kind. */
function boardElementOf(element: ExcalidrawElement): BoardElement | null {
  const lean: Record<string, unknown> = { ...element }
  for (const field of roundedFields) lean[field] = rounded(element[field])
  if ('points' in element) {
    // A very long stroke keeps its shape with only every second or third of its points.
    const step = Math.ceil(element.points.length / (maxPoints - 1))
    const last = element.points.length - 1
    lean.points = element.points
      .filter((_point, index) => index % step === 0 || index === last)
      .map(([x, y]) => [rounded(x), rounded(y)])
  }
  return boardElementSchema.safeParse(lean).data ?? null
}

/** Reads the canvas's content. Skips unchanged elements, because the canvas reports every pointer movement. */
export function createSceneReader(): (scene: readonly ExcalidrawElement[]) => {
  elements: BoardElement[]
  unsupported: string[]
} {
  let known = new Map<string, { version: number; versionNonce: number; element: BoardElement | null }>()
  return (scene) => {
    const read: typeof known = new Map()
    const elements: BoardElement[] = []
    const unsupported: string[] = []
    for (const each of scene) {
      // A shape that has only just been started has no size yet, and the library would drop it when loading.
      if (each.isDeleted || isInvisiblySmallElement(each)) continue
      const before = known.get(each.id)
      const { version, versionNonce } = each
      const isSame = before?.version === version && before.versionNonce === versionNonce
      const element = isSame ? before.element : boardElementOf(each)
      read.set(each.id, { version, versionNonce, element })
      if (element === null) unsupported.push(each.id)
      else elements.push(element)
    }
    known = read
    return { elements, unsupported }
  }
}

/** Converts elements for the library: copies, because it mutates them. */
export function sceneOf(elements: readonly BoardElement[], measuresText = false): OrderedExcalidrawElement[] {
  const copies: ExcalidrawElement[] = JSON.parse(JSON.stringify(elements))
  return restoreElements(copies, null, { refreshDimensions: measuresText })
}

/** Changes the canvas's scene to show `elements`. Leaves equal elements alone, and marks removed ones as deleted. */
export function sceneShowing(
  elements: readonly BoardElement[],
  scene: readonly OrderedExcalidrawElement[],
  measuresText: boolean,
): OrderedExcalidrawElement[] {
  const drawn = new Map(scene.map((each) => [each.id, each]))
  const isDrawn = ({ id, version, versionNonce }: BoardElement): boolean => {
    const before = drawn.get(id)
    return before?.version === version && before.versionNonce === versionNonce && !before.isDeleted
  }
  // Other people's strokes arrive many times a second, so only read the changes. Text is measured together with the
  // boxes that contain it.
  const news = measuresText ? elements : elements.filter((element) => !isDrawn(element))
  const fresh = new Map(sceneOf(news, measuresText).map((each) => [each.id, each]))
  const shown = elements.flatMap((element) => {
    const each = isDrawn(element) ? drawn.get(element.id) : fresh.get(element.id)
    return each === undefined ? [] : [each]
  })
  const ids = new Set(elements.map(({ id }) => id))
  const gone = scene.flatMap((each) => {
    if (ids.has(each.id)) return []
    // Keep a shape that has only just been started: it's under this user's pointer now.
    if (each.isDeleted || isInvisiblySmallElement(each)) return [each]
    return [{ ...each, isDeleted: true, version: each.version + 1 }]
  })
  return [...shown, ...gone]
}
