import { useState } from 'react'
import { appearanceName } from '../../ui/appearance/colourScheme.ts'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { AppearanceIcon } from './AppearanceIcon.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

/** The theme switch's menu. Open from the start, because it is loaded by the first click. */
export function AppearanceMenu() {
  const [opened, setOpened] = useState(true)
  return (
    <HeaderPopover
      label={appearanceName}
      width={312}
      opened={useOpenedAfterMount(opened)}
      onChange={setOpened}
      target={<AppearanceIcon onClick={() => setOpened(!opened)} />}
    >
      <AppearanceChoice />
    </HeaderPopover>
  )
}
