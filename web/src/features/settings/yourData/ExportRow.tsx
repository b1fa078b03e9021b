import type { Confirmation } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../../ui/primitives.module.css'
import { SettingsRow } from '../SettingsRow.tsx'
import { downloadExport } from './calls.ts'
import { Question } from './Question.tsx'
import { yourDataTexts } from './texts.ts'
import classes from './YourData.module.css'

const texts = yourDataTexts.export

/** Downloads all of a user's data as one archive, once they have proved that the account is theirs. */
export function ExportRow() {
  const [isAsking, setAsking] = useState(false)
  const [savedAs, setSavedAs] = useState<string | null>(null)

  async function save(given: Confirmation): Promise<void> {
    setSavedAs(await downloadExport(given))
    setAsking(false)
  }

  return (
    <SettingsRow label={texts.label}>
      <div className={clsx(ui.row, ui.wrap, ui.between, classes.line)}>
        <div>
          <p className={ui.flat}>{texts.what}</p>
          <p className={clsx(ui.flat, ui.text13, ui.quiet, classes.detail)}>
            {savedAs === null ? texts.detail : <output>{texts.done(savedAs)}</output>}
          </p>
        </div>
        {!isAsking && (
          <Button leftSection={<IconDownload size={16} stroke={1.6} />} onClick={() => setAsking(true)}>
            {texts.action}
          </Button>
        )}
      </div>
      {isAsking && (
        <Question label={texts.label} action={texts.download} send={save} onCancel={() => setAsking(false)}>
          <p className={ui.flat}>{texts.lead}</p>
        </Question>
      )}
    </SettingsRow>
  )
}
