import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { CallButtons } from './CallButtons.tsx'
import { CallChoice } from './CallChoice.tsx'
import { CallStatusLine } from './CallStatusLine.tsx'
import classes from './CallStrip.module.css'
import { CallTiles } from './CallTiles.tsx'
import { Captions } from './Captions.tsx'
import type { Call } from './call.ts'
import { useCall, useCallView } from './callContext.ts'
import { callTexts as texts } from './texts.ts'

/**
 * The call, above the conversation: two tiles and the buttons, or a slim bar in a narrow window. Empty if there is
 * nobody to call.
 */
export function CallStrip({ isWide }: { isWide: boolean }) {
  const call = useCall()
  return call === null ? null : <Strip call={call} isWide={isWide} />
}

function Strip({ call, isWide }: { call: Call; isWide: boolean }) {
  const isOff = useCallView(call, ({ status }) => status === 'off')
  const name = useOtherName()
  const layout = isWide ? 'wide' : 'narrow'
  return (
    <section
      className={clsx(ui.flex, ui.fixed, ui.lineBelow, classes.strip)}
      data-layout={layout}
      data-part="call"
      aria-label={texts.label}
    >
      {isOff ? (
        <CallChoice call={call} name={name} />
      ) : (
        <>
          <CallTiles call={call} name={name} isWide={isWide} />
          <div className={clsx(ui.row, ui.gap6, ui.wrap)}>
            <CallButtons call={call} />
            {isWide && <span className={clsx(ui.text13, ui.quiet, classes.note)}>{texts.notRecorded}</span>}
          </div>
          <Captions call={call} name={name} />
          <CallStatusLine call={call} name={name} />
        </>
      )}
    </section>
  )
}

/** The other person's name, or their role while the seat is free. */
function useOtherName(): string {
  return useRoom(({ state, role }) => {
    const other = role === 'candidate' ? 'interviewer' : 'candidate'
    return state?.members.find((each) => each.role === other)?.name ?? texts.nobodyYet[other]
  })
}
