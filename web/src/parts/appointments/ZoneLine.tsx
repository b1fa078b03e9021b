import { Button, Select } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { timeTexts } from './texts.ts'
import { chooseZone, knownZones, useTimeZone } from './timeZone.ts'
import { placeOf } from './zonedTimes.ts'

const texts = timeTexts.zone

/** Says which zone times are shown in, with a button to change it. */
export function ZoneLine() {
  const timeZone = useTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap8, ui.small, ui.quiet)}>
      {isOpen ? (
        <Select
          searchable
          allowDeselect={false}
          aria-label={texts.label}
          value={timeZone}
          data={knownZones()}
          onChange={(chosen) => {
            if (chosen !== null) chooseZone(chosen)
            setIsOpen(false)
          }}
        />
      ) : (
        <span>{texts.yours(placeOf(timeZone))}</span>
      )}
      <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.done : texts.change}
      </Button>
    </div>
  )
}
