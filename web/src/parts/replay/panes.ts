import type { Place } from './evidence.ts'

/** What can be seen of the candidate's work: the code, or of a design its whiteboard and its notes. */
type Work = 'code' | 'board' | 'notes'
/** What is to be seen where there is room for one thing only. */
export type Pane = Work | 'conversation'

const workIn: Record<Place['in'], Work | null> = { message: null, code: 'code', notes: 'notes', board: 'board' }

/** What was chosen last, of the work and of everything; `place` is the evidence that was pressed when it was. */
export type Chosen = { work: Work | null; pane: Pane | null; place: Place | null }

/**
 * What of the work is shown, and which pane where there is room for one. Evidence that is pressed shows itself; from then on one looks at
 * what one likes.
 */
export function panesShown(
  { isDesign, isDrawn }: { isDesign: boolean; isDrawn: boolean },
  chosen: Chosen,
  place: Place | null,
): { work: Work; pane: Pane; works: readonly Work[] } {
  const works: readonly Work[] = isDesign ? ['board', 'notes'] : ['code']
  const usual: Work = isDesign ? (isDrawn ? 'board' : 'notes') : 'code'
  const known = (work: Work | null): Work => (work !== null && works.includes(work) ? work : usual)
  const pressed = place !== null && place !== chosen.place ? place : null
  const work = known(pressed === null ? chosen.work : (workIn[pressed.in] ?? chosen.work))
  if (pressed !== null) return { work, works, pane: pressed.in === 'message' ? 'conversation' : work }
  return { work, works, pane: chosen.pane === 'conversation' ? 'conversation' : work }
}
