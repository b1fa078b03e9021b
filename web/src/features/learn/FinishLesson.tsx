import type { FinishedLesson, LessonRef, LessonView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { addressOf } from './courses.ts'
import classes from './Lesson.module.css'
import { useLessonActions } from './lessons.ts'
import { checkId } from './QuizQuestion.tsx'
import { lessonTexts as texts } from './texts.ts'

type Neighbour = { id: string; title: string } | undefined
type EndProps = { lesson: LessonView; reference: LessonRef; previous: Neighbour; next: Neighbour }

/** The end of a lesson: a button to finish it, and links to the lessons before and after it. */
export function FinishLesson({ lesson, reference, previous, next }: EndProps) {
  const [finished, setFinished] = useState<FinishedLesson | null>(null)
  const isFinished = finished !== null || lesson.own?.state === 'completed'
  return (
    <div className={clsx(ui.lineAbove, classes.end)} data-open={lesson.own !== null && !isFinished}>
      {finished !== null && (
        <p role="status" className={clsx(ui.under16, ui.medium)}>
          {texts.finished} {finished.earned > 0 && texts.earned} {finished.next === null && texts.courseDone}
        </p>
      )}
      <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap16)}>
        {previous === undefined ? (
          <span className={classes.previous} />
        ) : (
          <Link
            to={addressOf(reference.courseId, previous.id)}
            className={clsx(ui.row, ui.gap8, ui.body, ui.quiet, ui.plainLink, ui.touchable, classes.previous)}
            aria-label={`${texts.previous}: ${previous.title}`}
          >
            <IconArrowLeft size={17} stroke={1.6} aria-hidden /> {previous.title}
          </Link>
        )}
        {lesson.own !== null && !isFinished ? (
          <Finish lesson={lesson} reference={reference} onFinished={setFinished} />
        ) : (
          <Onwards reference={reference} next={next} finished={finished} />
        )}
      </div>
      {lesson.own === null && <SignIn />}
    </div>
  )
}

function Finish(props: Pick<EndProps, 'lesson' | 'reference'> & { onFinished: (finished: FinishedLesson) => void }) {
  const { lesson, reference, onFinished } = props
  const [isEarly, setIsEarly] = useState(false)
  const { finish } = useLessonActions(reference)
  const { submit, pending, error } = useSubmit(async () => onFinished(await finish()))
  const open = lesson.quiz.flatMap(({ answer }, index) => (answer === null ? [index] : []))

  function press(): void {
    setIsEarly(open.length > 0)
    const [first] = open
    if (first === undefined) return void submit()
    const check = document.getElementById(checkId(first))
    check?.scrollIntoView({ block: 'center' })
    check?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12, classes.finish)}>
      {isEarly && open.length > 0 && <Problem>{texts.checksLeft(open.length)}</Problem>}
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
      <Button
        variant="filled"
        loading={pending}
        onClick={press}
        rightSection={<IconArrowRight size={17} stroke={1.6} aria-hidden />}
      >
        {texts.finish}
      </Button>
    </div>
  )
}

/** After finishing, the next lesson that is open; otherwise the one that follows. */
function Onwards(props: Pick<EndProps, 'reference' | 'next'> & { finished: FinishedLesson | null }) {
  const { reference, next, finished } = props
  if (finished?.next != null)
    return (
      <Button component={Link} to={addressOf(reference.courseId, finished.next.lessonId)} variant="filled">
        {texts.nextLesson(finished.next.title)}
      </Button>
    )
  if (next !== undefined && finished === null)
    return (
      <Button component={Link} to={addressOf(reference.courseId, next.id)} variant="filled">
        {texts.next}
      </Button>
    )
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.lastOne}</p>
      <Button component={Link} to="/app/interviewSelection" variant="filled">
        {texts.interview}
      </Button>
    </div>
  )
}

function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <p className={clsx(ui.flat, ui.after12, ui.small)}>
      <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>{texts.signIn}</Link>
    </p>
  )
}
