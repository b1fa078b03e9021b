import type { BoardLine, BoardShape, BoardText } from '@greenroom/shared/session'

const look = {
  angle: 0,
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid' as const,
  strokeWidth: 2,
  strokeStyle: 'solid' as const,
  roughness: 0,
  opacity: 100,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  index: null,
  groupIds: [],
  boundElements: null,
}

export const boxAt = (id: string, x: number, y: number): BoardShape => ({
  ...look,
  id,
  type: 'rectangle',
  x,
  y,
  width: 160,
  height: 80,
})

export const lineFrom = (x: number, y: number, points: BoardLine['points']): BoardLine => ({
  ...look,
  id: 'line',
  type: 'arrow',
  x,
  y,
  width: 0,
  height: 0,
  points,
  startBinding: null,
  endBinding: null,
  startArrowhead: null,
  endArrowhead: 'arrow',
})

export const words = (id: string, text: string, containerId: string | null = null): BoardText => ({
  ...look,
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  text,
  originalText: text,
  fontSize: 16,
  fontFamily: 6,
  textAlign: 'center',
  verticalAlign: 'middle',
  lineHeight: 1.25,
  containerId,
  autoResize: true,
})
