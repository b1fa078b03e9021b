import { clsx } from 'clsx'
import { encode } from 'uqr'
import ui from '../../../ui/primitives.module.css'
import classes from './QrCode.module.css'

/**
 * Draws a text as a QR code, locally, so that no other server sees it. Black on white even in the dark theme, so that
 * cameras can read it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={clsx(ui.fixed, ui.thinLineAround, classes.code)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
