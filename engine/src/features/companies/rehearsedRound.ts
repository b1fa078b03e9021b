import type { CompanyPreset } from '@greenroom/shared/content'
import type { RehearsedRound } from '@greenroom/shared/session'
import type { CompanyType } from '@greenroom/shared/vocabulary'

/** Finds one of a company's rounds, as listed by `GET /api/companies`; `number` counts from 1. */
export const rehearsedRoundFrom =
  (presets: () => readonly CompanyPreset[]) =>
  (company: CompanyType, number: number): RehearsedRound | undefined =>
    presets().find(({ companyType, releaseStage }) => companyType === company && releaseStage === 'prod')?.rounds[
      number - 1
    ]
