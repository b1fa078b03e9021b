import { z } from 'zod'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { conceptSchema } from '../../vocabulary/content.ts'
import { companyTypeSchema, experienceLevelSchema, roleTypeSchema, workplaces } from '../../vocabulary/hiring.ts'
import { countryCodeSchema } from '../../vocabulary/people.ts'
import { readItem } from '../page/readParts.ts'
import { itemFields, prose } from '../parts.ts'
import type { Kind } from './kind.ts'
import { itemHead } from './templates.ts'

/**
 * A job (spec §2, /jobs), and how to rehearse for it. A `sample` is made up, labelled as such, and has no application
 * link.
 */
export const jobSchema = z
  .object({
    ...itemFields,
    employer: prose,
    isSample: z.boolean(),
    country: countryCodeSchema,
    city: prose.optional(),
    workplace: z.enum(workplaces),
    roleType: roleTypeSchema,
    level: experienceLevelSchema,
    minimumExperienceYears: z.int().min(0).max(20),
    languages: z.array(programmingLanguageSchema),
    /** Annual pay, in the currency's main unit. */
    salary: z
      .object({ from: z.int().positive(), to: z.int().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
      .optional(),
    posted: z.iso.date(),
    applyUrl: z.url({ protocol: /^https$/ }).optional(),
    about: prose,
    tasks: z.array(prose).min(3),
    requirements: z.array(prose).min(3),
    process: z.array(prose).min(1),
    rehearse: z.object({ companyType: companyTypeSchema, concepts: z.array(conceptSchema).min(1) }),
  })
  .refine(({ isSample, applyUrl }) => isSample === (applyUrl === undefined), {
    message: 'a job needs a link to apply, and a sample can’t have one',
  })
export type Job = z.infer<typeof jobSchema>

export const job: Kind<Job> = {
  name: 'job',
  folder: 'jobs',
  page: 'job.md',
  schema: jobSchema,
  read(reader, _files, id) {
    const [, from, to, currency] = /^([\d,]+) to ([\d,]+) ([A-Z]{3})$/.exec(reader.fact('salary') ?? '') ?? []
    const amount = (text: string) => Number(text.replaceAll(',', ''))
    return {
      id,
      ...readItem(reader),
      employer: reader.fact('employer'),
      isSample: reader.flag('sample'),
      country: reader.fact('country'),
      city: reader.fact('city'),
      workplace: reader.fact('workplace'),
      roleType: reader.fact('role'),
      level: reader.fact('level'),
      minimumExperienceYears: reader.number('minimum years'),
      languages: reader.list('languages'),
      salary:
        from === undefined || to === undefined
          ? reader.fact('salary')
          : { from: amount(from), to: amount(to), currency },
      posted: reader.fact('posted'),
      applyUrl: reader.fact('apply at'),
      about: reader.prose(),
      tasks: reader.items('What you will do'),
      requirements: reader.items('What you bring'),
      process: reader.items('How they interview'),
      rehearse: { companyType: reader.fact('rehearse as'), concepts: reader.list('rehearse concepts') },
    }
  },
  template: `${itemHead}employer:
sample: yes
country: GB
city:
workplace: hybrid
role: software engineer (back-end)
level: JUNIOR
minimum years: 1
languages: python
salary:
posted:
rehearse as: generic tech company
rehearse concepts:
---

## What you will do

## What you bring

## How they interview
`,
}
