import { useEffect } from 'react'
import { useMe } from './account.ts'
import { type EditorChoices, keepEditorChoices, readEditorChoices, useEditorChoices } from './editorChoices.ts'
import { useProfile } from './profile.ts'

/** The editor's choices: keys and tabs are the account's and come along to every browser, the size of the text is this screen's. */
export function useAccountEditor(): EditorChoices {
  const { data: me } = useMe()
  const { data: profile } = useProfile(me != null)
  const ofAccount = profile?.editor ?? null
  useEffect(() => {
    if (ofAccount !== null) keepEditorChoices({ ...readEditorChoices(), ...ofAccount })
  }, [ofAccount])
  return useEditorChoices()
}
