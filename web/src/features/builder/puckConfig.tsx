import {
  formFieldKinds,
  isLandingBlock,
  type LandingBlock,
  landingPageId,
  type PageBlock,
  pageBlockSchema,
} from '@greenroom/shared/rules'
import type { EditedPage } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import type { ComponentConfig, Config, Field, Fields } from '@puckeditor/core'
import type { ReactNode } from 'react'
import { LandingFrame } from '../../parts/landing/LandingFrame.tsx'
import { LandingSection } from '../../parts/landing/LandingSection.tsx'
import { Block, ColumnGrid } from '../../parts/page/Block.tsx'
import { PageFrame } from '../../parts/page/PageView.tsx'
import { useShownPage } from '../../parts/page/shownPage.ts'
import { builderTexts } from './texts.ts'

const text = (label: string): Field => ({ type: 'text', label })
const long = (label: string): Field => ({ type: 'textarea', label })
const select = (label: string, options: readonly (readonly [value: string | number, label: string])[]): Field => ({
  type: 'select',
  label,
  options: options.map(([value, name]) => ({ value, label: name })),
})
const yesNo = (label: string): Field => ({
  type: 'radio',
  label,
  options: [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ],
})
/** A list of entries with fields. */
const list = (label: string, arrayFields: Fields, item: Record<string, unknown>, summaryOf: string): Field => ({
  type: 'array',
  label,
  arrayFields,
  defaultItemProps: item,
  getItemSummary: (each: Record<string, unknown>, at = 0) => String(each[summaryOf] || `${label} ${at + 1}`),
})

function Shown({ block }: { block: PageBlock }) {
  const isLanding = useShownPage().pageId === landingPageId
  return isLanding && isLandingBlock(block) ? <LandingSection block={block} /> : <Block block={block} />
}

/** A block in the editor, drawn by the component that visitors see. */
function block(type: PageBlock['type'], fields: Fields, defaultProps: Record<string, unknown>): ComponentConfig {
  return {
    label: builderTexts.blocks[type],
    fields,
    defaultProps,
    render: (props) => {
      const parsed = pageBlockSchema.safeParse({ type, props })
      return (
        <div>
          <VisuallyHidden>{builderTexts.blocks[type]}</VisuallyHidden>
          {/* The whole block is selected and moved as one, so the controls in it don't work here. */}
          <div inert>{parsed.success && <Shown block={parsed.data} />}</div>
        </div>
      )
    },
  }
}

const kinds: Readonly<Record<(typeof formFieldKinds)[number], string>> = {
  short: 'Short text',
  long: 'Long text',
  email: 'Email',
  number: 'Number',
  choice: 'Choice',
  tick: 'Tick box',
}
const emptyField = { label: '', kind: 'short', isRequired: true, options: '', min: null, max: null }
const leaves = ['Heading', 'Text', 'Picture', 'Button', 'Questions', 'Quote', 'Cards', 'Latest', 'Applications']
const column: Field = { type: 'slot', allow: leaves }

type Frame = typeof LandingFrame | typeof PageFrame

/** The page around its blocks, while it is edited. */
const rootIn = (Frame: Frame) => (props: { [name: string]: unknown; children?: ReactNode }) => (
  <Frame settings={{ title: String(props.title ?? ''), lead: String(props.lead ?? '') }}>{props.children}</Frame>
)

const words = {
  title: text('Title'),
  tabTitle: text('Browser tab title, if different'),
  description: long('Description, for search results'),
  lead: long('Introduction'),
}
/** These can't be chosen for the landing page, because everyone sees it and it has no table of contents. */
const choices = {
  visibility: select('Who can see it', [
    ['everyone', 'Everyone'],
    ['link', 'Anyone with the link'],
    ['accounts', 'People who are signed in'],
  ]),
  hasContents: yesNo('Show a table of contents'),
}

const title = text('Title')
const landingBlocks = {
  Room: block('Room', {}, {}),
  Points: block(
    'Points',
    { items: list('Points', { title, body: long('Text') }, { title: '', body: '' }, 'title') },
    { items: [{ title: 'A point', body: '' }] },
  ),
  Evidence: block('Evidence', { title, body: long('Text') }, { title: 'Title', body: '' }),
  Companies: block(
    'Companies',
    { title, intro: long('Introduction') },
    { title: 'How companies interview', intro: '' },
  ),
  Promises: block(
    'Promises',
    { title, items: list('Sentences', { text: text('Sentence') }, { text: '' }, 'text') },
    { title: 'Title', items: [{ text: 'A sentence.' }] },
  ),
  Trial: block('Trial', { title }, { title: 'Five minutes. One question.' }),
} satisfies Record<LandingBlock['type'], ComponentConfig>

/** The kinds of blocks for pages, with the fields to edit them. */
export const puckConfig = ({
  pageId,
  destinations,
  pictures,
}: Pick<EditedPage, 'pageId' | 'destinations' | 'pictures'>): Config => ({
  root:
    pageId === landingPageId
      ? { fields: words, render: rootIn(LandingFrame) }
      : { fields: { ...words, ...choices }, render: rootIn(PageFrame) },
  components: {
    ...landingBlocks,
    Articles: block('Articles', {}, {}),
    Heading: block(
      'Heading',
      {
        text: text('Text'),
        level: select('Size', [
          ['2', 'Large'],
          ['3', 'Small'],
        ]),
        anchor: text('Link name, such as “prices”'),
      },
      { text: 'Heading', level: '2', anchor: '' },
    ),
    Text: block('Text', { markdown: long('Text, as Markdown') }, { markdown: 'Write something.' }),
    Picture: block(
      'Picture',
      {
        source: select('Picture', [
          ['', 'Choose one'],
          ...pictures.map(({ source, title }): [string, string] => [source, title]),
        ]),
        alt: text('Description, for people who can’t see it'),
        caption: text('Caption'),
      },
      { source: '', alt: '', caption: '' },
    ),
    Columns: {
      label: builderTexts.blocks.Columns,
      fields: {
        count: select('Columns', [
          ['2', 'Two'],
          ['3', 'Three'],
        ]),
        ...{ first: column, second: column, third: column },
      },
      defaultProps: { count: '2', first: [], second: [], third: [] },
      render: ({ count, first: First, second: Second, third: Third }) => (
        <ColumnGrid count={count === '3' ? '3' : '2'}>
          <First minEmptyHeight={80} />
          <Second minEmptyHeight={80} />
          {count === '3' && <Third minEmptyHeight={80} />}
        </ColumnGrid>
      ),
    },
    Button: block(
      'Button',
      {
        label: text('Label'),
        link: text('Link: https, mailto, or a path such as /help'),
        look: select('Look', [
          ['filled', 'Filled'],
          ['plain', 'Plain'],
        ]),
      },
      { label: 'Read more', link: '', look: 'filled' },
    ),
    Questions: block(
      'Questions',
      {
        items: list(
          'Questions',
          { question: text('Question'), answer: long('Answer, as Markdown') },
          { question: '', answer: '' },
          'question',
        ),
      },
      { items: [{ question: 'A question?', answer: 'The answer.' }] },
    ),
    Quote: block('Quote', { text: long('Quote'), who: text('Who said it') }, { text: 'A quote.', who: '' }),
    Cards: block(
      'Cards',
      {
        items: list(
          'Cards',
          { title: text('Title'), body: long('Text'), link: text('Link'), linkLabel: text('Link text') },
          { title: '', body: '', link: '', linkLabel: '' },
          'title',
        ),
      },
      { items: [{ title: 'A card', body: '', link: '', linkLabel: '' }] },
    ),
    Latest: block(
      'Latest',
      {
        of: select('What to list', [
          ['articles', 'Articles'],
          ['jobs', 'Jobs'],
          ['workshops', 'Workshops'],
        ]),
        count: select(
          'How many',
          [1, 2, 3, 4, 5, 6].map((each): [number, string] => [each, String(each)]),
        ),
      },
      { of: 'articles', count: 3 },
    ),
    Applications: block('Applications', { action: text('Button label') }, { action: 'Send an email' }),
    Form: block(
      'Form',
      {
        title: text('Title'),
        fields: list(
          'Fields',
          {
            label: text('Label'),
            kind: select(
              'Kind',
              formFieldKinds.map((kind): [string, string] => [kind, kinds[kind]]),
            ),
            isRequired: yesNo('Required'),
            options: long('Options, one per line'),
            min: { type: 'number', label: 'Smallest number' },
            max: { type: 'number', label: 'Largest number' },
          },
          emptyField,
          'label',
        ),
        consent: long('Consent to tick (leave empty for none)'),
        button: text('Button label'),
        thanks: text('Thank-you message'),
        destinationId: select('Send answers to (an ADMIN has to allow addresses)', [
          ['', 'Choose an address'],
          ...destinations.map(({ destinationId, address }): [string, string] => [destinationId, address]),
        ]),
      },
      {
        title: '',
        fields: [
          { ...emptyField, label: 'Name' },
          { ...emptyField, label: 'Email', kind: 'email' },
        ],
        consent: 'You may contact me about this.',
        button: 'Send',
        thanks: '',
        destinationId: '',
      },
    ),
  },
})
