import { everyBlock, optionsOf, type PageBlock, type PageContent } from './content.ts'
import { isLandingBlock, landingPath } from './landing.ts'
import { isPageLink, linksIn } from './links.ts'

export const publicationProblemCodes = [
  'NO_TITLE',
  'NO_DESCRIPTION',
  'EMPTY_HEADING',
  'HEADINGS_OUT_OF_ORDER',
  'ANCHOR_TWICE',
  'LINK_NOT_ALLOWED',
  'BUTTON_WITHOUT_LABEL',
  'PICTURE_MISSING',
  'PICTURE_WITHOUT_DESCRIPTION',
  'QUESTION_EMPTY',
  'CARD_WITHOUT_TITLE',
  'FORM_WITHOUT_FIELDS',
  'FIELD_WITHOUT_LABEL',
  'CHOICE_WITHOUT_OPTIONS',
  'FORM_WITHOUT_BUTTON',
  'FORM_WITHOUT_DESTINATION',
  'NOT_ON_LANDING_PAGE',
  'LANDING_PAGE_HIDDEN',
] as const
export type PublicationProblemCode = (typeof publicationProblemCodes)[number]

/** What keeps a page from being published. `blockId` is null if it concerns the page's settings. */
export type PublicationProblem = { code: PublicationProblemCode; blockId: string | null }

const isEmpty = (text: string): boolean => text.trim() === ''
const linksWrong = (links: readonly string[]): PublicationProblemCode[] =>
  links.every(isPageLink) ? [] : ['LINK_NOT_ALLOWED']
const when = (isWrong: boolean, code: PublicationProblemCode): PublicationProblemCode[] => (isWrong ? [code] : [])

function problemsOfBlock(block: PageBlock): PublicationProblemCode[] {
  switch (block.type) {
    case 'Heading':
      return when(isEmpty(block.props.text), 'EMPTY_HEADING')
    case 'Text':
      return linksWrong(linksIn(block.props.markdown))
    case 'Picture':
      return [
        ...when(block.props.source === '', 'PICTURE_MISSING'),
        ...when(isEmpty(block.props.alt), 'PICTURE_WITHOUT_DESCRIPTION'),
      ]
    case 'Button':
      return [...when(isEmpty(block.props.label), 'BUTTON_WITHOUT_LABEL'), ...linksWrong([block.props.link])]
    case 'Questions':
      return [
        ...when(
          block.props.items.some(({ question }) => isEmpty(question)),
          'QUESTION_EMPTY',
        ),
        ...linksWrong(block.props.items.flatMap(({ answer }) => linksIn(answer))),
      ]
    case 'Cards':
      return [
        ...when(
          block.props.items.some(({ title }) => isEmpty(title)),
          'CARD_WITHOUT_TITLE',
        ),
        ...linksWrong(block.props.items.map((card) => card.link).filter((each) => each !== '')),
      ]
    case 'Form': {
      const { fields, button, destinationId, consent } = block.props
      return [
        ...when(fields.length === 0, 'FORM_WITHOUT_FIELDS'),
        ...when(
          fields.some(({ label }) => isEmpty(label)),
          'FIELD_WITHOUT_LABEL',
        ),
        ...when(
          fields.some((field) => field.kind === 'choice' && optionsOf(field).length === 0),
          'CHOICE_WITHOUT_OPTIONS',
        ),
        ...when(isEmpty(button), 'FORM_WITHOUT_BUTTON'),
        ...when(destinationId === '', 'FORM_WITHOUT_DESTINATION'),
        ...linksWrong(linksIn(consent)),
      ]
    }
    case 'Points':
      return when(
        block.props.items.some(({ title }) => isEmpty(title)),
        'CARD_WITHOUT_TITLE',
      )
    case 'Evidence':
    case 'Companies':
    case 'Promises':
    case 'Trial':
      return when(isEmpty(block.props.title), 'EMPTY_HEADING')
    case 'Room':
    case 'Articles':
    case 'Quote':
    case 'Latest':
    case 'Applications':
    case 'Columns':
      return []
  }
}

/** Everything to fix before this content can be published at this address, in reading order. */
export function publicationProblems({ settings, blocks }: PageContent, path: string): PublicationProblem[] {
  const isLanding = path === landingPath
  const found: PublicationProblem[] = [
    ...when(isEmpty(settings.title), 'NO_TITLE'),
    ...when(isEmpty(settings.description), 'NO_DESCRIPTION'),
    ...when(isLanding && settings.visibility !== 'everyone', 'LANDING_PAGE_HIDDEN'),
  ].map((code) => ({ code, blockId: null }))
  const anchors = new Set<string>()
  let hasSection = false
  for (const block of everyBlock(blocks)) {
    const blockId = block.props.id
    for (const code of problemsOfBlock(block)) found.push({ code, blockId })
    if (isLanding && !isLandingBlock(block)) found.push({ code: 'NOT_ON_LANDING_PAGE', blockId })
    if (block.type !== 'Heading') continue
    const { level, anchor } = block.props
    if (level === '3' && !hasSection) found.push({ code: 'HEADINGS_OUT_OF_ORDER', blockId })
    if (level === '2') hasSection = true
    if (anchor !== '' && anchors.has(anchor)) found.push({ code: 'ANCHOR_TWICE', blockId })
    anchors.add(anchor)
  }
  return found
}
