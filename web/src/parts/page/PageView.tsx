import { isLandingBlock, landingPageId, type PageBlock, type PageSettings } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import { LandingFrame } from '../landing/LandingFrame.tsx'
import { LandingSection } from '../landing/LandingSection.tsx'
import { Block } from './Block.tsx'
import classes from './Page.module.css'
import { type PageSection, sectionsOf } from './sections.ts'
import { useShownPage } from './shownPage.ts'
import { pageTexts } from './texts.ts'

/** The page's frame: heading, introduction and contents. Its layout depends on its own width, not the window's. */
export function PageFrame({
  settings: { title, lead },
  contents,
  children,
}: {
  settings: Pick<PageSettings, 'title' | 'lead'>
  contents?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={classes.container}>
      <div className={clsx(ui.grid, ui.centred, ui.contentWide, classes.page)}>
        <header className={classes.header}>
          <h1 className={ui.under12}>{title}</h1>
          {lead !== '' && <p className={clsx(ui.flat, ui.text17, ui.line27, ui.quiet, ui.pretty)}>{lead}</p>}
        </header>
        {contents}
        <div>{children}</div>
      </div>
    </div>
  )
}

/** A whole page, as visitors see it. */
export function PageView({ settings, blocks }: { settings: PageSettings; blocks: readonly PageBlock[] }) {
  const { pageId } = useShownPage()
  if (pageId === landingPageId)
    return (
      <LandingFrame settings={settings}>
        {blocks.map((block) =>
          isLandingBlock(block) ? (
            <LandingSection key={block.props.id} block={block} />
          ) : (
            <Block key={block.props.id} block={block} />
          ),
        )}
      </LandingFrame>
    )
  const sections = sectionsOf(blocks)
  return (
    <PageFrame settings={settings} contents={settings.hasContents && <Contents sections={sections} />}>
      {sections.map(({ anchor, key, blocks: within }) => {
        const content = within.map((block) => <Block key={block.props.id} block={block} />)
        if (anchor === null) return <div key={key}>{content}</div>
        return (
          <section
            key={key}
            id={anchor}
            className={clsx(ui.lineAbove, classes.section)}
            aria-labelledby={`${anchor}-title`}
          >
            {content}
          </section>
        )
      })}
    </PageFrame>
  )
}

function Contents({ sections }: { sections: readonly PageSection[] }) {
  return (
    <nav className={clsx(ui.notPrinted, classes.contents)} aria-label={pageTexts.contents}>
      <ul>
        {sections.map(({ anchor, title }) =>
          anchor === null ? null : (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className={clsx(ui.block, ui.small, ui.quiet, ui.plainLink, classes.contentsEntry)}
              >
                {title}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
