import type { LessonProgram } from '@greenroom/shared/rules'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { LessonRef, LessonRun } from '@greenroom/shared/wire'
import { Button, Kbd } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { browserStorage } from '../../data/storage.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useLessonRun } from './lessons.ts'
import classes from './Program.module.css'
import { ProgramEditor } from './ProgramEditor.tsx'
import { lessonTexts } from './texts.ts'

const texts = lessonTexts.program
const storage = browserStorage(() => sessionStorage)

type ProgramProps = {
  lesson: LessonRef
  version: string
  /** The program's place in the lesson, from 0. */
  index: number
  program: LessonProgram
  /** Whose edits they are; null for a visitor, who can't run programs. */
  userId: number | null
}

/** A program of a lesson, to change and run. Edits survive a reload of this tab. */
export function Program({ lesson, version, index, program, userId }: ProgramProps) {
  const key = `greenroom.lesson.${userId ?? 'visitor'}.${lesson.courseId}.${lesson.lessonId}.${version}.${index}`
  const source = program.source.trimEnd()
  const [code, setCode] = useState(() => storage.read(key) ?? source)
  const [ran, setRan] = useState<{ code: string; run: LessonRun } | null>(null)
  const stopped = useRef(new AbortController())
  useEffect(() => {
    stopped.current = new AbortController()
    return () => stopped.current.abort()
  }, [])
  const runNow = useLessonRun(lesson, version)
  const { submit, pending, error, forget } = useSubmit(async () => {
    const { signal } = stopped.current
    try {
      setRan({ code, run: await runNow(index, code, signal) })
    } catch (failure) {
      if (!signal.aborted) throw failure
    }
  })
  const language = programmingLanguageLabels[program.language]
  const isChanged = code !== source

  function edit(next: string): void {
    setCode(next)
    if (next === source) storage.remove(key)
    else storage.write(key, next)
  }
  function reset(): void {
    edit(source)
    setRan(null)
    forget()
  }

  return (
    <section
      className={clsx(ui.lineAround, ui.round, ui.clipped, ui.surface, classes.program)}
      aria-label={texts.editor(language, index + 1)}
    >
      <div className={clsx(ui.row, ui.between, ui.gap12, ui.lineBelow, classes.head)}>
        <p className={clsx(ui.flat, ui.small)}>
          <strong>{language}</strong> <span className={clsx(ui.quiet, ui.notOnPhones)}>{texts.yours}</span>
        </p>
        <div className={clsx(ui.row, ui.gap8)}>
          {(isChanged || ran !== null) && (
            <Button variant="subtle" size="compact-sm" onClick={reset}>
              {texts.reset}
            </Button>
          )}
          {userId === null ? (
            <SignInToRun />
          ) : (
            <Button
              size="compact-md"
              leftSection={<IconPlayerPlay size={15} stroke={1.6} aria-hidden />}
              rightSection={
                <Kbd className={ui.notOnPhones ?? ''} aria-hidden>
                  Ctrl '
                </Kbd>
              }
              loading={pending}
              onClick={() => void submit()}
            >
              {texts.run}
            </Button>
          )}
        </div>
      </div>
      <ProgramEditor
        language={program.language}
        code={code}
        label={texts.editor(language, index + 1)}
        hint={userId === null ? '' : texts.hint}
        onChange={edit}
        onRun={() => {
          if (userId !== null) void submit()
        }}
      />
      <div className={clsx(ui.lineAbove, ui.small, classes.result)}>
        <Outcome program={program} ran={ran} isStale={ran === null ? isChanged : ran.code !== code} />
        {error !== null && <Problem mt={8}>{sentenceOf(error)}</Problem>}
      </div>
    </section>
  )
}

function SignInToRun() {
  const { pathname, search } = useLocation()
  return (
    <Link className={clsx(ui.small, ui.accent)} to={`/signin?next=${encodeURIComponent(pathname + search)}`}>
      {texts.signIn}
    </Link>
  )
}

/** What the program printed, and, if there is something to fix, what it should print. */
function Outcome(of: { program: LessonProgram; ran: { run: LessonRun } | null; isStale: boolean }) {
  const { output, should } = of.program
  const printed = of.ran === null ? output : printedBy(of.ran.run)
  const isRight = should !== null && !of.isStale && printed !== null && isSame(printed, should.output)
  const tone = should === null || of.isStale ? undefined : isRight ? 'right' : 'wrong'
  return (
    <>
      <dl className={clsx(ui.grid, ui.flat, classes.facts)}>
        <dt className={ui.quiet}>{texts.prints}</dt>
        <dd className={ui.flat}>
          {of.isStale || printed === null ? (
            <span className={ui.quiet}>{of.isStale ? texts.stale : ''}</span>
          ) : (
            <output className={clsx(ui.mono, ui.asTyped, ui.breaks, classes.printed)} data-tone={tone}>
              {printed.trimEnd() === '' ? texts.nothing : printed.trimEnd()}
            </output>
          )}
        </dd>
        {should !== null && (
          <>
            <dt className={ui.quiet}>{texts.should}</dt>
            <dd className={ui.flat}>
              <span className={clsx(ui.mono, ui.asTyped, ui.breaks, classes.printed)} data-tone="right">
                {should.output.trimEnd()}
              </span>{' '}
              <span className={ui.quiet}>{should.why}</span>
            </dd>
          </>
        )}
      </dl>
      <p role="status" className={clsx(ui.flat, ui.goneWhenEmpty)} data-tone={isRight ? 'right' : undefined}>
        {of.ran !== null && !of.isStale && verdictOf(of.ran.run, should === null ? null : isRight)}
      </p>
    </>
  )
}

const isSame = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd()

/** What a run printed, followed by its error; null if it wasn't run. */
function printedBy({ results }: LessonRun): string | null {
  if (results === null) return null
  const [only] = results.testCases
  if (results.compilation.status === 'COMPILATION_ERROR') return results.compilation.output
  return only === undefined ? null : [only.actual_output, only.stderr].filter(Boolean).join('')
}

/** A sentence about a run; null if there is nothing to say. `isRight` is null if there is nothing to fix. */
function verdictOf({ status, results }: LessonRun, isRight: boolean | null): string | null {
  if (status === 'unavailable' || results === null) return texts.unavailable
  if (results.compilation.status === 'COMPILATION_ERROR') return texts.notCompiled
  const ended = results.testCases[0]?.status
  if (ended === 'TIME_LIMIT_EXCEEDED') return texts.slow
  if (ended === 'RUNTIME_ERROR') return texts.error
  return isRight === null ? null : isRight ? texts.matches : texts.differs
}
