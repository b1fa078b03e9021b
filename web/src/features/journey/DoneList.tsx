import type { Journey } from '@greenroom/shared/wire'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './Journey.module.css'
import { journeyTexts } from './texts.ts'

const texts = journeyTexts.done

/** The latest items that were done, and those that were missed. */
export function DoneList({ journey: { done, from } }: { journey: Journey }) {
  return (
    <Part id="done" title={texts.title} aside={done.length === 0 ? undefined : texts.since(shortDateOf(from))}>
      {done.length === 0 && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.none}</p>}
      <ul className={ui.list}>
        {done.map(({ day, title, detail, state, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be missed twice
          <li key={`${day} ${title} ${index}`} className={clsx(ui.flex, ui.gap12, ui.lineBelow, classes.item)}>
            {state === 'missed' ? (
              <IconX className={ui.fixed} size={18} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconCheck className={clsx(ui.fixed, ui.accent)} size={18} stroke={1.8} aria-hidden="true" />
            )}
            <div className={clsx(ui.grow, ui.shrinks)}>
              <span className={clsx(ui.flex, ui.between, ui.gap16, ui.text15)}>
                {to === null ? (
                  <span className={ui.breaks}>{title}</span>
                ) : (
                  <Link to={to} className={clsx(ui.ink, ui.breaks, ui.plainLink)}>
                    {title}
                  </Link>
                )}
                <span className={clsx(ui.fixed, ui.small, ui.quiet)}>{shortDateOf(day)}</span>
              </span>
              {state === 'missed' ? (
                <span className={clsx(ui.block, ui.small, ui.quiet)}>
                  {texts.missed}
                  <Link to="/app/learningPath">{texts.replan}</Link>
                  {texts.moves}
                </span>
              ) : (
                detail !== '' && <span className={clsx(ui.block, ui.small, ui.quiet)}>{detail}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
