import type { BoardElement, BoardLine, BoardText } from '@greenroom/shared/session'
import { middleOf } from './bounds.ts'

/** Draws one element as vectors, in the canvas's own coordinates. */
export function ElementDrawing({ element }: { element: BoardElement }) {
  const middle = middleOf(element)
  const degrees = (element.angle * 180) / Math.PI
  return (
    <g
      opacity={element.opacity / 100}
      {...(degrees === 0 ? {} : { transform: `rotate(${degrees} ${middle.x} ${middle.y})` })}
    >
      <Outline element={element} />
    </g>
  )
}

function Outline({ element }: { element: BoardElement }) {
  const { x, y, width, height } = element
  const pen = penOf(element)
  switch (element.type) {
    case 'rectangle':
      return (
        <rect
          x={Math.min(x, x + width)}
          y={Math.min(y, y + height)}
          width={Math.abs(width)}
          height={Math.abs(height)}
          rx={element.roundness === null ? 0 : Math.min(32, Math.abs(width) / 4, Math.abs(height) / 4)}
          {...pen}
        />
      )
    case 'ellipse':
      return (
        <ellipse cx={x + width / 2} cy={y + height / 2} rx={Math.abs(width / 2)} ry={Math.abs(height / 2)} {...pen} />
      )
    case 'diamond':
      return (
        <polygon
          points={`${x + width / 2},${y} ${x + width},${y + height / 2} ${x + width / 2},${y + height} ${x},${y + height / 2}`}
          strokeLinejoin="round"
          {...pen}
        />
      )
    case 'arrow':
    case 'line':
      return <Line element={element} />
    case 'freedraw':
      return <path d={pathOf(element, false)} {...pen} fill="none" strokeLinecap="round" strokeLinejoin="round" />
    case 'text':
      return <Words element={element} />
  }
}

function penOf({ strokeColor, backgroundColor, strokeWidth, strokeStyle }: BoardElement) {
  return {
    stroke: strokeColor,
    strokeWidth,
    fill: backgroundColor === 'transparent' ? 'none' : backgroundColor,
    ...(strokeStyle === 'dashed' ? { strokeDasharray: '8 9' } : {}),
    ...(strokeStyle === 'dotted' ? { strokeDasharray: '1.5 7', strokeLinecap: 'round' as const } : {}),
  }
}

function Line({ element }: { element: BoardLine }) {
  const pen = penOf(element)
  const isCurved = element.roundness !== null && element.elbowed !== true
  const first = element.points[0]
  const last = element.points.at(-1)
  const isClosed = element.type === 'line' && element.points.length > 3 && first?.join() === last?.join()
  return (
    <>
      <path
        d={pathOf(element, isCurved)}
        {...pen}
        fill={isClosed ? pen.fill : 'none'}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {element.endArrowhead !== null && <Head element={element} at={-1} before={-2} />}
      {element.startArrowhead !== null && <Head element={element} at={0} before={1} />}
    </>
  )
}

/** An arrowhead. All kinds look the same, because they mean the same. */
function Head({ element, at, before }: { element: BoardLine; at: number; before: number }) {
  const tip = element.points.at(at)
  const from = element.points.at(before)
  if (tip === undefined || from === undefined) return null
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const size = Math.min(16, Math.hypot(tip[0] - from[0], tip[1] - from[1]) / 2)
  const wing = (turn: number) =>
    `${element.x + tip[0] - size * Math.cos(angle + turn)},${element.y + tip[1] - size * Math.sin(angle + turn)}`
  return (
    <polyline
      points={`${wing(0.4)} ${element.x + tip[0]},${element.y + tip[1]} ${wing(-0.4)}`}
      fill="none"
      stroke={element.strokeColor}
      strokeWidth={element.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Draws straight lines through the points, or a curve that bends at them. */
function pathOf({ x, y, points }: Pick<BoardLine, 'x' | 'y' | 'points'>, isCurved: boolean): string {
  const [start, ...rest] = points.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
  if (start === undefined) return ''
  if (!isCurved || rest.length < 2)
    return `M${start.x} ${start.y}${rest.map((point) => `L${point.x} ${point.y}`).join('')}`
  const all = [start, ...rest]
  return all.slice(1).reduce((path, point, index) => {
    const [previous, current] = [all[index] ?? start, point]
    const [earlier, later] = [all[index - 1] ?? previous, all[index + 2] ?? current]
    return `${path}C${previous.x + (current.x - earlier.x) / 6} ${previous.y + (current.y - earlier.y) / 6} ${
      current.x - (later.x - previous.x) / 6
    } ${current.y - (later.y - previous.y) / 6} ${current.x} ${current.y}`
  }, `M${start.x} ${start.y}`)
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const

function Words({ element }: { element: BoardText }) {
  const { x, y, width, fontSize, lineHeight, textAlign, text } = element
  const left = textAlign === 'left' ? x : textAlign === 'right' ? x + width : x + width / 2
  const leading = fontSize * lineHeight
  return (
    <text fill={element.strokeColor} fontSize={fontSize} textAnchor={anchors[textAlign]} xmlSpace="preserve">
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing but their place
        <tspan key={index} x={left} y={y + leading * index + leading / 2} dominantBaseline="central">
          {line === '' ? ' ' : line}
        </tspan>
      ))}
    </text>
  )
}
