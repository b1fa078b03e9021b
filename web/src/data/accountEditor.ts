import { useEffect } from 'react'
import { useMe } from './account.ts'
import { type EditorChoices, keepEditorChoices, readEditorChoices, useEditorChoices } from './editorChoices.ts'
import { useProfile } from './profile.ts'

/**
 * The editor settings. Keys and tabs belong to the account and apply in every browser; the font size belongs to this
 * screen.
 */
export function useAccountEditor(): EditorChoices {
  const { data: me } = useMe()
  const { data: profile } = useProfile(me != null)
  const ofAccount = profile?.editor ?? null
  useEffect(() => {
    if (ofAccount !== null) keepEditorChoices({ ...readEditorChoices(), ...ofAccount })
  }, [ofAccount])
  return useEditorChoices()
}
