import { z } from 'zod'

/** The format of a page's content. Raise it when the meaning of a block changes. */
export const pageFormat = 1

/** The maximum widths, in px, of small, medium and large pages (spec §9). */
export const pageBreakpoints = { small: 640, medium: 991, large: 1200 } as const

export const pageBounds = {
  blocks: 120,
  items: 40,
  fields: 20,
  /** The maximum length of a long answer in a form, in characters. */
  longAnswer: 5_000,
  shortAnswer: 300,
} as const

const line = z.string().max(200)
const paragraph = z.string().max(2_000)
const markdown = z.string().max(20_000)
/** Drafts may hold a link that is still being typed. `isPageLink` decides what is published and rendered. */
const link = z.string().max(1_000)

const block = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({
    type: z.literal(type),
    props: z.object({ id: z.string().regex(/^[\w-]{1,80}$/), ...shape }),
  })

const headingSchema = block('Heading', {
  text: line,
  level: z.enum(['2', '3']),
  /** The name to link to this place by (`#name`); empty if there is none. */
  anchor: z.string().regex(/^[\w-]{0,60}$/),
})
const textSchema = block('Text', { markdown })
const pictureSchema = block('Picture', {
  /** `article:<id>`, an article's drawing, or empty: pictures are only ever the repository's own. */
  source: z.string().regex(/^(article:[\w-]{1,100})?$/),
  alt: line,
  caption: line,
})
const buttonSchema = block('Button', { label: line, link, look: z.enum(['filled', 'plain']) })
const questionsSchema = block('Questions', {
  items: z.array(z.object({ question: line, answer: markdown })).max(pageBounds.items),
})
const quoteSchema = block('Quote', { text: paragraph, who: line })
const cardsSchema = block('Cards', {
  items: z.array(z.object({ title: line, body: paragraph, link, linkLabel: line })).max(pageBounds.items),
})
const latestSchema = block('Latest', { of: z.enum(['articles', 'jobs', 'workshops']), count: z.int().min(1).max(6) })
const applicationsSchema = block('Applications', { action: line })

export const formFieldKinds = ['short', 'long', 'email', 'number', 'choice', 'tick'] as const
const formFieldSchema = z.object({
  label: line,
  kind: z.enum(formFieldKinds),
  isRequired: z.boolean(),
  /** For a choice: one option per line. */
  options: paragraph,
  /** For a number: its bounds, or null. */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
})
export type PageFormField = z.infer<typeof formFieldSchema>

const formSchema = block('Form', {
  title: line,
  fields: z.array(formFieldSchema).max(pageBounds.fields),
  /** What the person agrees to, with a box to tick; empty if there is no box. */
  consent: z.string().max(500),
  button: line,
  thanks: line,
  /** An address that an ADMIN allowed; empty until one is chosen. */
  destinationId: z.string().max(100),
})
export type PageForm = z.infer<typeof formSchema>['props']

/** Every article, with its picture, and the feed. */
const articlesSchema = block('Articles', {})

/** The sections of the landing page. Other pages may have them too. */
const roomSchema = block('Room', {})
const pointsSchema = block('Points', {
  items: z.array(z.object({ title: line, body: paragraph })).max(pageBounds.items),
})
const evidenceSchema = block('Evidence', { title: line, body: paragraph })
const companiesSchema = block('Companies', { title: line, intro: paragraph })
const promisesSchema = block('Promises', {
  title: line,
  items: z.array(z.object({ text: line })).max(pageBounds.items),
})
const trialSchema = block('Trial', { title: line })
const landingSchema = z.discriminatedUnion('type', [
  roomSchema,
  pointsSchema,
  evidenceSchema,
  companiesSchema,
  promisesSchema,
  trialSchema,
])
export type LandingBlock = z.infer<typeof landingSchema>

const leafSchema = z.discriminatedUnion('type', [
  headingSchema,
  textSchema,
  pictureSchema,
  buttonSchema,
  questionsSchema,
  quoteSchema,
  cardsSchema,
  latestSchema,
  applicationsSchema,
])
const leaves = z.array(leafSchema).max(pageBounds.items)
const columnsSchema = block('Columns', { count: z.enum(['2', '3']), first: leaves, second: leaves, third: leaves })

/** A block in the editor's own shape. Fields that aren't listed are dropped, so no markup or script gets through. */
export const pageBlockSchema = z.discriminatedUnion('type', [
  ...leafSchema.options,
  ...landingSchema.options,
  articlesSchema,
  columnsSchema,
  formSchema,
])
export type PageBlock = z.infer<typeof pageBlockSchema>
export type PageLeaf = z.infer<typeof leafSchema>

export const pageVisibilities = ['everyone', 'link', 'accounts'] as const

export const pageSettingsSchema = z.object({
  /** The page's heading. */
  title: z.string().max(120),
  /** The title in the browser tab and in search results, if it differs. */
  tabTitle: z.string().max(60),
  description: z.string().max(300),
  /** The paragraph below the heading. */
  lead: z.string().max(600),
  /** `link`: for anyone with the address, but not listed anywhere. `accounts`: for people who are signed in. */
  visibility: z.enum(pageVisibilities),
  /** Whether the page begins with a list of its headings. */
  hasContents: z.boolean(),
})
export type PageSettings = z.infer<typeof pageSettingsSchema>

/** A page's whole content, as it is stored in drafts and versions. */
export const pageContentSchema = z.object({
  format: z.literal(pageFormat),
  settings: pageSettingsSchema,
  blocks: z.array(pageBlockSchema).max(pageBounds.blocks),
})
export type PageContent = z.infer<typeof pageContentSchema>

/** The name of a page in its address, `/p/<slug>`. */
export const pageSlugSchema = z
  .string()
  .min(2)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** The address of a page made in the builder. */
export const pagePathOf = (slug: string): string => `/p/${slug}`

/** The title in tabs and search results. */
export const tabTitleOf = ({ tabTitle, title }: PageSettings): string => (tabTitle === '' ? title : tabTitle)

/** The blocks of a page, with those inside columns, in reading order. */
export const everyBlock = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((each): PageBlock[] =>
    each.type === 'Columns'
      ? [
          each,
          ...each.props.first,
          ...each.props.second,
          // The third column is kept while a page has two, in case it gets three again.
          ...(each.props.count === '3' ? each.props.third : []),
        ]
      : [each],
  )

/** A choice's options. */
export const optionsOf = ({ options }: Pick<PageFormField, 'options'>): string[] =>
  options
    .split('\n')
    .map((option) => option.trim())
    .filter((option) => option !== '')
