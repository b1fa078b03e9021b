import { IconWifiOff } from '@tabler/icons-react'
import { StatusBar } from '../layout/StatusBar.tsx'
import { layoutTexts } from '../layout/texts.ts'
import { useConnection } from './connection.ts'

/** Says that the connection is lost, what is safe, and that there's nothing to do. Rooms have their own bar. */
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
