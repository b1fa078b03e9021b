import { clsx } from 'clsx'
import { memo } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import classes from './Markdown.module.css'
import ui from './primitives.module.css'

/** Headings inside a text are below those of the page it stands on. */
const headings = { h1: 'h3', h2: 'h3' } as const
const plugins = [remarkGfm]

/**
 * Markdown as it is written in statements and replies. Raw HTML in it stays text, and pictures are not fetched. The same
 * text is parsed once: a conversation is drawn again with everything that happens in its room.
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
