import { fixedPeriodsMs } from '@greenroom/shared/rules'
import type { Confirmation } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import ui from '../../../ui/primitives.module.css'
import { longDayOf } from '../../../ui/time.ts'
import { SettingsRow } from '../SettingsRow.tsx'
import { deleteAccount } from './calls.ts'
import { Question } from './Question.tsx'
import { yourDataTexts } from './texts.ts'
import classes from './YourData.module.css'

const texts = yourDataTexts.deletion

/** Deletes the account after seven days, during which the user can change their mind. */
export function DeleteRow({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false)
  const [deleteAt, setDeleteAt] = useState<Date | null>(null)
  // The user is signed out now, so load the next page from the server.
  const leave = () => location.assign('/')
  const ask = async (given: Confirmation) => setDeleteAt(await deleteAccount(email, given))
  return (
    <SettingsRow label={texts.label}>
      <div className={clsx(ui.row, ui.wrap, ui.between, classes.line)}>
        <div>
          <p className={ui.flat}>{texts.what}</p>
          <p className={clsx(ui.flat, ui.text13, ui.quiet, classes.detail)}>{texts.detail}</p>
        </div>
        {!isAsking && (
          <Button className={classes.destructive ?? ''} onClick={() => setAsking(true)}>
            {texts.action}
          </Button>
        )}
      </div>
      {isAsking && (
        <Question label={texts.label} action={texts.action} isDestructive send={ask} onCancel={() => setAsking(false)}>
          <ul>
            {texts.effects(longDayOf(new Date(Date.now() + fixedPeriodsMs.accountDeletion))).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Question>
      )}
      <Dialog
        opened={deleteAt !== null}
        onClose={leave}
        title={deleteAt === null ? '' : texts.asked(longDayOf(deleteAt))}
      >
        <DialogWords>{texts.mailed}</DialogWords>
        <Button variant="filled" onClick={leave}>
          {texts.leave}
        </Button>
      </Dialog>
    </SettingsRow>
  )
}
