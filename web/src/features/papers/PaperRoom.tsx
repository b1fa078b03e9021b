import type { PaperView } from '@greenroom/shared/wire'
import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconArrowRight,
  IconCalculator,
  IconCheck,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconFlagFilled,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { useClockHidden } from '../../parts/header/useClockHidden.ts'
import { Logo } from '../../ui/Logo.tsx'
import ui from '../../ui/primitives.module.css'
import { clockTimeOf, secondsTimeOf } from '../../ui/time.ts'
import { Calculator } from './Calculator.tsx'
import { HandInDialog } from './HandInDialog.tsx'
import { Navigator } from './Navigator.tsx'
import classes from './PaperRoom.module.css'
import { readPlace, writePlace } from './place.ts'
import { SheetView } from './SheetView.tsx'
import { clockOf, type Sheet, sheetsOf } from './sheets.ts'
import { paperTexts } from './texts.ts'
import { type Answers, useAnswers } from './useAnswers.ts'
import { useLeft } from './useLeft.ts'
import { usePaperKeys } from './usePaperKeys.ts'

const texts = paperTexts.room

/** A running part: one sheet at a time, the navigator beside it, the clock above. */
export function PaperRoom({ paper, at, onOver }: { paper: PaperView; at: number; onOver: () => Promise<void> }) {
  const part = paper.parts[at]
  const answers = useAnswers(paper)
  const [place, setPlace] = useState(() => readPlace(paper.id, at))
  const [key, setKey] = useState<string | null>(null)
  const [isHandingIn, setHandingIn] = useState(false)
  const [isCalculating, setCalculating] = useState(false)
  const [isOverviewOpen, setOverviewOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const left = useLeft(paper, part?.endsAt ?? null, onOver)
  const questions = part?.questions ?? []
  const sheets = sheetsOf(questions)
  const sheetAt = Math.max(0, Math.min(place, sheets.length - 1))
  const sheet = sheets[sheetAt]
  const here = sheet?.questions.find((each) => each.key === key) ?? sheet?.questions[0]

  const goTo = (index: number, question: string | null = null): void => {
    if (index < 0 || index >= sheets.length) return
    setPlace(index)
    writePlace(paper.id, at, index)
    setKey(question)
    setOverviewOpen(false)
    window.scrollTo(0, 0)
  }
  usePaperKeys({
    options: here?.options ?? [],
    isQuiet: isHandingIn || isOverviewOpen,
    onOption: (option) => here !== undefined && answers.setAnswer(here.key, option),
    onFlag: () => here !== undefined && answers.toggleFlag(here.key),
    onCalculator: part?.calculator ? () => setCalculating(!isCalculating) : null,
    onBack: () => goTo(sheetAt - 1),
    onNext: () => goTo(sheetAt + 1),
  })
  if (part === undefined || sheet === undefined || here === undefined) return null

  // On a phone, there is no room for the names.
  const compact = isWide ? {} : iconOnly
  const navigator = (
    <Navigator
      title={part.title}
      sheets={sheets}
      here={here.key}
      answers={answers}
      leftMs={left}
      onGo={(index, question) => goTo(index, question)}
    />
  )
  return (
    <div className={classes.room}>
      <DocumentTitle title={texts.paper(paper.number)} />
      <RoomHead
        paper={paper}
        at={at}
        place={placeOf(sheet, questions.length)}
        answers={answers}
        left={left}
        isWide={isWide}
        onHandIn={() => setHandingIn(true)}
      />
      {(answers.isOffline || answers.isLate) && (
        <p role="status" className={clsx(ui.warnGround, ui.small, classes.notice)}>
          {answers.isLate ? texts.lost : texts.offline}
        </p>
      )}
      <main className={classes.main}>
        <SheetView sheet={sheet} here={here.key} answers={answers} onHere={setKey} onNext={() => goTo(sheetAt + 1)} />
        {isCalculating && part.calculator && <Calculator onClose={() => setCalculating(false)} />}
      </main>
      {isWide && <aside className={clsx(classes.aside)}>{navigator}</aside>}
      <footer className={clsx(ui.row, ui.between, ui.gap8, ui.surface, classes.foot)}>
        <div className={clsx(ui.row, ui.gap8)}>
          <Button
            variant={answers.isFlagged(here.key) ? 'default' : 'subtle'}
            aria-pressed={answers.isFlagged(here.key)}
            {...(isWide ? {} : { 'aria-label': answers.isFlagged(here.key) ? texts.flagged : texts.flag })}
            {...compact}
            leftSection={
              answers.isFlagged(here.key) ? (
                <IconFlagFilled size={17} aria-hidden="true" />
              ) : (
                <IconFlag size={17} aria-hidden="true" />
              )
            }
            onClick={() => answers.toggleFlag(here.key)}
          >
            {isWide && (answers.isFlagged(here.key) ? texts.flagged : texts.flag)}
            {isWide && <Key letter={here.options.length > 5 ? '⇧F' : 'F'} />}
          </Button>
          {part.calculator && (
            <Button
              variant="default"
              aria-pressed={isCalculating}
              leftSection={<IconCalculator size={17} aria-hidden="true" />}
              {...(isWide ? {} : { 'aria-label': texts.calculatorName })}
              {...compact}
              onClick={() => setCalculating(!isCalculating)}
            >
              {isWide && (
                <>
                  {texts.calculatorName}
                  <Key letter="C" />
                </>
              )}
            </Button>
          )}
          {!isWide && (
            <Button variant="default" onClick={() => setOverviewOpen(true)}>
              {texts.overview}
            </Button>
          )}
        </div>
        <div className={clsx(ui.row, ui.gap8)}>
          <Button
            disabled={sheetAt === 0}
            aria-label={texts.back}
            {...compact}
            leftSection={<IconArrowLeft size={17} aria-hidden="true" />}
            onClick={() => goTo(sheetAt - 1)}
          >
            {isWide && texts.back}
          </Button>
          {sheetAt < sheets.length - 1 ? (
            <Button
              variant="filled"
              rightSection={<IconArrowRight size={17} aria-hidden="true" />}
              onClick={() => goTo(sheetAt + 1)}
            >
              {texts.next}
            </Button>
          ) : (
            <Button variant="filled" onClick={() => setHandingIn(true)}>
              {texts.handIn}
            </Button>
          )}
        </div>
      </footer>
      {!isWide && (
        <Drawer
          opened={isOverviewOpen}
          onClose={() => setOverviewOpen(false)}
          position="bottom"
          size="auto"
          title={texts.overview}
        >
          {navigator}
        </Drawer>
      )}
      <HandInDialog paper={paper} at={at} answers={answers} opened={isHandingIn} onClose={() => setHandingIn(false)} />
    </div>
  )
}

const iconOnly = { px: 11, styles: { section: { margin: 0 } } } as const

/** `item 17 of 40`, or the items of a set. */
function placeOf({ questions }: Sheet, count: number): string {
  const [first, last] = [questions[0]?.number ?? 1, questions.at(-1)?.number ?? 1]
  return first === last ? texts.place(String(first), count) : texts.placeOfSet(first, last, count)
}

/** Shows a button's shortcut next to its name, for sighted users. */
const Key = ({ letter }: { letter: string }) => (
  <span className={clsx(ui.tiny, ui.mono, classes.key)} aria-hidden="true">
    {letter}
  </span>
)

function RoomHead(props: {
  paper: PaperView
  at: number
  /** Which item is shown. */
  place: string
  answers: Answers
  left: number
  isWide: boolean
  onHandIn: () => void
}) {
  const { paper, at, place, answers, left, isWide, onHandIn } = props
  const part = paper.parts[at]
  const next = paper.parts[at + 1]
  if (part === undefined) return null
  const answered = part.questions.filter((each) => answers.answerOf(each.key) !== null).length
  return (
    <header className={clsx(ui.row, ui.between, ui.gap16, ui.lineBelow, classes.head)}>
      <div className={clsx(ui.row, ui.gap12, ui.shrinks)}>
        {isWide && <Logo />}
        <div className={ui.shrinks}>
          <h1 className={clsx(ui.flat, ui.text15, ui.line20, ui.strong, ui.cut)}>{texts.paper(paper.number)}</h1>
          {isWide && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.under}</p>}
        </div>
      </div>
      {isWide && (
        <div className={classes.progress}>
          <p className={clsx(ui.flat, ui.row, ui.between, ui.small)}>
            <span>
              <strong>{part.title}</strong> {place}
            </span>
            <span className={ui.quiet}>
              {next === undefined ? texts.last : texts.thenNext(next.title, next.minutes)}
            </span>
          </p>
          <div className={clsx(ui.row, ui.gap4)} aria-hidden="true">
            {paper.parts.map((each, index) => (
              <span key={each.title} className={classes.line} style={{ flexGrow: each.count }}>
                <span
                  style={{
                    width: `${index < at ? 100 : index > at ? 0 : (100 * answered) / Math.max(1, part.count)}%`,
                  }}
                />
              </span>
            ))}
          </div>
        </div>
      )}
      <div className={clsx(ui.row, ui.gap12, ui.fixed)}>
        <SavedLine answers={answers} isWide={isWide} />
        <Clock left={left} isWide={isWide} />
        <Button onClick={onHandIn}>{texts.handIn}</Button>
      </div>
    </header>
  )
}

function SavedLine({ answers: { unsent, savedAt }, isWide }: { answers: Answers; isWide: boolean }) {
  if (unsent > 0)
    return <span className={clsx(ui.small, ui.quiet)}>{isWide ? texts.waiting(unsent) : texts.saving}</span>
  if (savedAt === null) return null
  return (
    <span className={clsx(ui.row, ui.gap4, ui.small, ui.quiet, ui.figures)}>
      <IconCheck size={15} aria-hidden="true" />
      {isWide ? texts.saved(secondsTimeOf(Date.parse(savedAt))) : clockTimeOf(Date.parse(savedAt))}
    </span>
  )
}

/** Below this the clock turns amber. */
const shortMs = 5 * 60_000

function Clock({ left, isWide }: { left: number; isWide: boolean }) {
  const [hidden, setHidden] = useClockHidden()
  const [spoken, setSpoken] = useState('')
  const minute = Math.ceil(left / 60_000)
  useEffect(() => {
    if ([10, 5, 1].includes(minute)) setSpoken(paperTexts.room.minutesLeft(minute))
  }, [minute])
  const Icon = hidden ? IconEyeOff : IconEye
  return (
    <>
      <span role="status" className={classes.spoken}>
        {spoken}
      </span>
      {hidden ? (
        <span className={clsx(ui.small, ui.quiet)}>{texts.clockHidden}</span>
      ) : (
        <span
          role="timer"
          aria-label={texts.timeLeft}
          className={clsx(ui.strong, ui.figures, classes.clock)}
          data-short={left < shortMs}
        >
          {clockOf(left)}
        </span>
      )}
      {isWide && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={hidden ? texts.showClock : texts.hideClock}
          onClick={() => setHidden(!hidden)}
        >
          <Icon size={17} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  )
}
