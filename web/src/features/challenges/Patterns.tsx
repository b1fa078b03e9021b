import type { Pattern } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import { moveInGrid } from './moveFocus.ts'
import classes from './Patterns.module.css'
import { challengeTexts, topicName } from './texts.ts'

const texts = challengeTexts.patterns
/** As many as fit into three rows; the stylesheet shows fewer on phones. */
const shownAtFirst = 18

type Props = {
  patterns: readonly Pattern[]
  chosen: readonly string[]
  onToggle: (concept: Pattern['concept']) => void
}

/** A tile for each concept, with a segment for each of its challenges. Pressing one filters the list. */
export function Patterns({ patterns, chosen, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const grid = useRef<HTMLUListElement>(null)
  const isHidden = patterns.slice(shownAtFirst).some(({ concept }) => chosen.includes(concept))
  const showsAll = isOpen || isHidden
  return (
    <section aria-labelledby="patterns" className={clsx(ui.lineAbove, classes.section)}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap12)}>
        <h2 id="patterns" className={clsx(ui.flat, ui.text17)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flex, ui.flat, ui.gap16, ui.small, ui.quiet)}>
          {(['solved', 'tried', 'open'] as const).map((state) => (
            <span key={state} className={clsx(ui.inlineRow, ui.gap6)}>
              <span className={classes.key} data-state={state} aria-hidden="true" />
              {texts.states[state]}
            </span>
          ))}
        </p>
      </div>
      <ul
        ref={grid}
        className={clsx(ui.list, ui.unmarked, ui.grid, classes.grid)}
        data-all={showsAll}
        onKeyDown={(event: KeyboardEvent) => moveInGrid(event, grid.current)}
      >
        {patterns.map((pattern) => (
          <li key={pattern.concept} className={ui.lineAbove}>
            <Tile
              pattern={pattern}
              isChosen={chosen.includes(pattern.concept)}
              onClick={() => onToggle(pattern.concept)}
            />
          </li>
        ))}
      </ul>
      {patterns.length > shownAtFirst && (
        <Button
          size="xs"
          className={classes.more ?? ''}
          variant="subtle"
          color="gray"
          aria-expanded={showsAll}
          disabled={isHidden}
          onClick={() => setOpen(!showsAll)}
        >
          {showsAll ? texts.fewer : texts.more(patterns.length)}
        </Button>
      )}
    </section>
  )
}

function Tile({ pattern, isChosen, onClick }: { pattern: Pattern; isChosen: boolean; onClick: () => void }) {
  const { concept, solved, tried, open } = pattern
  const total = solved + tried + open
  const name = topicName(concept)
  return (
    <button
      type="button"
      className={clsx(ui.block, ui.wide, ui.small, ui.ink, ui.pressable, ui.hovers, ui.roundSmall, classes.tile)}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      <span className={clsx(ui.flex, ui.between, ui.gap8)}>
        <span className={ui.cut}>{name}</span>
        <span className={clsx(ui.fixed, ui.quiet, ui.figures)}>
          {texts.solvedOf(solved, total)}
          <VisuallyHidden component="span">{texts.solvedAndTried(tried)}</VisuallyHidden>
        </span>
      </span>
      <span className={clsx(ui.flex, classes.segments)} aria-hidden="true">
        {segmentsOf(pattern).map(({ key, state }) => (
          <span key={key} className={classes.segment} data-state={state} />
        ))}
      </span>
    </button>
  )
}

const segmentsOf = (pattern: Pattern) =>
  (['solved', 'tried', 'open'] as const).flatMap((state) =>
    Array.from({ length: pattern[state] }, (_, index) => ({ key: `${state}${index}`, state })),
  )
