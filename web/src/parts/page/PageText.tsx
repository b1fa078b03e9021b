import { isPageLink } from '@greenroom/shared/rules'
import { Markdown } from '../../ui/Markdown.tsx'

/** A text of a page. Links that a page may not have stay text. */
export const PageText = ({ text }: { text: string }) => <Markdown text={text} isLinkAllowed={isPageLink} />
