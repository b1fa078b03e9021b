import { isPageLink } from '@greenroom/shared/rules'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to an address that pages may link to; for any other address, just its text. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isPageLink(to)) return <span>{children}</span>
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
}

/** Like `PageLink`, as a button. */
export function PageButton({ to, look, label }: { to: string; look: 'filled' | 'plain'; label: string }) {
  const variant = look === 'filled' ? { variant: 'filled' } : {}
  if (!isPageLink(to))
    return (
      <Button {...variant} disabled>
        {label}
      </Button>
    )
  return to.startsWith('/') ? (
    <Button component={Link} to={to} {...variant}>
      {label}
    </Button>
  ) : (
    <Button component="a" href={to} {...variant}>
      {label}
    </Button>
  )
}
