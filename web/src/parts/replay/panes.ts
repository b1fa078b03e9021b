import type { Place } from './evidence.ts'

/** What can be seen of the candidate's work: the code, or of a design its whiteboard and its notes. */
export type Work = 'code' | 'board' | 'notes'

const workIn: Record<Place['in'], Work | null> = { message: null, code: 'code', notes: 'notes', board: 'board' }

/** What of the work was chosen last; `place` is the evidence that was pressed when it was. */
export type Chosen = { work: Work | null; place: Place | null }

/** What of the work is shown. Evidence that is pressed shows itself; from then on one looks at what one likes. */
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
