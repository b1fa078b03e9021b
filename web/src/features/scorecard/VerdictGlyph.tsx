import type { PointVerdict } from '@greenroom/shared/session'
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react'
import classes from './VerdictGlyph.module.css'

const glyphs = { shown: IconCheck, contradicted: IconX, not_understood: IconCircleDashed } as const

/** Symbol for a point's verdict, shown next to its name. */
export function VerdictGlyph({ verdict }: { verdict: PointVerdict }) {
  const Glyph = glyphs[verdict]
  return <Glyph size={18} stroke={1.8} className={classes.glyph} data-verdict={verdict} aria-hidden="true" />
}
