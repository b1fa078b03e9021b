import { blockPaths, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { remove, sentenceOf } from '../../data/api.ts'
import { blocksKey, useBlocks } from '../../data/blocks.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { SettingsRow, SettingsSection } from './SettingsRow.tsx'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.blocked

/** People the user has blocked. */
export function BlockedPeople() {
  const query = useBlocks()
  const client = useQueryClient()
  const { submit, pending, error } = useSubmit(async (blockId: string) => {
    await remove(urlOf(blockPaths.block, { blockId }))
    await client.invalidateQueries({ queryKey: blocksKey })
  })
  const failure = query.error ?? error
  return (
    <SettingsSection title={settingsTexts.people}>
      <SettingsRow label={texts.label} hint={texts.hint}>
        {query.data?.blocks.length === 0 && <p className={clsx(ui.flat, ui.quiet)}>{texts.none}</p>}
        <ul className={clsx(ui.grid, ui.gap8, ui.list)} aria-label={texts.label}>
          {query.data?.blocks.map(({ blockId, name, blockedAt }) => (
            <li key={blockId} className={clsx(ui.row, ui.between, ui.gap12)}>
              <span className={ui.shrinks}>
                <span className={ui.breaks}>{name}</span>{' '}
                <span className={clsx(ui.small, ui.quiet)}>{texts.since(longDayOf(new Date(blockedAt)))}</span>
              </span>
              <Button
                size="xs"
                disabled={pending}
                aria-label={texts.unblockOf(name)}
                onClick={() => void submit(blockId)}
              >
                {texts.unblock}
              </Button>
            </li>
          ))}
        </ul>
        {failure !== null && (
          <Problem>
            {texts.failed} {sentenceOf(failure)}
          </Problem>
        )}
      </SettingsRow>
    </SettingsSection>
  )
}
