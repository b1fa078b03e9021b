import { clsx } from 'clsx'
import { memo } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import classes from './Markdown.module.css'
import ui from './primitives.module.css'

/** Headings inside a text rank below the page's own. */
const headings = { h1: 'h3', h2: 'h3' } as const
const plugins = [remarkGfm]

/**
 * Markdown for statements and replies. Raw HTML stays text, and pictures aren't loaded. A text is only parsed once,
 * because a conversation renders again with everything that happens in its room.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <div className={clsx(ui.breaks, classes.markdown)}>
      <ReactMarkdown remarkPlugins={plugins} components={headings} disallowedElements={['img']} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  )
})
