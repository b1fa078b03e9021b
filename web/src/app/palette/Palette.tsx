import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import classes from './Palette.module.css'
import { PaletteSearch } from './PaletteSearch.tsx'
import { closePalette } from './paletteState.ts'
import { paletteTexts as texts } from './texts.ts'

const [quietStore, spotlight] = createSpotlight()
// Spotlight moves its selection without an event, but screen readers need to know.
const set: SpotlightStore['setState'] = (state) => quietStore.setState(state)
const store: SpotlightStore = { ...quietStore, setState: set, updateState: set }

/** One search field for all pages, challenges, lessons, and actions that work anywhere. */
export function Palette({ opened }: { opened: boolean }) {
  const [leadsAway, setLeadsAway] = useState(false)
  useEffect(() => {
    if (opened) {
      setLeadsAway(false)
      spotlight.open()
    } else spotlight.close()
  }, [opened])
  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={closePalette}
      // After navigating, focus belongs on the new page's heading.
      returnFocus={!leadsAway}
      // `PaletteKeys` listens for the keys, because the editor needs Ctrl K for itself.
      shortcut={null}
      centered={false}
      yOffset="12vh"
      size={600}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      attributes={{ content: { 'aria-label': texts.title } }}
      classNames={classes}
    >
      <PaletteSearch store={store} onLeave={() => setLeadsAway(true)} />
    </Spotlight.Root>
  )
}
