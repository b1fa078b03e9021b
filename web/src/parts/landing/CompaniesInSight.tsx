import { useIntersection } from '@mantine/hooks'
import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ChunkBoundary } from '../../ui/ChunkBoundary.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Companies.module.css'
import type { CompaniesProps } from './Companies.tsx'
import { CompaniesHead } from './CompaniesHead.tsx'

const Companies = lazy(async () => ({ default: (await import('./Companies.tsx')).Companies }))

/** How companies interview. Loads once the reader scrolls near it, so that the first screen doesn't wait for it. */
export function CompaniesInSight(props: CompaniesProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '200px' })
  const isNear = entry?.isIntersecting === true
  const [wasNear, setWasNear] = useState(false)
  useEffect(() => setWasNear((was) => was || isNear), [isNear])
  return (
    <div ref={ref}>
      <ChunkBoundary>
        {wasNear ? (
          <Suspense fallback={<Waiting {...props} />}>
            <Companies {...props} />
          </Suspense>
        ) : (
          <Waiting {...props} />
        )}
      </ChunkBoundary>
    </div>
  )
}

/** A placeholder as tall as the list will be. */
function Waiting({ id, title, intro }: CompaniesProps) {
  return (
    <section className={classes.companies} aria-labelledby={`${id}-title`}>
      <CompaniesHead id={id} title={title} intro={intro} />
      <ul className={clsx(ui.list, ui.lineAbove)} aria-busy="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row} className={clsx(ui.lineBelow, classes.waiting)} />
        ))}
      </ul>
    </section>
  )
}
