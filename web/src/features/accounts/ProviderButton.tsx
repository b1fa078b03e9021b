import { Button } from '@mantine/core'
import { sentenceOf } from '../../data/api.ts'
import { useIdentityProvider } from '../../data/identityProvider.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { accountsTexts } from './texts.ts'

/** “Continue with …”, shown if this installation has an identity provider. `leave` sends the browser there. */
export function ProviderButton({ leave }: { leave: () => Promise<void> }) {
  const name = useIdentityProvider()
  const { submit, pending, error } = useSubmit(leave)
  if (typeof name !== 'string') return null
  return (
    <>
      <Button size="md" loading={pending} onClick={() => void submit()}>
        {accountsTexts.continueWith(name)}
      </Button>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </>
  )
}
