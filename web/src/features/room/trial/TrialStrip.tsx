import { isUnkeptTrial, trialLifetimeMs } from '@greenroom/shared/rules'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { trialTexts } from '../../../parts/trial/texts.ts'
import { clockTimeOf, longDayOf } from '../../../ui/time.ts'
import classes from './TrialStrip.module.css'
import { useFirstWords } from './useFirstWords.ts'

/** Under the header of a visitor's interview: what it is, and until when it is kept. */
export function TrialStrip() {
  const isTrial = useRoom(({ state }) => state !== null && isUnkeptTrial(state))
  const keptUntil = useRoom(({ state }) => (state?.createdAt ?? 0) + trialLifetimeMs)
  useFirstWords()
  if (!isTrial) return null
  return <p className={classes.strip}>{trialTexts.strip(`${longDayOf(keptUntil)}, ${clockTimeOf(keptUntil)}`)}</p>
}
