import { maxHoursPerWeek, type PathPreview } from '@greenroom/shared/wire'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { dayOf, isoDayOf } from '../../data/days.ts'
import { useDomain } from '../../data/domain.ts'
import { itemsOf, usePath, usePathChange, usePathPreview } from '../../data/learningPath.ts'
import { useGoalChange } from '../../data/profile.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { GoalFields } from './GoalFields.tsx'
import classes from './LearningPath.module.css'
import { durationOf, formTexts, generatorTexts as texts } from './texts.ts'
import { usePathForm } from './usePathForm.ts'
import { forgetDraft, hasPassed, hoursIn, wishOf } from './wish.ts'

/** `/app/learningPathGenerator`: the inputs for a path, and a preview. */
export default function GeneratorPage() {
  const isPharmacy = useDomain() === 'pharmacy_pre_reg'
  const { form, settled, today, edit } = usePathForm()
  const path = usePath()
  const preview = usePathPreview(settled === null ? null : wishOf(settled, today))
  const navigate = useNavigate()
  const changeGoal = useGoalChange()
  const { make } = usePathChange()
  const { submit, pending, error } = useSubmit(async () => {
    const wish = form === null ? null : wishOf(form, today)
    if (wish === null) return
    const { days: _days, timeZone: _timeZone, ...goal } = wish
    // The goal is an interview.
    if (!isPharmacy) await changeGoal(goal)
    await make(wish, path.data?.revision ?? null)
    forgetDraft()
    void navigate('/app/learningPath')
  })
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
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            {!isPharmacy && <GoalFields form={form} onChange={edit} />}
            <div className={clsx(ui.grid, ui.halves, ui.gap12, ui.start)}>
              <TextInput
                type="date"
                label={
                  <>
                    {formTexts.date} <span className={clsx(ui.quiet, ui.regular)}>{formTexts.dateAside}</span>
                  </>
                }
                min={isoDayOf(today)}
                value={form.date}
                error={hasPassed(form, today) ? formTexts.past : null}
                onChange={({ currentTarget }) => edit({ date: currentTarget.value })}
              />
              <TextInput
                label={formTexts.hours}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                value={form.hours}
                error={hoursIn(form) === null ? formTexts.badHours(maxHoursPerWeek) : null}
                onChange={({ currentTarget }) => edit({ hours: currentTarget.value })}
              />
            </div>
            <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
              <Button
                type="submit"
                variant="filled"
                size="md"
                loading={pending}
                disabled={path.isPending || path.isPlaceholderData}
                rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
              >
                {path.data == null ? texts.make : texts.replace}
              </Button>
              {path.data != null && <span className={clsx(ui.small, ui.quiet)}>{texts.kept}</span>}
            </div>
            <Problem>{error === null ? null : sentenceOf(error)}</Problem>
          </form>
        )}
        <section aria-labelledby="preview" aria-busy={preview.isFetching}>
          <h2 id="preview" className={clsx(ui.under12, ui.large)}>
            {texts.preview}
          </h2>
          {preview.data != null ? (
            <Preview preview={preview.data} />
          ) : (
            <p className={clsx(ui.flat, ui.quiet)} role="status">
              {preview.isError
                ? texts.previewFailed
                : settled !== null && wishOf(settled, today) === null
                  ? texts.fix
                  : texts.planning}
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

/** A short overview of the weeks. */
function Preview({ preview }: { preview: PathPreview }) {
  const { weeks, cut, interview } = preview
  const day = interview === null ? null : dayOf(interview.day)
  return (
    <>
      <ol className={clsx(ui.list, ui.lineAbove)}>
        {weeks.map(({ from, title, minutes, items }) => (
          <li key={from} className={clsx(ui.flex, ui.baseline, ui.gap16, ui.lineBelow, classes.previewWeek)}>
            <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures, classes.previewDay)}>
              {shortDayOf(dayOf(from) ?? new Date())}
            </span>
            <span className={clsx(ui.grow, ui.shrinks)}>
              <span className={clsx(ui.block, ui.medium)}>{title}</span>
              <span className={clsx(ui.small, ui.quiet)}>{texts.items(items.length)}</span>
            </span>
            <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures)}>{durationOf(minutes)}</span>
          </li>
        ))}
        {interview !== null && day !== null && (
          <li className={clsx(ui.flex, ui.baseline, ui.gap16, ui.lineBelow, classes.previewWeek)}>
            <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures, classes.previewDay)}>
              {shortDayOf(day)}
            </span>
            <span className={clsx(ui.medium, ui.breaks)}>{interview.title}</span>
          </li>
        )}
      </ol>
      <p className={clsx(ui.after12, ui.small, ui.quiet)}>
        {itemsOf(preview)[0]?.kind === 'diagnostic' && <>{texts.diagnostic} </>}
        {cut.length > 0 && texts.left(cut.length)}
      </p>
    </>
  )
}
