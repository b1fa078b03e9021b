import { clsx } from 'clsx'
import ui from './primitives.module.css'
import classes from './Score.module.css'

const texts = { noEvidence: 'Not enough evidence', of: (score: number) => `${score} of 4` } as const

const segments = [1, 2, 3, 4] as const

/** A score out of four, as segments and a number. Without evidence the number's place stays empty, so that rows line up. */
export function Score({ score }: { score: 1 | 2 | 3 | 4 | null }) {
  const label = score === null ? texts.noEvidence : texts.of(score)
  return (
    <span className={clsx(ui.row, ui.gap3, ui.fixed)} role="img" aria-label={label}>
      {segments.map((segment) => (
        <span key={segment} className={clsx(ui.square2, classes.segment)} data-state={stateOf(segment, score)} />
      ))}
      <span className={clsx(ui.strong, ui.right, classes.number)}>{score}</span>
    </span>
  )
}

function stateOf(segment: number, score: number | null): 'unknown' | 'empty' | 'low' | 'high' {
  if (score === null) return 'unknown'
  if (segment > score) return 'empty'
  return score <= 2 ? 'low' : 'high'
}
