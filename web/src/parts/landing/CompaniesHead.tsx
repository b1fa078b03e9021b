import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Companies.module.css'

/** The title of the companies' section, while its list loads and afterwards. */
export function CompaniesHead({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro: string
  children?: ReactNode
}) {
  return (
    <div className={clsx(ui.flex, ui.between, classes.head)}>
      <div>
        <h2 id={`${id}-title`} className={clsx(ui.under6, classes.title)}>
          {title}
        </h2>
        <p className={clsx(ui.flat, ui.quiet, classes.intro)}>{intro}</p>
      </div>
      {children}
    </div>
  )
}
