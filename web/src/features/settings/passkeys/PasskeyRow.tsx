import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../../data/api.ts'
import { passkeysWork } from '../../../data/passkeys.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { SettingsRow } from '../SettingsRow.tsx'
import { usePasskeys, usePasskeysChanged } from './calls.ts'
import { NewPasskey } from './NewPasskey.tsx'
import { PasskeyLine } from './PasskeyLine.tsx'
import { passkeyTexts as texts } from './texts.ts'

/** The passkeys setting: a list, and a button to add one. */
export function PasskeyRow() {
  const { data, error } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const changed = usePasskeysChanged()
  return (
    <SettingsRow label={texts.label} hint={texts.hint}>
      {error !== null && data === undefined && <Problem>{sentenceOf(error)}</Problem>}
      {data?.passkeys.map((passkey) => (
        <PasskeyLine key={passkey.passkeyId} passkey={passkey} onChanged={changed} />
      ))}
      {data?.passkeys.length === 0 && !isAdding && data.available && (
        <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.none}</p>
      )}
      {data?.available === false && <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.unavailable}</p>}
      {data?.available === true && !passkeysWork() && (
        <p className={clsx(ui.flat, ui.text13, ui.quiet)}>{texts.unknownBrowser}</p>
      )}
      {isAdding && data !== undefined ? (
        <NewPasskey
          needsPassword={data.needsPassword}
          onCancel={() => setAdding(false)}
          onMade={() => {
            setAdding(false)
            void changed()
          }}
        />
      ) : (
        data?.available === true &&
        passkeysWork() && (
          <div>
            <Button onClick={() => setAdding(true)}>{texts.add}</Button>
          </div>
        )
      )}
    </SettingsRow>
  )
}
