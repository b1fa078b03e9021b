import type { CompanyView } from '@greenroom/shared/wire'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Choice, type ChosenPreset, firstChoice, rememberChoice } from '../../data/choice.ts'
import { withPreset } from './presets.ts'

const addressOf = (preset: ChosenPreset | null): string => (preset === null ? '' : `${preset.slug}/${preset.round}`)

/** Reads the preset from an address: `?company=google&round=2`; the first round by default. */
export function presetIn(search: URLSearchParams): ChosenPreset | null {
  const slug = search.get('company')
  if (slug === null || slug === '') return null
  const round = search.get('round')
  if (round === 'all') return { slug, round }
  const number = Number(round ?? 1)
  return { slug, round: Number.isInteger(number) && number >= 1 ? number : 1 }
}

/**
 * The choice, kept across reloads. Its preset is in the address, so that it can be linked to. A new preset in the
 * address is applied as soon as the companies have loaded.
 */
export function useChoice(companies: readonly CompanyView[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const [choice, setChoice] = useState(() => firstChoice(localStorage))
  const inAddress = presetIn(search)
  const address = addressOf(inAddress)
  /** The last address seen, and those this page has set since, so that only changes made elsewhere are applied. */
  const seen = useRef<string | null>(null)
  const asked = useRef<string[]>([])

  function change(changed: Choice) {
    setChoice(changed)
    rememberChoice(localStorage, changed)
    const next = addressOf(changed.preset)
    asked.current.push(next)
    if (next === address) return
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        params.delete('company')
        params.delete('round')
        if (changed.preset !== null) {
          params.set('company', changed.preset.slug)
          params.set('round', String(changed.preset.round))
        }
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  }

  useEffect(() => {
    if (companies === undefined || seen.current === address) return
    const isFirst = seen.current === null
    seen.current = address
    const isOurs = asked.current.includes(address)
    if (asked.current.at(-1) === address) asked.current = []
    if (isOurs) return
    const wanted = inAddress
    if (wanted === null) {
      // Opening the page without a preset shows the last choice; going back to an address without one clears it.
      if (isFirst && choice.preset !== null) change(choice)
      else if (choice.preset !== null) change({ ...choice, preset: null })
      return
    }
    if (addressOf(choice.preset) === address) return
    const company = companies.find(({ slug }) => slug === wanted.slug)
    const applied = company === undefined ? choice : withPreset(choice, company, wanted.round)
    // The address names an unknown company or round: keep the choice.
    change(applied === choice ? { ...choice, preset: null } : applied)
  })

  return { choice, change }
}
