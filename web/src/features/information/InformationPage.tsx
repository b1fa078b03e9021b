import { Markdown } from '../../ui/Markdown.tsx'
import classes from './InformationPage.module.css'

/** A part of a page that can be linked to by its id. The body is Markdown. */
export type Section = { id: string; title: string; body: string }

export type Information = { title: string; lead: string; sections: readonly Section[]; changed?: string }

/** A page to read: what it is about, and its parts, with a list of them where there are many. */
export function InformationPage({
  of,
  after = {},
  children,
}: {
  of: Information
  /** What stands below the text of a part, by the part's id. */
  after?: Readonly<Record<string, React.ReactNode>>
  children?: React.ReactNode
}) {
  const { title, lead, sections, changed } = of
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {changed !== undefined && <p className={classes.changed}>{changed}</p>}
      </header>
      {sections.length > 4 && <Contents sections={sections} />}
      <div>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={classes.heading}>
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
    <nav className={classes.contents} aria-label="On this page">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.entry}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
