import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { sentenceOf } from '../../data/api.ts'
import { isoDayOf } from '../../data/days.ts'
import { useAskBeforeLosing, useSaving } from '../../data/profileSave.ts'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf, secondsTimeOf } from '../../ui/time.ts'
import classes from './Settings.module.css'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.saving

/** When the settings were last saved, by the server's clock; or else that saving is in progress, waiting or refused. */
export function SavedLine({ savedAt }: { savedAt: string | null }) {
  const saving = useSaving()
  useAskBeforeLosing()
  const at = savedAt === null ? null : new Date(savedAt)
  return (
    <p
      className={clsx(ui.row, ui.gap6, ui.flat, ui.text14, ui.quiet, ui.figures, classes.saved)}
      role="status"
      data-status={saving.status}
    >
      {saving.status === 'refused' && texts.refused(sentenceOf(saving.error))}
      {saving.status === 'waiting' && texts.waiting}
      {saving.status === 'saving' && texts.saving}
      {saving.status === 'saved' && at !== null && (
        <>
          <IconCheck size={16} stroke={1.6} aria-hidden="true" />
          {texts.saved(isoDayOf(at) === isoDayOf(new Date()) ? secondsTimeOf(at.getTime()) : dayAndTimeOf(at))}
        </>
      )}
    </p>
  )
}
