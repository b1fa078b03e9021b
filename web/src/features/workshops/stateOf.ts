import type { WorkshopDateView } from '@greenroom/shared/wire'
import { workshopTexts as texts } from './texts.ts'
import { isLeaving } from './workshops.ts'

/** One's own place on a date, or else how many are free, in a sentence. */
export function stateOf(date: WorkshopDateView): string {
  const { you, seatsLeft, waiting } = date
  if (you !== null) {
    if (isLeaving(date)) return you.state === 'registered' ? texts.leaving : texts.leavingList
    return you.state === 'registered' ? texts.yours : texts.position(you.position ?? 1)
  }
  if (Date.parse(date.startsAt) <= Date.now()) return texts.begun
  return seatsLeft === 0 && waiting > 0 ? texts.waitingOthers(waiting) : `${texts.seatsLeft(seatsLeft)}.`
}
