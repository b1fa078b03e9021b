import { type Skill, skillLabel } from '@greenroom/shared/learning'
import { type DiagnosticResult, type MappedSkill, mapGroups } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../data/learningPath.ts'
import { Radar } from '../../ui/charts/Radar.tsx'
import { RangeRow, RangeRows } from '../../ui/charts/RangeRow.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { AnsweredItems } from './AnsweredItems.tsx'
import { listed } from './listed.ts'
import classes from './Result.module.css'
import { diagnosticTexts } from './texts.ts'

const texts = diagnosticTexts.result
const fewestAxes = 3
/** More labels don't fit around the map. */
const mostAxes = 12

const nameOf = (skill: Skill): string => (skill === 'communication' ? texts.explaining : skillLabel(skill))

/** A skill within a sentence: `graphs`, but `API design`. */
const inWords = (skill: Skill): string => {
  const name = nameOf(skill)
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** A diagnostic's result: the sentences, the map with its ranges, the evidence, and what comes next. */
export function Result({ result }: { result: DiagnosticResult }) {
  const { endedAt, minutes, closedBy, headline, sentences, map, items, narrowBy, nextAt, explanation } = result
  const [showsItems, showItems] = useState(false)
  const axes = axesOf(map)
  const toNarrow = listed(narrowBy.map(({ skill }) => inWords(skill)))
  const mayRepeat = Date.parse(nextAt) <= Date.now()
  return (
    <article className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <header className={clsx(ui.grid, classes.head)}>
        <div>
          <p className={clsx(ui.under4, ui.text15, ui.quiet)}>
            {texts.kicker(longDayOf(Date.parse(endedAt)), minutes)}
          </p>
          <h1 className={ui.under8}>{headline}</h1>
          <p className={clsx(ui.flat, ui.large, ui.quiet, classes.sentences)}>{sentences.join(' ')}</p>
          {closedBy === 'abandoned' && <p className={clsx(ui.small, ui.quiet)}>{texts.abandoned}</p>}
        </div>
        <section className={clsx(ui.surface, ui.round, ui.lineAround, classes.path)} aria-labelledby="path">
          <h2 id="path" className={clsx(ui.under4, ui.title)}>
            {texts.path}
          </h2>
          <NextForPath result={result} />
        </section>
      </header>
      <div className={clsx(ui.grid, classes.maps)}>
        {axes.length >= fewestAxes && (
          <section className={ui.lineAbove} aria-labelledby="map">
            <div className={clsx(ui.row, ui.baseline, ui.between, ui.gap12, classes.title)}>
              <h2 id="map" className={clsx(ui.flat, ui.title)}>
                {texts.map}
              </h2>
              <span className={clsx(ui.text14, ui.quiet)}>{texts.mapHint}</span>
            </div>
            <Radar label={texts.map} axes={axes} />
          </section>
        )}
        <section className={ui.lineAbove} aria-labelledby="ranges">
          <div className={clsx(ui.row, ui.wrap, ui.baseline, ui.between, ui.gap12, classes.title)}>
            <h2 id="ranges" className={clsx(ui.flat, ui.title)}>
              {texts.ranges}
            </h2>
            <span className={clsx(ui.text14, ui.quiet)}>{texts.rangesHint}</span>
          </div>
          <div className={classes.groups}>
            {mapGroups.map((group) => {
              const own = map.filter((each) => each.group === group)
              const known = own.filter(({ estimate }) => estimate !== null)
              const unknown = own.filter(({ estimate }) => estimate === null)
              return own.length === 0 ? null : (
                <div key={group} className={classes.group}>
                  <h3 className={clsx(ui.under4, ui.text14, ui.strong)}>{texts.groups[group]}</h3>
                  {known.length > 0 && (
                    <RangeRows label={texts.groups[group]}>
                      {known.map(({ skill, estimate }) => (
                        <RangeRow key={skill} label={nameOf(skill)} estimate={estimate} />
                      ))}
                    </RangeRows>
                  )}
                  {unknown.length > 0 && (
                    <p className={clsx(ui.text14, ui.quiet, classes.unknown)}>
                      {texts.unknown(listed(unknown.map(({ skill }) => inWords(skill))))}
                    </p>
                  )}
                </div>
              )
            })}
          </div>
        </section>
      </div>
      <div className={clsx(ui.grid, classes.below)}>
        <section className={ui.lineAbove}>
          <h2 className={clsx(ui.under4, ui.title, classes.title)}>{texts.shows}</h2>
          <p className={clsx(ui.under8, ui.quiet)}>{texts.missed(items)}</p>
          <Button
            variant="default"
            size="xs"
            aria-expanded={showsItems}
            aria-controls="items"
            onClick={() => showItems(!showsItems)}
          >
            {showsItems ? texts.hide : texts.all(items.length)}
          </Button>
        </section>
        <section className={ui.lineAbove}>
          <h2 className={clsx(ui.under4, ui.title, classes.title)}>{texts.narrow}</h2>
          <p className={clsx(ui.under8, ui.quiet)}>
            {narrowBy.length === 0
              ? texts.narrowNone
              : texts.narrowBody(toNarrow, narrowBy.length, narrowBy[0]?.minutes ?? 0)}
          </p>
          <Button component={Link} to="/app/mockInterview" variant="default" size="xs">
            {texts.challenges}
          </Button>
        </section>
        <section className={ui.lineAbove}>
          <h2 className={clsx(ui.under4, ui.title, classes.title)}>
            {mayRepeat ? texts.now : texts.next(longDayOf(Date.parse(nextAt)))}
          </h2>
          <p className={clsx(ui.under8, ui.quiet)}>{diagnosticTexts.start.why}</p>
          {mayRepeat && (
            <Button component={Link} to="/app/diagnostics" variant="default" size="xs">
              {texts.start}
            </Button>
          )}
        </section>
      </div>
      <div id="items" hidden={!showsItems}>
        <AnsweredItems items={items} />
        {explanation.text !== '' && (
          <section className={clsx(ui.lineAbove, classes.said)}>
            <h2 className={clsx(ui.under4, ui.title)}>{texts.explanation}</h2>
            <p className={clsx(ui.flat, ui.asTyped, ui.breaks)}>{explanation.text}</p>
          </section>
        )}
      </div>
    </article>
  )
}

/** The way to a path. Somebody who has one is told whether it uses this result yet. */
function NextForPath({ result: { map, endedAt } }: { result: DiagnosticResult }) {
  const { data: path, isPending } = usePath()
  if (isPending) return <Skeleton height={76} animate={false} />
  const first = listed(weakest(map).map(inWords))
  const isPlanned = path != null && Date.parse(path.changedAt) >= Date.parse(endedAt)
  const body = path == null ? texts.pathBody(first) : isPlanned ? texts.pathAfter : texts.pathBefore(first)
  return (
    <>
      <p className={clsx(ui.under16, ui.quiet)}>{body}</p>
      <Button
        component={Link}
        to={path == null ? '/app/learningPathGenerator' : '/app/learningPath'}
        variant="filled"
        rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
      >
        {path == null ? texts.build : texts.see}
      </Button>
    </>
  )
}

/** The skills around the map: those with a range side by side, then those without, as far as there is room. */
const axesOf = (map: readonly MappedSkill[]) =>
  map
    .toSorted((one, other) => Number(other.estimate !== null) - Number(one.estimate !== null))
    .slice(0, mostAxes)
    .map(({ skill, estimate }) => ({ label: nameOf(skill), estimate }))

/** The two skills with the lowest scores below a hire. */
const weakest = (map: readonly MappedSkill[]): Skill[] =>
  map
    .flatMap(({ skill, estimate }) => (estimate === null || estimate.score >= 3 ? [] : [{ skill, ...estimate }]))
    .toSorted((one, other) => one.score - other.score)
    .slice(0, 2)
    .map(({ skill }) => skill)
