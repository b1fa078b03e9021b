import { languageLockedText } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useLanguages } from '../../data/languages.ts'
import { useRoomAccess } from '../../parts/room/roomContext.ts'
import ui from '../../ui/primitives.module.css'
import classes from './LanguageMenu.module.css'
import { workspaceTexts as texts } from './texts.ts'

/** Language menu. Each language keeps its own draft; one that can't be run at the moment says why. */
export function LanguageMenu({ state }: { state: Session }) {
  const { client, keeper } = useRoomAccess()
  const languages = useLanguages()
  const [problem, setProblem] = useState<string | null>(null)
  const isLocked = state.languageLocked === true
  const current = programmingLanguageLabels[state.programmingLanguage]

  async function choose(programmingLanguage: string) {
    if (programmingLanguage === state.programmingLanguage) return
    keeper.flush()
    setProblem(null)
    const answer = await client.send({ type: 'ChangeSettings', settings: {}, programmingLanguage })
    if (!answer.ok) setProblem(answer.error.message)
  }

  return (
    <>
      <Menu position="bottom-start" shadow="md" width={280} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            size="xs"
            className={clsx(ui.fixed, ui.ink, ui.medium)}
            aria-label={isLocked ? `${texts.languageOf(current)}. ${languageLockedText}` : texts.languageOf(current)}
            disabled={state.phase !== 'IN_PROGRESS' || isLocked}
            title={isLocked ? languageLockedText : undefined}
            leftSection={isLocked ? <IconLock size={14} stroke={1.6} aria-hidden="true" /> : null}
            rightSection={<IconChevronDown size={15} stroke={1.6} aria-hidden="true" />}
          >
            {current}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.list ?? ''}>
          {languages.options.map(({ value, disabled }) => (
            <Menu.Item
              key={value}
              disabled={disabled}
              aria-current={value === state.programmingLanguage}
              leftSection={
                <span className={clsx(ui.inline, classes.check)}>
                  {value === state.programmingLanguage && <IconCheck size={16} stroke={1.6} aria-hidden="true" />}
                </span>
              }
              onClick={() => void choose(value)}
            >
              {programmingLanguageLabels[value]}
              {disabled && (
                <span className={clsx(ui.block, ui.text13, ui.line18, classes.why)}>{languages.whyMissing(value)}</span>
              )}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {problem !== null && (
        <span className={clsx(ui.shrinks, ui.text14, ui.bad)} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
