import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Lesson.module.css'
import { lessonTexts as texts } from './texts.ts'

type Heading = { id: string; title: string }

/** The headings of a text, each with an id to jump to. */
function headingsIn(text: HTMLElement): Heading[] {
  return [...text.querySelectorAll('h2')].map((heading, index) => {
    heading.id ||= `part-${index + 1}`
    return { id: heading.id, title: heading.textContent ?? '' }
  })
}

/** Links to the parts of a lesson, and which of them is being read. */
export function OnThisPage({ text, version }: { text: RefObject<HTMLElement | null>; version: string }) {
  const [headings, setHeadings] = useState<Heading[]>([])
  const [current, setCurrent] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other headings
  useEffect(() => {
    if (text.current === null) return
    const found = headingsIn(text.current)
    setHeadings(found)
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen !== undefined) setCurrent(seen.target.id)
      },
      { rootMargin: '-64px 0px -60% 0px' },
    )
    for (const { id } of found) {
      const heading = document.getElementById(id)
      if (heading !== null) watcher.observe(heading)
    }
    return () => watcher.disconnect()
  }, [text, version])
  if (headings.length === 0) return null
  return (
    <nav aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={clsx(ui.under8, ui.small, ui.strong)}>
        {texts.onThisPage}
      </h2>
      <ul className={ui.list}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={clsx(
                ui.block,
                ui.small,
                ui.plainLink,
                ...(current === id ? [ui.medium, ui.ink] : [ui.quiet]),
                classes.jump,
              )}
              aria-current={current === id ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
