import { clsx } from 'clsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './InformationPage.module.css'

/** A page section, with an id to link to. The body is Markdown. */
export type Section = { id: string; title: string; body: string }

export type Information = { title: string; lead: string; sections: readonly Section[]; changed?: string }

/** A text page: its introduction and sections, with a table of contents if there are many. */
export function InformationPage({
  of,
  after = {},
  children,
}: {
  of: Information
  /** Extra content below a section's text, by section id. */
  after?: Readonly<Record<string, React.ReactNode>>
  children?: React.ReactNode
}) {
  const { title, lead, sections, changed } = of
  return (
    <div className={clsx(ui.grid, ui.centred, ui.contentWide, classes.page)}>
      <header className={classes.header}>
        <h1 className={ui.under12}>{title}</h1>
        <p className={clsx(ui.flat, ui.text17, ui.line27, ui.quiet, ui.pretty)}>{lead}</p>
        {changed !== undefined && <p className={clsx(ui.after12, ui.text12, ui.line17, ui.faint)}>{changed}</p>}
      </header>
      {sections.length > 4 && <Contents sections={sections} />}
      <div>
        {sections.map(({ id, title: heading, body }) => (
          <section
            key={id}
            id={id}
            className={clsx(ui.text16, ui.lineAbove, classes.section)}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className={ui.under12}>
              {heading}
            </h2>
            <Markdown text={body} />
            {after[id]}
          </section>
        ))}
        {children}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav className={clsx(ui.notPrinted, classes.contents)} aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={clsx(ui.block, ui.small, ui.quiet, ui.plainLink, classes.entry)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
