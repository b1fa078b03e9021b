import { planIds, plans } from '@greenroom/shared/rules'
import { subscriptionTiers } from '@greenroom/shared/vocabulary'
import { maxReasonLength } from '@greenroom/shared/wire'
import { NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { commonTexts } from '../parts/texts.ts'
import type { Draft } from './draft.ts'
import { subscriptionTexts } from './texts.ts'

const texts = subscriptionTexts.form

/** Form fields for tier, expiry date, plan and reason. */
export function SubscriptionFields(props: {
  draft: Draft
  reason: string
  onDraft: (draft: Draft) => void
  onReason: (reason: string) => void
}) {
  const { draft, onDraft } = props
  const isFree = draft.tier === 'FREE'
  const hasPlan = draft.tier === 'PREMIUM' || draft.tier === 'PENDING'
  return (
    <>
      <div className={clsx(ui.grid, ui.halves, classes.pair)}>
        <NativeSelect
          label={texts.tier}
          data={[...subscriptionTiers]}
          value={draft.tier}
          onChange={({ currentTarget: { value } }) => {
            const tier = subscriptionTiers.find((each) => each === value)
            if (tier !== undefined) onDraft({ ...draft, tier })
          }}
        />
        <TextInput
          label={texts.expires}
          type="date"
          value={isFree ? '' : draft.day}
          disabled={isFree}
          description={isFree ? texts.freeHasNone : isPast(draft.day) ? texts.past : texts.never}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, day: value })}
        />
      </div>
      <NativeSelect
        label={texts.plan}
        data={[{ value: '', label: texts.noPlan }, ...planIds.map((id) => ({ value: id, label: plans[id].name }))]}
        value={hasPlan ? (draft.plan ?? '') : ''}
        disabled={!hasPlan}
        onChange={({ currentTarget: { value } }) =>
          onDraft({ ...draft, plan: planIds.find((each) => each === value) ?? null })
        }
      />
      <TextInput
        label={commonTexts.reason}
        value={props.reason}
        maxLength={maxReasonLength}
        required
        withAsterisk={false}
        onChange={({ currentTarget: { value } }) => props.onReason(value)}
      />
    </>
  )
}

const isPast = (day: string): boolean => day !== '' && day < new Date().toISOString().slice(0, 10)
