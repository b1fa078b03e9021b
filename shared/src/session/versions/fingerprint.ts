import { createHash } from 'node:crypto'
import { z } from 'zod'
import { commitSchema, storedEventSchema } from '../commit.ts'
import { sessionEventSchema } from '../events.ts'
import { sessionSchema } from '../stateSchema.ts'

/** Gives a short name to each schema of stored or sent state. Equal schemas have equal names. */
export function fingerprints(): Record<string, string> {
  const { events: _events, ...commit } = commitSchema.shape
  return {
    commit: fingerprintOf(z.object(commit)),
    'event, beside its own fields': fingerprintOf(storedEventSchema.def.right),
    ...Object.fromEntries(sessionEventSchema.options.map((event) => [event.shape.type.value, fingerprintOf(event)])),
    ...Object.fromEntries(
      sessionSchema.options.map((state) => [`state ${state.shape.phase.value}`, fingerprintOf(state)]),
    ),
  }
}

function fingerprintOf(schema: z.ZodType): string {
  const words = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), (key, value: unknown) =>
    key === 'description' || key === '$schema' ? undefined : sorted(value),
  )
  return createHash('sha256').update(words).digest('hex').slice(0, 12)
}

/** Sorts keys and enumeration values, because their order doesn't matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? [...value].sort() : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
