import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import ReactMarkdown, { defaultUrlTransform } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import classes from './Markdown.module.css'
import ui from './primitives.module.css'

/** Ranks a text's headings below the page's own. */
const withinPage = { h1: 'h3', h2: 'h3' } as const
/**
 * For text that makes up the whole page: its headings come right below the page's own, and overly wide code can be
 * scrolled by keyboard.
 */
const asPage = {
  h1: 'h2',
  pre: ({ children }: { children?: ReactNode }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
} as const
const plugins = [remarkGfm]

/**
 * Markdown for statements and replies. Raw HTML stays text, and images aren't loaded. A text is parsed only once,
 * because a conversation re-renders with everything that happens in its room.
 */
export const Markdown = memo(function Markdown({
  text,
  isPage = false,
  isLinkAllowed,
}: {
  text: string
  isPage?: boolean
  /** Restricts links further; those that aren't allowed lead nowhere. */
  isLinkAllowed?: (link: string) => boolean
}) {
  return (
    <div className={clsx(ui.breaks, classes.markdown)}>
      <ReactMarkdown
        remarkPlugins={plugins}
        components={isPage ? asPage : withinPage}
        urlTransform={(link) => (isLinkAllowed?.(link) === false ? undefined : defaultUrlTransform(link))}
        disallowedElements={['img']}
        unwrapDisallowed
      >
        {text}
      </ReactMarkdown>
    </div>
  )
})
