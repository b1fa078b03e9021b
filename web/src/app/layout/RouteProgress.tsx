import { clsx } from 'clsx'
import { useNavigation } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './RouteProgress.module.css'
import { layoutTexts } from './texts.ts'

/** A thin line at the top while the next page loads. Not shown if the page loads immediately. */
export function RouteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={clsx(ui.accentGround, classes.line)} role="progressbar" aria-label={layoutTexts.loading} />
}
