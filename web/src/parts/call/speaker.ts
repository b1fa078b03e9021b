import { useSessionStorage } from '@mantine/hooks'

/** Id of the speaker for calls; empty for the browser's choice. */
export const useSpeaker = () =>
  useSessionStorage<string>({
    key: 'greenroom:speaker',
    defaultValue: '',
    serialize: (id) => id,
    deserialize: (id) => id ?? '',
    getInitialValueInEffect: false,
  })

export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype
