import { useSessionStorage } from '@mantine/hooks'

/** What stands in a field and is not sent; it survives a reload. */
export const useComposerText = (key: string) =>
  useSessionStorage({ key: `greenroom:${key}`, defaultValue: '', getInitialValueInEffect: false })
