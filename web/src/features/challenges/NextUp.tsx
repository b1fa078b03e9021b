import type { ChallengeShelf, ChallengeSummary, RecommendedChallenge } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { challengeAddress } from './challenges.ts'
import classes from './NextUp.module.css'
import { ResumeCard } from './ResumeCard.tsx'
import { challengeTexts } from './texts.ts'

const texts = challengeTexts.next

type Props = { shelf: ChallengeShelf | undefined; resume: ChallengeSummary | null | undefined }

/** What to do next: unfinished work or the best challenge, and what comes after that. */
export function NextUp({ shelf, resume }: Props) {
  // Reserves the space, so that nothing below jumps.
  if (shelf === undefined || resume === undefined)
    return (
      <div className={classes.waiting} aria-hidden="true">
        <div className={clsx(ui.lineAround, ui.round, ui.surface)} />
        <div className={ui.lineAbove} />
      </div>
    )
  const [first, ...others] = shelf.next
  const then = resume === null ? others : shelf.next.slice(0, others.length)
  if (resume === null && first === undefined) return null
  return (
    <div className={clsx(ui.grid, classes.columns)}>
      {resume !== null ? <ResumeCard challenge={resume} /> : first !== undefined && <NextCard challenge={first} />}
      {then.length > 0 && (
        <section aria-labelledby="then" className={ui.lineAbove}>
          <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap12, classes.head)}>
            <h2 id="then" className={clsx(ui.flat, ui.text17)}>
              {texts.after}
            </h2>
            {shelf.hoursPerWeek !== null && (
              <span className={clsx(ui.small, ui.quiet)}>{texts.fits(shelf.hoursPerWeek)}</span>
            )}
          </div>
          <ul className={clsx(ui.list, ui.unmarked)}>
            {then.map((each) => (
              <li key={each.challengeId} className={ui.lineAbove}>
                <Link
                  to={challengeAddress(each)}
                  className={clsx(ui.block, ui.small, ui.ink, ui.plainLink, ui.hovers, ui.roundSmall, classes.row)}
                >
                  <span className={clsx(ui.flex, ui.between, ui.gap12)}>
                    <span className={clsx(ui.shrinks, ui.breaks, ui.medium)}>{each.title}</span>
                    <span className={clsx(ui.fixed, ui.quiet, ui.figures)}>{challengeTexts.minutes(each.minutes)}</span>
                  </span>
                  <span className={clsx(ui.block, ui.quiet, ui.text13)}>{each.reason}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function NextCard({ challenge }: { challenge: RecommendedChallenge }) {
  const { title, reason, minutes, challengeType } = challenge
  return (
    <section
      className={clsx(ui.row, ui.wrap, ui.between, ui.inset24, ui.lineAround, ui.round, ui.surface, classes.card)}
      aria-labelledby="next"
    >
      <div className={clsx(ui.grow, ui.shrinks, classes.words)}>
        <p className={clsx(ui.under4, ui.small, ui.accent, ui.medium)}>{texts.title}</p>
        <h2 id="next" className={clsx(ui.under6, ui.breaks, classes.title)}>
          {title}
        </h2>
        <p className={clsx(ui.flat, ui.body, ui.quiet, ui.pretty)}>{reason}</p>
      </div>
      <div className={clsx(ui.grid, ui.gap8, ui.fixed, ui.centre, classes.action)}>
        <p className={clsx(ui.flat, ui.quiet)}>
          <span className={clsx(ui.ink, ui.strong, classes.number)}>{minutes}</span> {texts.minutes}
        </p>
        <Button
          component={Link}
          to={challengeAddress(challenge)}
          size="md"
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {challengeType === 'coding' ? texts.solve : texts.answer}
        </Button>
      </div>
    </section>
  )
}
