import type { PageBlock, PageLeaf } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import { LandingSectionWithin } from '../landing/LandingSection.tsx'
import { Applications } from './Applications.tsx'
import { Articles } from './Articles.tsx'
import { FormBlock } from './FormBlock.tsx'
import { Latest } from './Latest.tsx'
import classes from './Page.module.css'
import { PageButton, PageLink } from './PageLink.tsx'
import { PageText } from './PageText.tsx'
import { useShownPage } from './shownPage.ts'

/** One block of a page. The editor renders its blocks with this too. */
export function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'Columns': {
      const { count, first, second, third } = block.props
      const columns = count === '3' ? [first, second, third] : [first, second]
      return (
        <ColumnGrid count={count}>
          {columns.map((leaves, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            <div key={at}>
              {leaves.map((leaf) => (
                <Block key={leaf.props.id} block={leaf} />
              ))}
            </div>
          ))}
        </ColumnGrid>
      )
    }
    case 'Form':
      return <FormBlock form={block.props} />
    case 'Articles':
      return <Articles />
    case 'Room':
    case 'Points':
    case 'Evidence':
    case 'Companies':
    case 'Promises':
    case 'Trial':
      return <LandingSectionWithin block={block} />
    default:
      return <Leaf leaf={block} />
  }
}

/** Columns side by side, or stacked if space is tight. */
export const ColumnGrid = ({ count, children }: { count: '2' | '3'; children: ReactNode }) => (
  <div className={clsx(ui.grid, classes.block, count === '3' ? classes.three : classes.two)}>{children}</div>
)

function Leaf({ leaf }: { leaf: PageLeaf }) {
  switch (leaf.type) {
    case 'Heading': {
      const { text, level, anchor } = leaf.props
      const Tag = level === '2' ? 'h2' : 'h3'
      return (
        <Tag className={classes.heading} {...(anchor === '' ? {} : { id: `${anchor}-title` })}>
          {text}
        </Tag>
      )
    }
    case 'Text':
      return (
        <div className={clsx(ui.text16, classes.block, classes.text)}>
          <PageText text={leaf.props.markdown} />
        </div>
      )
    case 'Picture':
      return <Picture {...leaf.props} />
    case 'Button':
      return (
        <p className={classes.block}>
          <PageButton to={leaf.props.link} look={leaf.props.look} label={leaf.props.label} />
        </p>
      )
    case 'Questions':
      return (
        <div className={classes.block}>
          {leaf.props.items.map(({ question, answer }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
            <details key={at} className={clsx(ui.lineBelow, classes.question)}>
              <summary className={ui.strong}>{question}</summary>
              <PageText text={answer} />
            </details>
          ))}
        </div>
      )
    case 'Quote':
      return (
        <figure className={clsx(classes.block, classes.quote)}>
          <blockquote className={clsx(ui.flat, ui.text17, ui.line27)}>{leaf.props.text}</blockquote>
          {leaf.props.who !== '' && <figcaption className={clsx(ui.small, ui.quiet)}>{leaf.props.who}</figcaption>}
        </figure>
      )
    case 'Cards':
      return (
        <ul className={clsx(ui.list, ui.grid, classes.block, classes.three)}>
          {leaf.props.items.map(({ title, body, link, linkLabel }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place
            <li key={at} className={clsx(ui.lineAbove, classes.card)}>
              <p className={clsx(ui.under4, ui.strong)}>{title}</p>
              <p className={ui.flat}>{body}</p>
              {link !== '' && (
                <p className={ui.flat}>
                  <PageLink to={link}>{linkLabel || title}</PageLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )
    case 'Latest':
      return (
        <div className={classes.block}>
          <Latest of={leaf.props.of} count={leaf.props.count} />
        </div>
      )
    case 'Applications':
      return (
        <div className={classes.block}>
          <Applications action={leaf.props.action} />
        </div>
      )
  }
}

function Picture({ source, alt, caption }: { source: string; alt: string; caption: string }) {
  const svg = useShownPage().pictures[source]
  return (
    <figure className={classes.block}>
      {svg === undefined ? (
        <div className={clsx(ui.bubble, ui.round, classes.noPicture)} />
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={alt}
          width={1200}
          height={500}
          className={classes.picture}
        />
      )}
      {caption !== '' && <figcaption className={clsx(ui.small, ui.quiet)}>{caption}</figcaption>}
    </figure>
  )
}
