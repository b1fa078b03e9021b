import { describe, expect, it, test } from 'vitest'
import { answerProblems } from './answers.ts'
import { type PageBlock, type PageContent, type PageForm, pageBlockSchema, pageContentSchema } from './content.ts'
import { landingPath } from './landing.ts'
import { landingPage } from './landingPage.ts'
import { isPageLink, linksIn } from './links.ts'
import { publicationProblems } from './publication.ts'

test.each(['/', '/help#tokens', '#prices', 'https://example.org/a?b=c', 'mailto:ada@example.org'])(
  'a page may link to %s',
  (link) => expect(isPageLink(link)).toBe(true),
)

test.each([
  '',
  'help',
  '//example.org',
  '/\\example.org',
  '/a b',
  'http://example.org',
  'https://ada@example.org',
  'https://ada:secret@example.org',
  'https:example.org',
  'https:///example.org',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:',
  'mailto:ada',
  'mailto:ada@example.org?bcc=eve@example.org&body=a b',
])('a page may not link to %j', (link) => expect(isPageLink(link)).toBe(false))

test('links are found in every form that Markdown has', () => {
  const text = '[a](/help) [b]( <javascript:x> ) <https://example.org> [c][d]\n\n[d]: http://example.org "title"'
  expect(linksIn(text)).toEqual(['/help', 'javascript:x', 'https://example.org', 'http://example.org'])
})

const settings: PageContent['settings'] = {
  ...{ title: 'A page', tabTitle: '', description: 'About something.', lead: '' },
  ...{ visibility: 'everyone', hasContents: false },
}
const problemsOf = (...blocks: PageBlock[]) =>
  publicationProblems({ format: 1, settings, blocks }, '/p/a-page').map(({ code, blockId }) => `${code} ${blockId}`)

describe('content', () => {
  it('loses every field that its block doesn’t have', () => {
    const props = {
      id: 'a',
      markdown: 'Hello',
      html: '<script>',
      dangerouslySetInnerHTML: { __html: '<b>' },
      onClick: 'x',
    }
    expect(pageBlockSchema.parse({ type: 'Text', props })).toEqual({
      type: 'Text',
      props: { id: 'a', markdown: 'Hello' },
    })
  })

  it.each([
    { type: 'Script', props: { id: 'a' } },
    { type: 'Text', props: { id: 'a"><script>', markdown: '' } },
    { type: 'Picture', props: { id: 'a', source: 'https://example.org/a.png', alt: '', caption: '' } },
    { type: 'Picture', props: { id: 'a', source: 'article:../../secret', alt: '', caption: '' } },
    { type: 'Heading', props: { id: 'a', text: 'A', level: '1', anchor: '' } },
    { type: 'Columns', props: { id: 'a', count: '2', first: [{ type: 'Form', props: {} }], second: [], third: [] } },
  ])('can’t be %j', (block) => {
    expect(pageContentSchema.safeParse({ format: 1, settings, blocks: [block] }).success).toBe(false)
  })

  it('is ready to publish, or says what is missing and where', () => {
    const heading = (id: string, level: '2' | '3', anchor = ''): PageBlock => ({
      type: 'Heading',
      props: { id, text: id, level, anchor },
    })
    expect(problemsOf(heading('a', '2'), heading('b', '3'))).toEqual([])
    expect(problemsOf(heading('a', '3'))).toEqual(['HEADINGS_OUT_OF_ORDER a'])
    expect(problemsOf(heading('a', '2', 'x'), heading('b', '2', 'x'))).toEqual(['ANCHOR_TWICE b'])
    expect(problemsOf({ type: 'Button', props: { id: 'a', label: '', link: 'javascript:x', look: 'filled' } })).toEqual(
      ['BUTTON_WITHOUT_LABEL a', 'LINK_NOT_ALLOWED a'],
    )
    const text = { type: 'Text', props: { id: 'deep', markdown: '[x](javascript:x)' } } as const
    expect(
      problemsOf({ type: 'Columns', props: { id: 'a', count: '2', first: [], second: [text], third: [] } }),
    ).toEqual(['LINK_NOT_ALLOWED deep'])
  })
})

test('the landing page has only sections that its first file draws, and everybody sees it', () => {
  const codes = (change: Partial<PageContent>, path = landingPath) =>
    publicationProblems({ ...landingPage, ...change }, path).map(({ code, blockId }) => `${code} ${blockId}`)
  expect(codes({})).toEqual([])
  const text: PageBlock = { type: 'Text', props: { id: 'a', markdown: 'Hello' } }
  expect(codes({ blocks: [...landingPage.blocks, text] })).toEqual(['NOT_ON_LANDING_PAGE a'])
  expect(codes({ settings: { ...landingPage.settings, visibility: 'accounts' } })).toEqual(['LANDING_PAGE_HIDDEN null'])
  expect(codes({ blocks: [{ type: 'Trial', props: { id: 'a', title: ' ' } }] })).toEqual(['EMPTY_HEADING a'])
  // Other pages may have the sections too.
  expect(codes({ blocks: [...landingPage.blocks, text] }, '/p/a-page')).toEqual([])
})

describe('the answers of a form', () => {
  const field = { isRequired: true, options: '', min: null, max: null }
  const form: Pick<PageForm, 'fields' | 'consent'> = {
    consent: 'You may write to me.',
    fields: [
      { ...field, label: 'Name', kind: 'short' },
      { ...field, label: 'Email', kind: 'email' },
      { ...field, label: 'Level', kind: 'choice', options: 'Junior\n Senior \n', isRequired: false },
      { ...field, label: 'Rounds', kind: 'number', min: 1, max: 4, isRequired: false },
      { ...field, label: 'Terms', kind: 'tick' },
    ],
  }
  const problems = (answers: (string | boolean)[], consent = true) =>
    answerProblems(form, answers, consent).map(({ field: at, code }) => `${at} ${code}`)

  it('are checked field by field', () => {
    expect(problems(['Ada', 'ada@example.org', 'Senior', '4', true])).toEqual([])
    expect(problems(['Ada', 'ada@example.org', '', '', true])).toEqual([])
    expect(problems([' ', 'ada', 'Staff', 'five', false], false)).toEqual([
      '0 MISSING',
      '1 NOT_AN_EMAIL',
      '2 NO_OPTION',
      '3 NOT_A_NUMBER',
      '4 MISSING',
      'consent MISSING',
    ])
    expect(problems(['a'.repeat(301), 'ada@example.org', 'Junior', '5', true])).toEqual([
      '0 TOO_LONG',
      '3 OUT_OF_BOUNDS',
    ])
    expect(problems([])).toEqual(['0 MISSING', '1 MISSING', '4 MISSING'])
    // An address can't inject a mail header.
    expect(problems(['Ada', 'ada@example.org, eve@example.org', '', '', true])).toEqual(['1 NOT_AN_EMAIL'])
  })
})
