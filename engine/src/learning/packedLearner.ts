import { type Beliefs, type Done, type Learner, type Skill, skillSchema } from '@greenroom/shared/learning'
import { z } from 'zod'

/**
 * What was learned from a learner's happenings, as few long texts: a store reads one text faster than a thousand values.
 * Numbers are little-endian in base64: `i` and 32-bit integers, or `d` and 64-bit floats.
 */
export const packedLearnerSchema = z.object({
  /** The references of what is done, sorted, with a space between them, and their times. */
  refs: z.string(),
  times: z.string(),
  /** As in `workedSchema`. */
  worked: z.string(),
  /** The observed skills, with a space between them, and four numbers of each: mean, variance, time and count. */
  skills: z.string(),
  beliefs: z.string(),
})
export type PackedLearner = z.infer<typeof packedLearnerSchema>

const separator = ' '
const numbersOfBelief = 4
const [bytesOfInteger, bytesOfDouble] = [4, 8]

export function packLearner({ done, worked, beliefs }: Omit<Learner, 'seq'>): PackedLearner {
  const observed = Object.entries(beliefs)
  return {
    refs: done.refs.join(separator),
    times: packNumbers(done.times),
    worked: packNumbers(worked),
    skills: observed.map(([skill]) => skill).join(separator),
    beliefs: packNumbers(observed.flatMap(([, { mean, variance, at, count }]) => [mean, variance, at, count])),
  }
}

/**
 * The learner after `seq` happenings. Its beliefs are unpacked when they are first needed, because a path doesn't.
 * @throws if the lists don't belong together
 */
export function unpackLearner(seq: number, { refs, times, worked, skills, beliefs }: PackedLearner): Learner {
  let unpacked: Beliefs | undefined
  return {
    seq,
    done: doneFrom(refs, times),
    worked: numbersIn(worked),
    get beliefs() {
      unpacked ??= beliefsFrom(skills, beliefs)
      return unpacked
    },
  }
}

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(separator))

function doneFrom(refs: string, times: string): Done {
  const done = { refs: wordsIn(refs), times: numbersIn(times) }
  if (done.refs.length !== done.times.length) throw new TypeError('there must be one time per reference')
  return done
}

const knownSkills: ReadonlySet<string> = new Set(skillSchema.options)
const isSkill = (name: string): name is Skill => knownSkills.has(name)

function beliefsFrom(skills: string, packed: string): Beliefs {
  const numbers = numbersIn(packed)
  const names = wordsIn(skills)
  if (numbers.length !== names.length * numbersOfBelief) throw new TypeError('there must be four numbers per skill')
  const beliefs: Beliefs = {}
  let place = 0
  for (const name of names) {
    if (!isSkill(name)) throw new TypeError(`there is no skill ${name}`)
    const [mean = 0, variance = 0] = [numbers[place], numbers[place + 1]]
    beliefs[name] = { mean, variance, at: numbers[place + 2] ?? 0, count: numbers[place + 3] ?? 0 }
    place += numbersOfBelief
  }
  return beliefs
}

function packNumbers(numbers: readonly number[]): string {
  const areSmall = numbers.every((number) => (number | 0) === number)
  const view = new DataView(new ArrayBuffer(numbers.length * (areSmall ? bytesOfInteger : bytesOfDouble)))
  for (const [index, number] of numbers.entries()) {
    if (areSmall) view.setInt32(index * bytesOfInteger, number, true)
    else view.setFloat64(index * bytesOfDouble, number, true)
  }
  return `${areSmall ? 'i' : 'd'}${Buffer.from(view.buffer).toString('base64')}`
}

function numbersIn(text: string): number[] {
  const bytes = Buffer.from(text.slice(1), 'base64')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const numbers: number[] = []
  if (text.startsWith('i'))
    for (let at = 0; at < bytes.length; at += bytesOfInteger) numbers.push(view.getInt32(at, true))
  else for (let at = 0; at < bytes.length; at += bytesOfDouble) numbers.push(view.getFloat64(at, true))
  return numbers
}
