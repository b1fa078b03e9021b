import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { usePathChange } from '../../data/learningPath.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { pathTexts } from './texts.ts'

const texts = pathTexts.remove

/** Deletes the path after a confirmation. */
export function DeletePath({ disabled }: { disabled: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const { remove } = usePathChange()
  const { submit, pending, error } = useSubmit(remove)
  return (
    <div>
      <Button variant="subtle" color="gray" size="xs" ml={-12} disabled={disabled} onClick={() => setIsAsking(true)}>
        {texts.action}
      </Button>
      <Dialog opened={isAsking} onClose={() => setIsAsking(false)} title={texts.title}>
        <DialogWords>{texts.body}</DialogWords>
        <Problem>{error === null ? null : sentenceOf(error)}</Problem>
        <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
          <Button color="red" loading={pending} onClick={() => void submit()}>
            {texts.action}
          </Button>
          <Button variant="subtle" onClick={() => setIsAsking(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
