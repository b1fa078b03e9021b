import type { LessonRef, LessonView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Lesson.module.css'
import { useLessonActions } from './lessons.ts'
import { NotePanel } from './NotePanel.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import { lessonTexts as texts } from './texts.ts'

/** Beside a lesson: its parts, the reader's note, why it is worth reading, and a bookmark. */
export function LessonAside(props: {
  lesson: LessonView
  reference: LessonRef
  text: RefObject<HTMLElement | null>
  userId: number | null
}) {
  const { lesson, reference, text, userId } = props
  const { own } = lesson
  return (
    <aside className={classes.aside} aria-label={texts.beside}>
      <div className={ui.wideOnly}>
        <OnThisPage text={text} version={lesson.version} />
      </div>
      {own !== null && userId !== null && (
        <>
          <NotePanel userId={userId} lesson={reference} stored={own.note} />
          <section aria-labelledby="why" className={clsx(ui.lineAbove, classes.panel)}>
            <h2 id="why" className={clsx(ui.under4, ui.small, ui.strong)}>
              {texts.why}
            </h2>
            <p className={clsx(ui.under12, ui.small, ui.quiet)}>{own.reason}</p>
            <Bookmark reference={reference} isSet={own.isBookmarked} />
          </section>
        </>
      )}
    </aside>
  )
}

function Bookmark({ reference, isSet }: { reference: LessonRef; isSet: boolean }) {
  const { setBookmark } = useLessonActions(reference)
  const { submit, error } = useSubmit(setBookmark)
  const Icon = isSet ? IconBookmarkFilled : IconBookmark
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        ml={-8}
        aria-pressed={isSet}
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
        onClick={() => void submit(!isSet)}
      >
        {texts.bookmark}
      </Button>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </>
  )
}
