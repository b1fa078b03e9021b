import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useProfile } from '../../data/profile.ts'
import { firstForm, keepDraft, type PathForm } from './wish.ts'

const planAfterMs = 400

/**
 * The form's content, which survives a reload, and the preview shown shortly after a change. Null until the goal has
 * loaded.
 */
export function usePathForm(): {
  form: PathForm | null
  settled: PathForm | null
  today: Date
  edit: (change: Partial<PathForm>) => void
} {
  const { data: profile, isError } = useProfile()
  const [today] = useState(() => new Date())
  const [edited, setEdited] = useState<PathForm | null>(null)
  const isReady = profile !== undefined || isError
  const [first, setFirst] = useState<PathForm | null>(null)
  if (first === null && isReady) setFirst(firstForm(profile?.goal ?? null, today))
  const form = edited ?? first
  const [settled] = useDebouncedValue(form, planAfterMs)
  return {
    form,
    settled: settled ?? form,
    today,
    edit(change) {
      if (form === null) return
      const next = { ...form, ...change }
      setEdited(next)
      keepDraft(next)
    },
  }
}
