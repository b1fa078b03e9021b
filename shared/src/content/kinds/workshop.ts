import { z } from 'zod'
import { conceptSchema } from '../../vocabulary/content.ts'
import { readItem } from '../page/readParts.ts'
import { domainField, itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The workshop fields that anybody may read. */
export const announcedWorkshopSchema = z.object({
  ...itemFields,
  ...domainField,
  host: prose,
  firstDate: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'isn’t a time like 18:00'),
  timeZone: z.string().refine(isTimeZone, 'isn’t a time zone like Europe/London'),
  everyWeeks: z.int().min(0).max(52),
  minutes: z.int().min(15).max(240),
  seats: z.int().min(1).max(500),
  concepts: z.array(conceptSchema),
  about: prose,
  agenda: z.array(z.object({ minutes: z.int().positive(), what: prose })).min(2),
  preparation: z.array(prose).min(1),
})

/**
 * A workshop (spec §2, /workshops). It first takes place on `firstDate` at `time` in `timeZone`, then every
 * `everyWeeks` weeks; 0 if it happens only once. `place` is an address or a link to join, shown only to people with a
 * seat. A workshop without a place isn't announced yet.
 */
export const workshopSchema = announcedWorkshopSchema
  .extend({ place: prose.max(300).optional() })
  .refine(({ agenda, minutes }) => agenda.reduce((sum, part) => sum + part.minutes, 0) === minutes, {
    message: 'the minutes of the agenda don’t add up to the length of the workshop',
  })
export type Workshop = z.infer<typeof workshopSchema>

export const workshop: Kind<Workshop> = {
  name: 'workshop',
  folder: 'workshops',
  page: 'workshop.md',
  schema: workshopSchema,
  read: (reader, _files, id) => ({
    id,
    ...readItem(reader),
    domain: reader.fact('domain'),
    host: reader.fact('host'),
    firstDate: reader.fact('first date'),
    time: reader.fact('time'),
    timeZone: reader.fact('time zone'),
    everyWeeks: reader.number('every weeks'),
    minutes: reader.number('minutes'),
    seats: reader.number('seats'),
    place: reader.fact('place'),
    concepts: reader.list('concepts'),
    about: reader.prose(),
    agenda: reader.items('Agenda').map((item) => {
      const [, minutes, what] = /^(\d+) minutes?: (.*)$/.exec(item) ?? []
      return { minutes: minutes === undefined ? undefined : Number(minutes), what: what ?? item }
    }),
    preparation: reader.items('Before you come'),
  }),
  template: `${itemHead}domain: tech_interview_prep
host: The Greenroom team
first date:
time: 18:00
time zone: Europe/London
every weeks: 4
minutes: 60
seats: 30
concepts:
---

## Agenda

## Before you come
`,
}
