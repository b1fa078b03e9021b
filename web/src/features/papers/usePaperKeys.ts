import { useEffect, useRef } from 'react'
import { letterOf } from './sheets.ts'

type Keys = {
  options: readonly string[]
  /** Whether an open dialog gets the keys instead. */
  isQuiet: boolean
  onOption: (option: string) => void
  onFlag: () => void
  /** Null in a part without a calculator. */
  onCalculator: (() => void) | null
  onBack: () => void
  onNext: () => void
}

/** Letters choose an option, F flags, C opens the calculator, arrows turn the page. Not while typing in a field. */
export function usePaperKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { options, isQuiet, onOption, onFlag, onCalculator, onBack, onNext } = latest.current
      const isTyping =
        event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea') !== null
      if (isQuiet || isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const key = event.key.toUpperCase()
      const option = options.find((_, index) => letterOf(index) === key)
      // With six options or more, F is also an option: Shift+F always flags.
      if (option !== undefined && !event.shiftKey) onOption(option)
      else if (key === 'F') onFlag()
      else if (key === 'C' && onCalculator !== null) onCalculator()
      else if (key === 'ARROWLEFT') onBack()
      else if (key === 'ARROWRIGHT') onNext()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
