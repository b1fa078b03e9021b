import type { Place } from './evidence.ts'

/** The part of the candidate's work being shown: the code or, for a design, its whiteboard or notes. */
export type Work = 'code' | 'board' | 'notes'

const workIn: Record<Place['in'], Work | null> = { message: null, code: 'code', notes: 'notes', board: 'board' }

/** The part last chosen; `place` is the evidence that was selected then. */
export type Chosen = { work: Work | null; place: Place | null }

/** Picks the part to show. Selecting evidence shows the part that it's in; after that, the reader can switch. */
export function workShown(
  { isDesign, isDrawn }: { isDesign: boolean; isDrawn: boolean },
  chosen: Chosen,
  place: Place | null,
): { work: Work; works: readonly Work[] } {
  const works: readonly Work[] = isDesign ? ['board', 'notes'] : ['code']
  const usual: Work = isDesign ? (isDrawn ? 'board' : 'notes') : 'code'
  const known = (work: Work | null): Work => (work !== null && works.includes(work) ? work : usual)
  const pressed = place !== null && place !== chosen.place ? place : null
  return { work: known(pressed === null ? chosen.work : (workIn[pressed.in] ?? chosen.work)), works }
}
