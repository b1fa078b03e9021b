import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconCode,
  IconFileUnknown,
  IconHourglass,
  IconLoader2,
  IconLock,
  IconServerOff,
  IconTerminal2,
  IconX,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { resultTexts } from '../room/texts.ts'
import type { Verdict } from './ownRun.ts'
import classes from './ResultFace.module.css'

const faces = {
  IN_QUEUE: { Icon: IconHourglass, tone: 'quiet' },
  PENDING: { Icon: IconLoader2, tone: 'info' },
  ACCEPTED: { Icon: IconCheck, tone: 'accent' },
  RAN: { Icon: IconTerminal2, tone: 'info' },
  WRONG_ANSWER: { Icon: IconX, tone: 'bad' },
  TIME_LIMIT_EXCEEDED: { Icon: IconClock, tone: 'warn' },
  NOT_RUN: { Icon: IconCircleDashed, tone: 'quiet' },
  COMPILATION_ERROR: { Icon: IconCode, tone: 'bad' },
  RUNTIME_ERROR: { Icon: IconAlertTriangle, tone: 'bad' },
  INTERNAL_ERROR: { Icon: IconServerOff, tone: 'plum' },
  EXEC_FORMAT_ERROR: { Icon: IconFileUnknown, tone: 'plum' },
  OUT_OF_TOKENS: { Icon: IconLock, tone: 'warn' },
} as const satisfies Record<Verdict, { Icon: typeof IconX; tone: string }>

/** The result of a run or case: an icon and a word, never colour alone. */
export function ResultFace({ verdict, size = 16 }: { verdict: Verdict; size?: number }) {
  const { Icon, tone } = faces[verdict]
  return (
    <span className={clsx(ui.inlineRow, ui.gap8, ui.medium, classes.face)} data-tone={tone}>
      <Icon size={size} stroke={1.6} aria-hidden="true" />
      {resultTexts[verdict].name}
    </span>
  )
}

/** Just the icon, for places that have the word next to it for screen readers. */
export function ResultGlyph({ verdict }: { verdict: Verdict }) {
  const { Icon, tone } = faces[verdict]
  return (
    <span className={clsx(ui.inlineRow, ui.gap8, ui.medium, classes.face)} data-tone={tone}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
    </span>
  )
}
