/** The tools needed for a design; the library has more. */
export const boardTools = [
  'selection',
  'hand',
  'rectangle',
  'ellipse',
  'diamond',
  'arrow',
  'line',
  'freedraw',
  'text',
  'eraser',
] as const
export type BoardTool = (typeof boardTools)[number]

export const isBoardTool = (tool: string): tool is BoardTool => boardTools.some((each) => each === tool)
