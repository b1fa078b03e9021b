import { Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconMicrophone, IconPhone, IconVideo } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import classes from './CallStrip.module.css'
import type { Call } from './call.ts'
import { callTexts as texts } from './texts.ts'

/**
 * Shown before a call: no device opens until the user presses one of these. Anyone who continues without the call isn't
 * asked again, but can still join.
 */
export function CallChoice({ call, name }: { call: Call; name: string }) {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const [without, setWithout] = useSessionStorage<boolean>({
    key: `greenroom:without-call:${sessionId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': 'true' } as const
  if (without)
    return (
      <div className={clsx(ui.row, ui.between, ui.wide)}>
        <span className={clsx(ui.text13, ui.quiet)}>{texts.off}</span>
        <Button size="xs" leftSection={<IconPhone {...icon} />} onClick={() => setWithout(false)}>
          {texts.join}
        </Button>
      </div>
    )
  return (
    <div className={classes.choice}>
      <p className={clsx(ui.flat, ui.text14, ui.line18)}>{texts.lead(name)}</p>
      <div className={clsx(ui.row, ui.gap6, ui.wrap)}>
        <Button size="xs" leftSection={<IconMicrophone {...icon} />} onClick={() => void call.join({ camera: false })}>
          {texts.audio}
        </Button>
        <Button size="xs" leftSection={<IconVideo {...icon} />} onClick={() => void call.join({ camera: true })}>
          {texts.video}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setWithout(true)}>
          {texts.without}
        </Button>
      </div>
    </div>
  )
}
