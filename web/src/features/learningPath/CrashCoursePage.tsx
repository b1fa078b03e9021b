import { crashCourseDays, type PathPreview, type PathWish } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { dayOf } from '../../data/days.ts'
import { itemsOf, usePath, usePathChange, usePathPreview } from '../../data/learningPath.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { RadioField } from '../../ui/RadioField.tsx'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { GoalFields } from './GoalFields.tsx'
import classes from './LearningPath.module.css'
import { generatorTexts, pathTexts, crashTexts as texts } from './texts.ts'
import { usePathForm } from './usePathForm.ts'
import { forgetDraft, wishOf } from './wish.ts'

const hoursADay = [1, 2, 3, 4] as const
const [usualDays, usualHours] = [7, 2] as const
const [weighed, skipped] = [3, 8]

/** `/app/crashCourse`: a short plan, day by day, shown before it replaces the path. */
export default function CrashCoursePage() {
  const { form, settled, today, edit } = usePathForm()
  const [days, setDays] = useState<(typeof crashCourseDays)[number]>(usualDays)
  const [hours, setHours] = useState<(typeof hoursADay)[number]>(usualHours)
  const [isAsking, setIsAsking] = useState(false)
  const path = usePath()
  const navigate = useNavigate()
  const { make } = usePathChange()
  const wishFor = (of: typeof form): PathWish | null => {
    const wish = of === null ? null : wishOf({ ...of, date: '', hours: String(hours * 7) }, today)
    return wish && { ...wish, days }
  }
  const preview = usePathPreview(wishFor(settled))
  const starting = useSubmit(async () => {
    const wish = wishFor(form)
    if (wish === null) return
    await make(wish, path.data?.revision ?? null)
    forgetDraft()
    void navigate('/app/learningPath')
  })
  const start = () => {
    if (path.data == null) void starting.submit()
    else setIsAsking(true)
  }
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.text17, ui.quiet)}>{texts.lead}</p>
      <div className={clsx(ui.grid, classes.planner)}>
        {form === null ? (
          <Skeleton height={420} animate={false} />
        ) : (
          <form
            className={clsx(ui.grid, ui.oneColumn, ui.gap20)}
            onSubmit={(event) => {
              event.preventDefault()
              start()
            }}
          >
            <RadioField
              label={texts.days}
              value={days}
              options={crashCourseDays.map((value) => ({ value, label: texts.dayCount(value) }))}
              onChange={setDays}
            />
            <RadioField
              label={texts.hours}
              value={hours}
              options={hoursADay.map((value) => ({ value, label: String(value) }))}
              onChange={setHours}
            />
            <GoalFields form={form} onChange={edit} />
            <div>
              <Button
                type="submit"
                variant="filled"
                size="md"
                loading={starting.pending}
                disabled={path.isPending || path.isPlaceholderData}
              >
                {texts.start}
              </Button>
            </div>
            <Problem>{starting.error === null || isAsking ? null : sentenceOf(starting.error)}</Problem>
          </form>
        )}
        <section aria-labelledby="by-day" aria-busy={preview.isFetching}>
          <h2 id="by-day" className={clsx(ui.under12, ui.large)}>
            {texts.byDay}
          </h2>
          {preview.data != null ? (
            <Days preview={preview.data} />
          ) : (
            <p className={clsx(ui.flat, ui.quiet)} role="status">
              {preview.isError ? generatorTexts.previewFailed : generatorTexts.planning}
            </p>
          )}
        </section>
      </div>
      <Dialog opened={isAsking} onClose={() => setIsAsking(false)} title={texts.replace.title}>
        <DialogWords>{texts.replace.body}</DialogWords>
        <Problem>{starting.error === null ? null : sentenceOf(starting.error)}</Problem>
        <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
          <Button variant="filled" loading={starting.pending} onClick={() => void starting.submit()}>
            {texts.replace.action}
          </Button>
          <Button variant="subtle" onClick={() => setIsAsking(false)}>
            {texts.replace.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function Days({ preview }: { preview: PathPreview }) {
  const { days, cut, weighs, wish } = preview
  const items = itemsOf(preview)
  const toSkip = [...cut.filter(({ cause }) => cause === 'rare'), ...cut.filter(({ cause }) => cause === 'time')]
  return (
    <>
      {weighs.length > 0 && (
        <p className={clsx(ui.under12, ui.quiet, ui.breaks)}>
          {texts.weighs(wish.company, weighs.slice(0, weighed).join(', '))}
        </p>
      )}
      <ol className={clsx(ui.list, ui.lineAbove)}>
        {days.map(({ day, focus }, index) => (
          <li key={day} className={clsx(ui.lineBelow, classes.previewWeek)}>
            <p className={clsx(ui.flat, ui.small, ui.quiet)}>
              {texts.day(index + 1, longDayOf(dayOf(day) ?? new Date()))}
            </p>
            <p className={clsx(ui.under4, ui.medium)}>{focus}</p>
            <ul className={ui.list}>
              {items
                .filter((item) => item.day === day)
                .map(({ id, title, reason, minutes }) => (
                  <li key={id} className={clsx(ui.flex, ui.between, ui.gap16, ui.small, ui.under4)}>
                    <span className={ui.breaks}>
                      <span className={ui.block}>{title}</span>
                      <span className={ui.quiet}>{reason}</span>
                    </span>
                    <span className={clsx(ui.fixed, ui.quiet, ui.figures)}>{pathTexts.minutes(minutes)}</span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {toSkip.length > 0 && (
        <>
          <h3 className={clsx(ui.large, classes.skip)}>{texts.skip}</h3>
          <ul className={ui.list}>
            {toSkip.slice(0, skipped).map(({ title, reason }) => (
              <li key={title} className={clsx(ui.small, classes.cut)}>
                <span className={ui.block}>{title}</span>
                <span className={ui.quiet}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
