import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { NavigationLink } from '../navigation/NavigationLink.tsx'
import type { Entry } from '../navigation/publicEntries.ts'
import classes from './SiteFooter.module.css'

/** A row of links in the footer. */
export function FooterLinks({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={label}>
      <ul className={clsx(ui.flex, ui.wrap, ui.list, classes.links)}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} className={classes.link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
