import type { ChallengeType } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import type { NumberedRound } from './presets.ts'
import classes from './RoundLine.module.css'
import { selectionTexts as texts } from './texts.ts'

type Sort = keyof typeof texts.legend
const sorts = Object.keys(texts.legend) as Sort[]

const sortOf = (type: ChallengeType | undefined): Sort => {
  if (type === 'system_design' || type === 'low_level_design') return 'design'
  return type === 'coding' || type === undefined ? 'coding' : 'conversation'
}

/** A company's rounds as segments sized by their minutes. The text beside it says the same. */
export function RoundLine({ rounds }: { rounds: readonly NumberedRound[] }) {
  return (
    <span className={clsx(ui.flex, ui.gap3, ui.shrinks)} aria-hidden="true">
      {rounds.map(({ number, durationInMinutes, challengeTypes }) => (
        <span
          key={number}
          className={clsx(ui.square2, classes.segment)}
          data-sort={sortOf(challengeTypes[0])}
          style={{ width: `${durationInMinutes * 0.5}px` }}
        />
      ))}
    </span>
  )
}

/** Legend for the segment colours. */
export function RoundLegend() {
  return (
    <p className={clsx(ui.flex, ui.wrap, ui.gap4by16, ui.flat, ui.text14, ui.quiet)} aria-hidden="true">
      {sorts.map((sort) => (
        <span key={sort} className={clsx(ui.row, ui.gap6)}>
          <span className={clsx(ui.square2, classes.segment)} data-sort={sort} />
          {texts.legend[sort]}
        </span>
      ))}
    </p>
  )
}
