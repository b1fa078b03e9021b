import { isPageLink } from '@greenroom/shared/rules'
import { Markdown } from '../../ui/Markdown.tsx'

/** A page's text. Links that pages aren't allowed to have are shown as plain text. */
export const PageText = ({ text }: { text: string }) => <Markdown text={text} isLinkAllowed={isPageLink} />
