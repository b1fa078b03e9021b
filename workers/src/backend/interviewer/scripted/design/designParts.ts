import type { Turn } from '../../provider.ts'
import { slotIn } from '../conversation.ts'
import type { Slot } from '../phrases.ts'
import { bringsMinimum, type DesignPart, designParts, hasMinimum } from './partEvidence.ts'
import { partBegunIn } from './partWish.ts'

/** The opening of each part, and the reply if it lacks its minimum. The first part opens with the question. */
export const opensPart: Readonly<Record<DesignPart, Slot>> = {
  requirements: 'designRequirements',
  estimates: 'designEstimates',
  interface: 'designInterface',
  data: 'designData',
  architecture: 'designArchitecture',
}

export const asksForPart: Readonly<Record<DesignPart, Slot>> = {
  requirements: 'wantRequirements',
  estimates: 'wantEstimates',
  interface: 'wantInterface',
  data: 'wantData',
  architecture: 'wantArchitecture',
}

/** Replacements for these slots if the candidate talks instead of drawing. */
export const withoutDrawing = {
  designArchitecture: 'designArchitectureTold',
  wantArchitecture: 'wantArchitectureTold',
} as const

const opens = (message: string, part: DesignPart): boolean =>
  slotIn(message, opensPart[part]) || (part === 'architecture' && slotIn(message, withoutDrawing.designArchitecture))

const asksFor = (message: string, part: DesignPart): boolean =>
  slotIn(message, asksForPart[part]) || (part === 'architecture' && slotIn(message, withoutDrawing.wantArchitecture))

/** The progress through the parts of a design. */
export type PlaceInDesign = {
  now: DesignPart
  /** How many times the interviewer has asked for the current part again. */
  timesAsked: number
  /** Whether the current part has its minimum. */
  isDone: boolean
  /** The other parts that don't have their minimum yet and haven't been left open. */
  open: readonly DesignPart[]
  /** Whether the questions about the design have begun. */
  isInDepth: boolean
  /** When the current part began, in ms since 1970; null if nobody has said anything yet. */
  since: number | null
  /** Whether the interviewer has said that the current part's time is nearly up. */
  isTimeTold: boolean
}

/** Works out from the conversation which part a design is in. */
export function placeInDesign(turn: Turn): PlaceInDesign {
  let since: number | null = null
  let isTimeTold = false
  let now: DesignPart = 'requirements'
  let isInDepth = false
  const said = new Map<DesignPart, string[]>()
  const asked = new Map<DesignPart, number>()
  const left = new Set<DesignPart>()
  const goTo = (part: DesignPart, at: number) => {
    if (part === now) return
    now = part
    since = at
    isTimeTold = false
  }
  for (const { sender, message, timeSent } of turn.aboutThisQuestion) {
    const at = Date.parse(timeSent)
    since ??= at
    if (sender === 'candidate') {
      const begun = partBegunIn(message, now)
      if (begun !== null && bringsMinimum(begun, message)) goTo(begun, at)
      said.set(now, [...(said.get(now) ?? []), message])
      continue
    }
    if (sender !== 'interviewer') continue
    if (slotIn(message, 'designPartLeft')) left.add(now)
    if (slotIn(message, 'designDepth')) isInDepth = true
    goTo(designParts.find((part) => opens(message, part)) ?? now, at)
    if (slotIn(message, 'designTime')) isTimeTold = true
    if (asksFor(message, now)) asked.set(now, (asked.get(now) ?? 0) + 1)
  }
  const isDone = (part: DesignPart): boolean => hasMinimum(turn, part, said.get(part) ?? [])
  return {
    now,
    timesAsked: asked.get(now) ?? 0,
    isDone: isDone(now),
    open: designParts.filter((part) => part !== now && !left.has(part) && !isDone(part)),
    isInDepth,
    since,
    isTimeTold,
  }
}

/**
 * Whether this is a message in a system design that is still in its parts, before the questions about the whole design.
 */
export const isInParts = ({ call, challengeType, spoken, step }: Turn): boolean =>
  call === 'reply' && spoken !== null && challengeType === 'system_design' && step !== 'follow_up' && step !== 'wrap_up'
