import type { WorkshopDateView } from '@greenroom/shared/wire'
import { workshopTexts as texts } from './texts.ts'
import { isLeaving } from './workshops.ts'

/** Describes the user's place on a date or, if they have none, how many seats are free. */
export function stateOf(date: WorkshopDateView): string {
  const { you, seatsLeft, waiting } = date
  if (you !== null) {
    if (isLeaving(date)) return you.state === 'registered' ? texts.leaving : texts.leavingList
    return you.state === 'registered' ? texts.yours : texts.position(you.position ?? 1)
  }
  if (Date.parse(date.startsAt) <= Date.now()) return texts.begun
  return seatsLeft === 0 && waiting > 0 ? texts.waitingOthers(waiting) : `${texts.seatsLeft(seatsLeft)}.`
}
