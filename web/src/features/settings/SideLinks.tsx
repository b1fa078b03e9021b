import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './Settings.module.css'
import { settingsTexts as texts } from './texts.ts'

type Section = { id: string; title: string }

/**
 * Links to the page's sections, marking the visible one. Reads the sections from the page, so that each is named in one
 * place.
 */
export function SideLinks() {
  const [sections, setSections] = useState<readonly Section[]>([])
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const found = [...document.querySelectorAll<HTMLElement>('section[data-settings]')]
    setSections(found.map(({ id, ariaLabel }) => ({ id, title: ariaLabel ?? '' })))
    const mark = () => {
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = found.filter((each) => each.getBoundingClientRect().top < window.innerHeight / 3)
      setCurrent((atEnd && window.scrollY > 0 ? found.at(-1) : (passed.at(-1) ?? found[0]))?.id ?? null)
    }
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return (
    <nav className={clsx(ui.grid, ui.wideOnly, classes.links)} aria-label={texts.sections}>
      {sections.map(({ id, title }) => (
        <Link
          key={id}
          className={clsx(ui.small, ui.quiet, ui.round, ui.plainLink, classes.link)}
          to={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
