import { useNavigation } from 'react-router'
import classes from './RouteProgress.module.css'
import { layoutTexts } from './texts.ts'

/** A thin line at the top while the next page is fetched; a page that comes at once shows none. */
export function RouteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={classes.line} role="progressbar" aria-label={layoutTexts.loading} />
}
