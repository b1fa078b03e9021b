import { readLanguage } from '@greenroom/shared/rules'
import { companyTypes, type ExperienceLevel, experienceLevels } from '@greenroom/shared/vocabulary'
import { maxPartnerTimes, type PartnerPost, partnerPaths, partnerPostSchema } from '@greenroom/shared/wire'
import { Button, CloseButton, Group, NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { put, sentenceOf } from '../../../data/api.ts'
import { firstChoice } from '../../../data/choice.ts'
import { useLanguages } from '../../../data/languages.ts'
import { ownZone } from '../../../data/ownZone.ts'
import { nameOf } from '../../../data/sessionLabels.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import { clockTimeOf, longDayOf } from '../../../ui/time.ts'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { daysFrom, halfHoursOf, shownTime, useFreshBoard } from './partners.ts'
import { boardTexts as texts } from './texts.ts'

/** Most people are free in the evening. */
const usualHour = 18

/** Creates or edits your post. */
export function PostDialog(props: { post: PartnerPost | null; level: ExperienceLevel; onClose: () => void }) {
  const { post, onClose } = props
  const [now] = useState(() => new Date())
  const days = daysFrom(now).filter((day) => halfHoursOf(day, now).length > 0)
  const [level, setLevel] = useState<ExperienceLevel>(post?.level ?? props.level)
  const [language, setLanguage] = useState(
    () => post?.programmingLanguage ?? firstChoice(localStorage).programmingLanguage,
  )
  const [company, setCompany] = useState<string>(post?.company ?? '')
  const [times, setTimes] = useState<readonly string[]>(post?.times ?? [])
  const [day, setDay] = useState(1)
  const halfHours = halfHoursOf(days[day] ?? now, now)
  const [chosen, setChosen] = useState<string | null>(null)
  const usual = halfHours.find((time) => new Date(time).getHours() === usualHour)
  const time = chosen !== null && halfHours.includes(chosen) ? chosen : (usual ?? halfHours[0])
  const [isMissing, setMissing] = useState(false)
  const languages = useLanguages()
  const refresh = useFreshBoard()
  const timeZone = ownZone()
  const { submit, pending, error } = useSubmit(async () => {
    const ahead = times.filter((each) => Date.parse(each) > Date.now())
    if (ahead.length === 0) return setMissing(true)
    const body = {
      ...{ level, programmingLanguage: language, timeZone, times: ahead },
      company: companyTypes.find((each) => each === company) ?? null,
    }
    await put(partnerPaths.mine, body, partnerPostSchema)
    onClose()
    await refresh()
  })
  function add() {
    if (time === undefined || times.includes(time)) return
    setMissing(false)
    setTimes([...times, time].sort())
  }
  return (
    <Dialog opened onClose={onClose} title={texts.formTitle}>
      <form
        noValidate
        className={clsx(ui.grid, ui.gap16)}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <RadioField
          label={texts.level}
          dense
          value={level}
          options={experienceLevels.map((value) => ({ value, label: texts.levels[value] }))}
          onChange={setLevel}
        />
        <NativeSelect
          label={texts.language}
          value={language}
          data={languages.options}
          onChange={({ currentTarget }) => setLanguage(readLanguage(currentTarget.value))}
        />
        <NativeSelect
          label={texts.company}
          value={company}
          data={[
            { value: '', label: texts.anyCompany },
            ...companyTypes.map((value) => ({ value, label: nameOf(value) })),
          ]}
          onChange={({ currentTarget }) => setCompany(currentTarget.value)}
        />
        <div className={clsx(ui.row, ui.wrap, ui.end, ui.gap8)}>
          <NativeSelect
            label={texts.day}
            value={String(day)}
            data={days.map((each, index) => ({ value: String(index), label: longDayOf(each) }))}
            onChange={({ currentTarget }) => setDay(Number(currentTarget.value))}
          />
          <NativeSelect
            label={texts.time}
            value={time ?? ''}
            data={halfHours.map((value) => ({ value, label: clockTimeOf(new Date(value)) }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button disabled={times.length >= maxPartnerTimes} onClick={add}>
            {texts.add}
          </Button>
        </div>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.zone(timeZone)}</p>
        {times.length > 0 && (
          <ul className={ui.list} aria-label={texts.times}>
            {times.map((each) => (
              <li key={each} className={clsx(ui.row, ui.between, ui.gap8, ui.small)}>
                {shownTime(each)}
                <CloseButton
                  size="sm"
                  aria-label={texts.remove(shownTime(each))}
                  onClick={() => setTimes(times.filter((other) => other !== each))}
                />
              </li>
            ))}
          </ul>
        )}
        {isMissing && <Problem>{texts.noTimes}</Problem>}
        {error !== null && (
          <Problem>
            {texts.problem} {sentenceOf(error)}
          </Problem>
        )}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="filled" loading={pending}>
            {texts.save}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
