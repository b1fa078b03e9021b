import { lessonPartsOf } from '@greenroom/shared/rules'
import type { CourseView, LessonRef, LessonView } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useMemo, useRef } from 'react'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { useAccount } from '../../data/account.ts'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { CourseSide } from './CourseSide.tsx'
import { addressOf } from './courses.ts'
import { FinishLesson } from './FinishLesson.tsx'
import classes from './Lesson.module.css'
import { LessonAside } from './LessonAside.tsx'
import { useBegin, useLearning, useLesson, useLessonActions } from './lessons.ts'
import { Practice } from './Practice.tsx'
import { Program } from './Program.tsx'
import { QuizQuestion } from './QuizQuestion.tsx'
import { learnTexts, lessonTexts as texts } from './texts.ts'

/** A lesson: its text with programs to run, checks and practice, and the reader's note and bookmark beside it. */
export function LessonPage({ course, lessonId }: { course: CourseView; lessonId: string }) {
  const reference: LessonRef = { courseId: course.id, lessonId }
  const account = useAccount()
  const userId = account.status === 'signed_in' ? account.me.id : null
  const { data: lesson, error, refetch } = useLesson(reference)
  const { data: learning } = useLearning()
  useBegin(reference, userId !== null && lesson !== undefined)
  if (error !== null && lesson === undefined) {
    const { title, body, action } = learnTexts.unknownLesson
    return error instanceof ApiProblem && error.status === 404 ? (
      <Notice title={title} body={body} action={{ label: action, to: addressOf(course.id) }} />
    ) : (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  }
  const progress = learning?.courses.find(({ courseId }) => courseId === course.id)
  const number = course.lessons.findIndex(({ id }) => id === lessonId) + 1
  const where = texts.lessonOf(number, course.lessons.length)
  const side = <CourseSide course={course} progress={progress} lessonId={lessonId} />
  return (
    <div className={clsx(ui.grid, ui.centred, classes.reader)}>
      <div className={clsx(ui.wideOnly, classes.side)}>{side}</div>
      <details className={clsx(ui.narrowOnly, ui.lineBelow, classes.fold)}>
        <summary className={clsx(ui.small, ui.quiet, ui.touchable)}>{where}</summary>
        {side}
      </details>
      {lesson === undefined ? (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          <Skeleton height={38} width="80%" mb={24} animate={false} />
          <Skeleton height={420} animate={false} />
        </div>
      ) : (
        <Reading key={lessonId} {...{ course, lesson, reference, number, userId }} />
      )}
    </div>
  )
}

type ReadingProps = {
  course: CourseView
  lesson: LessonView
  reference: LessonRef
  number: number
  userId: number | null
}

function Reading({ course, lesson, reference, number, userId }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLElement>(null)
  // Start each new lesson at the top of the page.
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { answer } = useLessonActions(reference)
  const { version, quiz, practice } = lesson
  return (
    <>
      <article ref={text} className={clsx(ui.text17, ui.line27, ui.shrinks, classes.lesson)}>
        <DocumentTitle title={lesson.title} />
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
          {texts.lessonOf(number, course.lessons.length)}, {learnTexts.minutes(lesson.minutes)}
        </p>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {lesson.title}
        </h1>
        {lesson.hasNewer && <Newer reference={reference} />}
        {lesson.domain === 'pharmacy_pre_reg' && <p className={classes.caution}>{learnTexts.pharmacy}</p>}
        <Body lesson={lesson} reference={reference} userId={userId} />
        {quiz.length > 0 && (
          <section>
            <h2 className={classes.part}>{texts.check.title}</h2>
            {quiz.map((question, index) => (
              <QuizQuestion
                key={`${version} ${question.question}`}
                question={question}
                index={index}
                count={quiz.length}
                answer={(option) => answer(version, index, option)}
              />
            ))}
          </section>
        )}
        {practice.length > 0 && (
          <section>
            <h2 className={classes.part}>{texts.practise}</h2>
            <Practice items={practice} />
          </section>
        )}
        <FinishLesson
          lesson={lesson}
          reference={reference}
          previous={course.lessons[number - 2]}
          next={number === 0 ? undefined : course.lessons[number]}
        />
      </article>
      <LessonAside lesson={lesson} reference={reference} text={text} userId={userId} />
    </>
  )
}

function Body({ lesson, reference, userId }: Pick<ReadingProps, 'lesson' | 'reference' | 'userId'>) {
  const parts = useMemo(() => lessonPartsOf(lesson.body), [lesson.body])
  return parts.map((part) =>
    part.kind === 'program' ? (
      <Program
        key={`${lesson.version} ${userId} program ${part.index}`}
        lesson={reference}
        version={lesson.version}
        index={part.index}
        program={part}
        userId={userId}
      />
    ) : (
      <Markdown key={part.text} text={part.text} isPage />
    ),
  )
}

function Newer({ reference }: { reference: LessonRef }) {
  const { takeNewest } = useLessonActions(reference)
  const { submit, pending, error } = useSubmit(takeNewest)
  return (
    <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.small, ui.round, classes.newer)}>
      <p className={ui.flat}>{texts.newer}</p>
      <Button size="compact-sm" loading={pending} onClick={() => void submit()}>
        {texts.takeNewer}
      </Button>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </div>
  )
}
