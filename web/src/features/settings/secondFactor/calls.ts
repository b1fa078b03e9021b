import {
  type Confirmation,
  type Enrolment,
  enrolmentSchema,
  recoveryCodesSchema,
  type SecondFactor,
  secondFactorPaths,
  secondFactorSchema,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post } from '../../../data/api.ts'
import { confirmationFailure } from '../factors/confirmation.ts'

const key = ['second-factor'] as const

export const useSecondFactor = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }): Promise<SecondFactor> => get(secondFactorPaths.secondFactor, secondFactorSchema, { signal }),
  })

export function useSecondFactorChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export const beginEnrolment = (password: string): Promise<Enrolment> =>
  post(secondFactorPaths.begin, { password }, enrolmentSchema)

export const turnOn = async (code: string): Promise<string[]> =>
  (await post(secondFactorPaths.turnOn, { code }, recoveryCodesSchema)).recoveryCodes

export const renewCodes = async (by: Confirmation): Promise<string[]> =>
  (await post(secondFactorPaths.recoveryCodes, by, recoveryCodesSchema)).recoveryCodes

export async function turnOff(by: Confirmation): Promise<void> {
  await post(secondFactorPaths.turnOff, by, secondFactorSchema)
}

/** Error message for a failed request; null if nothing failed. */
export const failureOf = (error: unknown): string | null => (error === null ? null : confirmationFailure(error))
