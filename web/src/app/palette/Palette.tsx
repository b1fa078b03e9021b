import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import classes from './Palette.module.css'
import { PaletteSearch } from './PaletteSearch.tsx'
import { closePalette } from './paletteState.ts'
import { paletteTexts as texts } from './texts.ts'

const [quietStore, spotlight] = createSpotlight()
// Spotlight moves its selection without telling anybody; a screen reader has to know.
const set: SpotlightStore['setState'] = (state) => quietStore.setState(state)
const store: SpotlightStore = { ...quietStore, setState: set, updateState: set }

/** One field that leads to every page, to challenges and lessons, and to actions that work anywhere. */
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
      // On another page the focus is its heading's.
      returnFocus={!leadsAway}
      // The frame listens for the keys: the editor has Ctrl K for itself.
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
