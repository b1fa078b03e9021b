import { useState } from 'react'
import { AppearanceIcon } from './AppearanceButton.tsx'
import { AppearanceChoice } from './AppearanceChoice.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'
import { layoutTexts } from './texts.ts'
import { useOpenedAfterMount } from './useOpenedAfterMount.ts'

/** The theme switch, open from the start: it is fetched when somebody asks for it. */
export function AppearanceMenu() {
  const [opened, setOpened] = useState(true)
  return (
    <HeaderPopover
      label={layoutTexts.appearance}
      width={312}
      opened={useOpenedAfterMount(opened)}
      onChange={setOpened}
      target={<AppearanceIcon onClick={() => setOpened(!opened)} />}
    >
      <AppearanceChoice />
    </HeaderPopover>
  )
}
