import type { CutItem } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './LearningPath.module.css'
import { pathTexts } from './texts.ts'

const texts = pathTexts.cut
const shownFirst = 5

/** What was left out, and why. */
export function CutList({ cut }: { cut: readonly CutItem[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section className={ui.lineAbove} aria-label={texts.title}>
      {cut.length > 0 && (
        <>
          <h2 className={clsx(ui.under4, ui.large, classes.asideHead)}>{texts.title}</h2>
          <p className={clsx(ui.under8, ui.small, ui.quiet)}>{texts.body}</p>
          <ul className={ui.list}>
            {(isWhole ? cut : cut.slice(0, shownFirst)).map(({ title, minutes, reason }) => (
              <li key={title} className={clsx(ui.flex, ui.between, ui.gap16, ui.small, ui.lineAbove, classes.cut)}>
                <span className={ui.shrinks}>
                  <span className={clsx(ui.block, ui.breaks)}>{title}</span>
                  <span className={ui.quiet}>{reason}</span>
                </span>
                <span className={clsx(ui.fixed, ui.quiet, ui.figures)}>{pathTexts.minutes(minutes)}</span>
              </li>
            ))}
          </ul>
          {!isWhole && cut.length > shownFirst && (
            <Button variant="subtle" size="xs" ml={-12} onClick={() => setIsWhole(true)}>
              {texts.all(cut.length)}
            </Button>
          )}
        </>
      )}
      <p className={ui.after12}>
        <Link to="/app/learningPathGenerator" className={clsx(ui.small, ui.accent, ui.medium)}>
          {texts.change}
        </Link>
      </p>
    </section>
  )
}
