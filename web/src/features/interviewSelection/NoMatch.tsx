import { challengeFetchTexts } from '@greenroom/shared/rules'
import type { InterviewSettings } from '@greenroom/shared/session'
import type { NearestMatch } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Remark.module.css'
import { nearestInWords } from './settingWords.ts'
import { selectionTexts as texts } from './texts.ts'

/** Shown when no question matches: the specification's text, and the nearest choices that do have one. */
export function NoMatch(props: {
  settings: InterviewSettings
  nearest: readonly NearestMatch[]
  onChoose: (change: NearestMatch) => void
}) {
  return (
    <div className={clsx(ui.flex, ui.gap10, ui.round, ui.warnGround, classes.box)} role="status">
      <IconInfoCircle className={clsx(ui.fixed, ui.warn, classes.icon)} size={18} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={clsx(ui.flat, ui.body)}>{challengeFetchTexts.noMatch}</p>
        <p className={clsx(ui.flat, ui.body, ui.medium, classes.lead)}>
          {props.nearest.length > 0 ? texts.nearest : texts.nothingNear}
        </p>
        <div className={clsx(ui.flex, ui.wrap, ui.gap8, classes.choices)}>
          {props.nearest.map((change) => (
            <Button key={JSON.stringify(change)} size="xs" onClick={() => props.onChoose(change)}>
              {nearestInWords(change, props.settings)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
