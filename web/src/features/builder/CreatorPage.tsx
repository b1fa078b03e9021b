import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Creator.module.css'
import { PagesSection } from './PagesSection.tsx'
import { builderTexts } from './texts.ts'

const texts = builderTexts.creator

/** Everything that can be created, each kind with its own part of the page. */
const sections: readonly { id: string; title: string; Section: ComponentType }[] = [
  { id: 'pages', title: texts.pages, Section: PagesSection },
]

/** `/creator`: everything a creator may edit. */
export default function CreatorPage() {
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.quiet)}>{texts.lead}</p>
      {sections.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={`${id}-title`} className={classes.section}>
          <h2 id={`${id}-title`} className={ui.under12}>
            {title}
          </h2>
          <Section />
        </section>
      ))}
    </div>
  )
}
