import type { HandIn } from '@greenroom/shared/session'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconLock, IconPencil } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './HandInTabs.module.css'
import { handInTexts as texts } from './texts.ts'
import type { HandInView } from './useHandIn.ts'

/** The selected tab: the editor, or a version's id. */
export type HandInTab = 'editor' | HandIn['handInId']

/**
 * Tabs for the editor and the locked versions that were handed in. If there are many, it only shows the first, the best
 * and the latest.
 */
export function HandInTabs({
  view,
  tab,
  children,
  onChange,
}: {
  view: HandInView
  tab: HandInTab
  /** Other content for the row. */
  children?: ReactNode
  onChange: (tab: HandInTab) => void
}) {
  const { versions, counted, isSketch } = view
  const shown = versions.filter((version, index) => index === 0 || index === versions.length - 1 || version === counted)
  const group = useRef<HTMLDivElement>(null)
  // On a phone the selected tab may be off screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab in front, or one more, moves it
  useEffect(() => {
    group.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [tab, shown.length])
  return (
    <div className={clsx(ui.flex, ui.gap8, ui.fixed, ui.touchable, ui.lineBelow, ui.page, classes.row)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles has a name, and no element of its own */}
      <div
        ref={group}
        role="group"
        className={clsx(ui.flex, ui.grow, ui.shrinks, classes.tabs)}
        aria-label={texts.versions}
      >
        {shown.map((version) => (
          <Tab
            key={version.handInId}
            isFront={tab === version.handInId}
            isLocked
            name={nameOf(version, view)}
            onClick={() => onChange(version.handInId)}
          >
            <Result version={version} view={view} />
          </Tab>
        ))}
        <Tab
          isFront={tab === 'editor'}
          name={isSketch ? texts.sketch : texts.code}
          short={isSketch ? texts.sketchShort : texts.code}
          onClick={() => onChange('editor')}
        >
          <span className={ui.quiet}>{isSketch ? texts.notScored : texts.notHandedIn}</span>
        </Tab>
      </div>
      {children !== null && <div className={clsx(ui.row, ui.gap8, ui.fixed)}>{children}</div>}
    </div>
  )
}

function Tab(props: {
  isFront: boolean
  isLocked?: boolean
  name: string
  short?: string
  children: ReactNode
  onClick: () => void
}) {
  const Icon = props.isLocked ? IconLock : IconPencil
  return (
    <UnstyledButton
      className={clsx(ui.row, ui.gap8, ui.fixed, ui.text15, ui.quiet, ui.oneLine, ui.lineRight, classes.tab)}
      aria-pressed={props.isFront}
      onClick={props.onClick}
    >
      <Icon size={15} stroke={1.6} aria-hidden="true" />
      <span className={clsx(ui.medium, classes.name)} data-short={props.short}>
        <span>{props.name}</span>
      </span>{' '}
      {props.children}
    </UnstyledButton>
  )
}

/** Labels the version that counts as handed in, and the others by position. */
function nameOf(version: HandIn, { versions, counted }: HandInView): string {
  if (version === counted) return texts.handedIn
  const place = versions.indexOf(version)
  return place === 0 ? texts.first : texts.version(place + 1)
}

function Result({ version, view: { showsResults, counted, elapsedMs } }: { version: HandIn; view: HandInView }) {
  const { testsPassed: passed, testsTotal: total, untouched, bugNamed } = version
  const time = elapsedOf(elapsedMs(version))
  if (!showsResults || passed === null || total === null)
    return <span className={ui.quiet}>{untouched ? `${texts.noCode}, ${texts.at(time)}` : texts.at(time)}</span>
  const passesAll = passed === total && !bugNamed
  const told = [texts.result(passed, total, time), ...(bugNamed && passed === total ? [texts.bugFound] : [])].join(', ')
  return (
    <span
      className={clsx(ui.inlineRow, ui.quiet, classes.result)}
      data-tone={version === counted && passesAll ? 'good' : 'calm'}
    >
      {passesAll && <IconCheck size={15} stroke={1.8} aria-hidden="true" />}
      {told}
    </span>
  )
}
