import { Link, useLocation } from 'react-router'
import { type Entry, isHere } from './publicEntries.ts'

/** A navigation link, marked if it is the current page. */
export function NavigationLink({ entry, className }: { entry: Entry; className: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={entry.to}
      className={className}
      data-here={isHere(entry, pathname)}
      aria-current={pathname === entry.to ? 'page' : undefined}
    >
      {entry.label}
    </Link>
  )
}
