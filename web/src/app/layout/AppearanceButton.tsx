import { lazy, Suspense, useState } from 'react'
import { AppearanceIcon } from './AppearanceIcon.tsx'

const AppearanceMenu = lazy(async () => ({ default: (await import('./AppearanceMenu.tsx')).AppearanceMenu }))

/** The theme switch for signed-out visitors. Its menu is loaded when it's first opened. */
export function AppearanceButton() {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <AppearanceIcon onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<AppearanceIcon />}>
      <AppearanceMenu />
    </Suspense>
  )
}
