import { IconWifiOff } from '@tabler/icons-react'
import { StatusBar } from '../layout/StatusBar.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { useConnection } from './connection.ts'

/** Says that there is no connection, what is safe, and that nothing has to be done. The rooms have a bar of their own. */
export function ConnectionBar() {
  const connection = useConnection(({ connection }) => connection)
  return (
    <StatusBar
      said={connection === 'connected' ? null : layoutTexts.connection[connection]}
      tone="warn"
      icon={<IconWifiOff size={18} stroke={1.6} aria-hidden="true" />}
    />
  )
}
