import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type PaymentStatus = 'success' | 'cancelled'

const parameter = 'paymentStatus'
const readStatus = (value: unknown): PaymentStatus | null =>
  value === 'success' || value === 'cancelled' ? value : null

/**
 * The checkout state from the payment provider's link (spec §2). It's only for display: the server knows what was paid.
 * Moves it from the address to this history entry, so that a reload still shows it but a shared address doesn't.
 */
export function usePaymentStatus(): PaymentStatus | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const asked = parameters.get(parameter)
  useEffect(() => {
    if (asked === null) return
    const others = new URLSearchParams(search)
    others.delete(parameter)
    void navigate({ pathname, search: others.toString() }, { replace: true, state: { [parameter]: asked } })
  }, [asked, navigate, pathname, search])
  return readStatus(asked ?? (state as Record<string, unknown> | null)?.[parameter])
}
