import { skillSchema } from '@greenroom/shared/learning'
import { contentTiers } from '@greenroom/shared/vocabulary'
import { type CutItem, cutItemSchema, pathItemKinds, pathItemSchema, pathWishSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { type Columns, columnsOf, readerOf, valueAt, valuesOf } from './columns.ts'

/**
 * A planned item. `doneAt` (ms since 1970): when it was done, if that was before the path was last planned; else null.
 * `round`: the company's round that a mock rehearses, `*` for all of them; missing if any interview will do.
 */
export const storedItemSchema = pathItemSchema
  .omit({ state: true, locked: true, doneAt: true })
  .extend({ doneAt: z.number().nullable(), round: z.string().optional() })
export type StoredItem = z.infer<typeof storedItemSchema>

const headSchema = z.object({
  /**
   * The user's number as text, followed by `/{domain}` in all but the first domain: one path per account and domain.
   */
  id: z.string(),
  /** Incremented whenever it is planned, so that two devices can't overwrite each other. */
  revision: z.int(),
  wish: pathWishSchema,
  /** ms since 1970: when the first plan was made, and the current one. */
  createdAt: z.number(),
  plannedAt: z.number(),
  /** The last day that is planned. */
  lastDay: z.iso.date(),
  /** The company whose rounds the mocks rehearse (spec §4); missing in a path of version 1, and if there are none. */
  companyType: z.string().optional(),
})

const itemFields = [
  ...(['id', 'kind', 'title', 'to', 'minutes', 'day'] as const),
  ...(['reason', 'skill', 'tier', 'doneAt', 'round'] as const),
] as const
const cutFields = ['title', 'minutes', 'reason', 'cause'] as const
const textsOf = <Field extends string>(fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, z.string()])) as Record<Field, z.ZodString>)

const recordSchema = headSchema.extend({
  /** In the order they should be done. */
  planned: textsOf(itemFields),
  leftOut: textsOf(cutFields),
})
/** Version 1 had an object for each item. */
const version1Schema = headSchema.extend({ items: z.array(storedItemSchema), cut: z.array(cutItemSchema) })

/**
 * A learner's path. Items ticked off since `plannedAt` aren't stored, because they are computed from what the learner
 * did.
 */
export type PathRecord = z.infer<typeof headSchema> & {
  planned: Columns<(typeof itemFields)[number]>
  leftOut: Columns<(typeof cutFields)[number]>
  /** Of version 1; removed when the path is planned again. */
  items?: undefined
  cut?: undefined
}

/** Reads a stored path of any version. */
export function readPath(stored: unknown): PathRecord {
  if ('planned' in Object(stored)) return recordSchema.parse(stored)
  const { items, cut, ...head } = version1Schema.parse(stored)
  return { ...head, ...plannedFrom(items, cut) }
}

/** What is planned and what is left out, as it is stored. */
export const plannedFrom = (items: readonly StoredItem[], cut: readonly CutItem[]) => ({
  planned: columnsOf(
    itemFields,
    items.map(({ tier, ...item }) => ({ ...item, tier: tier === usualTier ? null : tier })),
  ),
  leftOut: columnsOf(cutFields, cut),
})

/** Most items have it, so it is left out. */
const usualTier = 'standard'
const kindOf = readerOf(pathItemKinds)
const tierOf = readerOf(contentTiers)
const skillOf = readerOf(skillSchema.options)
const causeOf = readerOf(cutItemSchema.shape.cause.options)

/** The facts of an item that decide whether it is done, and when it is due. */
export type ItemOutline = Pick<StoredItem, 'id' | 'kind' | 'day' | 'minutes' | 'tier' | 'doneAt'> & {
  round: string | undefined
}

export function outlinesOf({ planned }: Pick<PathRecord, 'planned'>): ItemOutline[] {
  const [kinds, days, minutes] = [valuesOf(planned.kind), valuesOf(planned.day), valuesOf(planned.minutes)]
  const [tiers, doneAts, rounds] = [valuesOf(planned.tier), valuesOf(planned.doneAt), valuesOf(planned.round)]
  return valuesOf(planned.id).map((id, index) => {
    const [doneAt = '', round = ''] = [doneAts[index], rounds[index]]
    return {
      id,
      kind: kindOf(kinds[index]),
      day: days[index] ?? '',
      minutes: Number(minutes[index]),
      tier: tierOf(tiers[index] || usualTier),
      doneAt: doneAt === '' ? null : Number(doneAt),
      round: round === '' ? undefined : round,
    }
  })
}

/** The facts of an item that people read. */
export type ItemDetails = Pick<StoredItem, 'title' | 'to' | 'reason' | 'skill'>

/** What people read about the item at this place. */
export const detailsAt = ({ planned: { title, to, reason, skill } }: Pick<PathRecord, 'planned'>, place: number) =>
  detailsFrom(valueAt(title, place), valueAt(to, place), valueAt(reason, place), valueAt(skill, place))

/** What people read about each item, by its place. */
export function detailsIn({ planned }: Pick<PathRecord, 'planned'>): (place: number) => ItemDetails {
  const [titles, addresses] = [valuesOf(planned.title), valuesOf(planned.to)]
  const [reasons, skills] = [valuesOf(planned.reason), valuesOf(planned.skill)]
  return (place) => detailsFrom(titles[place], addresses[place], reasons[place], skills[place])
}

const detailsFrom = (title = '', to = '', reason = '', skill = ''): ItemDetails => ({
  ...{ title, to, reason, skill: skill === '' ? null : skillOf(skill) },
})

export function itemsOf(record: Pick<PathRecord, 'planned'>): StoredItem[] {
  const detailsOf = detailsIn(record)
  return outlinesOf(record).map((outline, index) => ({ ...outline, ...detailsOf(index) }))
}

export function cutOf({ leftOut }: Pick<PathRecord, 'leftOut'>): CutItem[] {
  const [minutes, reasons, causes] = [valuesOf(leftOut.minutes), valuesOf(leftOut.reason), valuesOf(leftOut.cause)]
  return valuesOf(leftOut.title).map((title, index) => ({
    ...{ title, minutes: Number(minutes[index]), reason: reasons[index] ?? '', cause: causeOf(causes[index]) },
  }))
}
