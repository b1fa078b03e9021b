import { Button } from '@mantine/core'
import { StatusBar } from '../layout/StatusBar.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { useVersion } from './newVersion.ts'

/** Offers the new version, and lets the user choose when to switch. */
export function VersionBar() {
  const { outdated } = useVersion()
  return (
    <StatusBar
      said={outdated ? layoutTexts.newVersion : null}
      action={
        <Button size="xs" onClick={() => location.reload()}>
          {layoutTexts.reload}
        </Button>
      }
    />
  )
}
