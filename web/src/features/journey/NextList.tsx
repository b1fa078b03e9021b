import type { Journey } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './Journey.module.css'
import { journeyTexts } from './texts.ts'

const texts = journeyTexts.next

/** The next step with its reason, and what follows on the path. */
export function NextList({ journey: { next, following, minutesToday, day } }: { journey: Journey }) {
  return (
    <Part id="next" title={texts.title} aside={minutesToday === 0 ? undefined : texts.today(minutesToday)}>
      <div className={clsx(ui.lineAround, ui.round, ui.surface, ui.inset16by20, ui.under8)}>
        <h3 className={clsx(ui.under4, ui.large, ui.breaks)}>{next.title}</h3>
        <p className={clsx(ui.under12, ui.small, ui.quiet, ui.breaks, ui.pretty)}>{next.reason}</p>
        <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
          <Button
            component={Link}
            to={next.to}
            variant="filled"
            rightSection={<IconArrowRight size={16} stroke={1.6} aria-hidden="true" />}
          >
            {next.action}
          </Button>
          {next.minutes !== null && (
            <span className={ui.quiet}>
              <strong className={ui.ink}>{Math.round(next.minutes)}</strong> {texts.minutes}
            </span>
          )}
        </div>
      </div>
      <ul className={ui.list}>
        {following.map(({ title, minutes, day: on, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be planned twice
          <li key={`${to} ${index}`} className={clsx(ui.flex, ui.between, ui.gap16, ui.lineBelow, classes.item)}>
            <Link to={to} className={clsx(ui.ink, ui.text15, ui.breaks, ui.plainLink)}>
              {title}
            </Link>
            <span className={clsx(ui.fixed, ui.small, ui.quiet)}>
              {on <= day ? '' : `${shortDateOf(on)}, `}
              {Math.round(minutes)} {texts.minutes}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
