import { allottedMs, designBands } from '@greenroom/shared/rules'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { useNow } from '../../../parts/room/useNow.ts'
import { StepLine } from '../../../ui/StepLine.tsx'
import { currentBand } from './currentBand.ts'
import classes from './TimeBands.module.css'
import { boardTexts as texts } from './texts.ts'

const minuteMs = 60_000

/** How the time of a design is commonly spent, and where one is in it: a plan that holds nobody to it. */
export function TimeBands() {
  const state = useRoom(({ state }) => state)
  const serverOffsetMs = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const now = useNow(5_000)
  if (state?.phase !== 'IN_PROGRESS') return null
  const { challenge, presentedAt } = state.question
  const extra = 1 + state.extraTimePercent / 100
  const minutes = Math.min(challenge.duration_in_minutes * extra, allottedMs(state) / minuteMs)
  const passed = Math.max(0, (now + serverOffsetMs - Math.max(presentedAt, state.startedAt)) / minuteMs)
  const bands = designBands(minutes)
  const { index, from, to, filled } = currentBand(bands, passed)
  const band = bands[index]
  if (band === undefined) return null
  const next = bands[index + 1]
  const name = texts.phases[band.phase]
  return (
    <div className={classes.bands}>
      <p className={classes.words}>
        <span>
          <strong className={classes.name}>{name}</strong> {filled >= 1 ? texts.bandsOver : texts.band(from, to)}
        </span>
        {next !== undefined && <span className={classes.next}>{texts.next(texts.phases[next.phase])}</span>}
      </p>
      <StepLine
        label={texts.bandsLabel(name, from, to)}
        segments={bands.map(({ phase, minutes: weight }, position) => ({
          key: phase,
          weight,
          current: position === index,
          filled: position < index ? 1 : position > index ? 0 : filled,
        }))}
      />
    </div>
  )
}
