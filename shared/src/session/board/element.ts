import { z } from 'zod'

/** A position on the board, in pixels of an unzoomed canvas. */
const place = z.number().min(-1_000_000).max(1_000_000)
const length = z.number().min(-200_000).max(200_000)
/** Ids come from the drawing library or from us: letters, digits, dashes and underscores. */
const id = z.string().regex(/^[\w-]{1,64}$/, 'An id has letters, digits, - and _ only.')
/** A hexadecimal colour or a colour name; never an address. */
const colour = z.string().regex(/^(#[0-9a-f]{3,8}|[a-z]{3,30})$/i, 'A colour is #rrggbb or a name.')
const point = z.tuple([place, place])

export const longestLabel = 4_000
export const maxPoints = 2_000

const look = {
  id,
  x: place,
  y: place,
  width: length,
  height: length,
  /** The rotation, in radians. */
  angle: z.number().min(-100).max(100),
  strokeColor: colour,
  backgroundColor: colour,
  fillStyle: z.enum(['hachure', 'cross-hatch', 'solid', 'zigzag']),
  strokeWidth: z.number().min(0).max(50),
  strokeStyle: z.enum(['solid', 'dashed', 'dotted']),
  roughness: z.number().min(0).max(10),
  opacity: z.number().min(0).max(100),
  roundness: z.object({ type: z.int().min(1).max(3), value: z.number().min(0).max(10_000).optional() }).nullable(),
  /** The random seed for the hand-drawn look, so that the element looks the same in every window. */
  seed: z.int(),
  /**
   * Increases with every change to the element. If two states have the same version, the one with the lower nonce wins.
   */
  version: z.int().min(0),
  versionNonce: z.int(),
  /**
   * The element's position in the drawing order: a string that sorts between the indexes of its neighbours. Null if
   * unknown.
   */
  index: z.string().max(200).nullable(),
  groupIds: z.array(id).max(20),
  boundElements: z
    .array(z.object({ id, type: z.enum(['arrow', 'text']) }))
    .max(200)
    .nullable(),
  locked: z.boolean().optional(),
}

const shape = z.object({ ...look, type: z.enum(['rectangle', 'ellipse', 'diamond']) })

const text = z.object({
  ...look,
  type: z.literal('text'),
  /** The text as drawn, with line breaks where it wraps in its box. */
  text: z.string().max(longestLabel),
  /** The text as typed. */
  originalText: z.string().max(longestLabel),
  fontSize: z.number().min(1).max(1_000),
  fontFamily: z.int().min(1).max(20),
  textAlign: z.enum(['left', 'center', 'right']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  lineHeight: z.number().min(0.5).max(5),
  /** The box or arrow that this text labels, or null. */
  containerId: id.nullable(),
  autoResize: z.boolean(),
})

const arrowheads = [
  'arrow',
  'bar',
  'dot',
  'circle',
  'circle_outline',
  'triangle',
  'triangle_outline',
  'diamond',
  'diamond_outline',
  'crowfoot_one',
  'crowfoot_many',
  'crowfoot_one_or_many',
] as const
const arrowhead = z.enum(arrowheads).nullable()
/** The element that an arrow's end is attached to. The end moves with the element. */
const binding = z
  .object({
    elementId: id,
    focus: z.number(),
    gap: z.number(),
    fixedPoint: z.tuple([z.number(), z.number()]).optional(),
  })
  .nullable()

const line = z.object({
  ...look,
  type: z.enum(['line', 'arrow']),
  points: z.array(point).min(1).max(maxPoints),
  startBinding: binding,
  endBinding: binding,
  startArrowhead: arrowhead,
  endArrowhead: arrowhead,
  /** Whether an arrow turns at right angles only. */
  elbowed: z.boolean().optional(),
})

const freedraw = z.object({
  ...look,
  type: z.literal('freedraw'),
  points: z.array(point).min(1).max(maxPoints),
  simulatePressure: z.boolean(),
})

const kinds = [shape, text, line, freedraw] as const

/**
 * An element of the whiteboard: the part of an Excalidraw element needed to draw it. No pictures, no embedded pages and
 * no links, so no board can make a browser contact another origin.
 */
export const boardElementSchema = z.discriminatedUnion('type', kinds)
export type BoardElement = z.infer<typeof boardElementSchema>
export type BoardShape = z.infer<typeof shape>
export type BoardText = z.infer<typeof text>
export type BoardLine = z.infer<typeof line>

/** The strict version for input: unknown fields are refused. */
export const sentBoardElementSchema = z.discriminatedUnion('type', [
  shape.strict(),
  text.strict(),
  line.strict(),
  freedraw.strict(),
])

export const boardElementIdSchema = id
